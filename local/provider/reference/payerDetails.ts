import type { EntityType, PaymentType } from '../store/records';

/** What must be told about a payer. The patterns are Ruby's: `\A` and `\z` are its anchors. */
export interface PayerDetails {
  readonly currency: string | null;
  readonly payer_entity_type: EntityType;
  readonly payment_type: PaymentType;
  readonly payer_identification_type?: string;
  readonly required_fields: readonly { readonly name: string; readonly validation_rule: string }[];
}

const anyText = '\\A.{1,255}\\z';
const rules: Readonly<Record<string, string>> = {
  payer_country: '\\A[A-z]{2}\\z',
  payer_date_of_birth: '/\\A\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])\\z/',
};
const address = ['payer_country', 'payer_city', 'payer_address'];
const names: Readonly<Record<EntityType, readonly string[]>> = {
  company: ['payer_company_name'],
  individual: ['payer_first_name', 'payer_last_name', 'payer_date_of_birth'],
};

/** Currencies whose local rails want the payer identified. */
const identified = new Set(['IDR', 'MYR', 'PHP']);

/** The details of every kind of payer, by type of payment. */
export function payerDetails(currency: string | null): PayerDetails[] {
  return (['priority', 'regular'] as const).flatMap((paymentType) =>
    (['company', 'individual'] as const).map((type) => detailsOf(currency, type, paymentType)),
  );
}

function detailsOf(currency: string | null, type: EntityType, paymentType: PaymentType): PayerDetails {
  const isIdentified = (type === 'company' && paymentType === 'priority') || identified.has(currency ?? '');
  const fields = [...address, ...names[type], ...(isIdentified ? ['payer_identification_value'] : [])];
  const document = type === 'company' ? 'incorporation_number' : 'passport';
  return {
    currency,
    payer_entity_type: type,
    payment_type: paymentType,
    required_fields: fields.map((name) => ({ name, validation_rule: rules[name] ?? anyText })),
    ...(isIdentified ? { payer_identification_type: document } : {}),
  };
}
