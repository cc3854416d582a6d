import type { EntityType, PaymentType } from '../../store/records';

/** One way to be paid: the two literals, and a pattern for every field that it requires. */
export interface DetailsEntry {
  readonly payment_type: PaymentType;
  readonly beneficiary_entity_type: EntityType;
  readonly [field: string]: string;
}

export type FieldPatterns = Readonly<Record<string, string>>;

export const anyText = '^.{1,255}';
export const countryCode = '^[A-z]{2}$';
export const bic = '^[0-9A-Z]{8}$|^[0-9A-Z]{11}$';
export const iban = '([A-Z0-9]\\s*){15,34}';
export const postcode = '^.{1,12}$';
export const anyAccount = '^[0-9A-Z]{1,50}$';

const personName = '^([^0-9]{1,255})$';
const address: FieldPatterns = {
  beneficiary_address: anyText,
  beneficiary_city: anyText,
  beneficiary_country: countryCode,
};
const named: Readonly<Record<EntityType, FieldPatterns>> = {
  individual: { ...address, beneficiary_first_name: personName, beneficiary_last_name: personName },
  company: { ...address, beneficiary_company_name: '^(?!\\d+$).{1,255}$' },
};

/** State and post code, which banks in the US, Canada and Mexico want besides the address. */
export const stateAndPostcode: FieldPatterns = {
  beneficiary_state_or_province: anyText,
  beneficiary_postcode: postcode,
};

/** An entry for a person and one for a firm, with name, address and the given fields. */
export function forBoth(paymentType: PaymentType, fields: FieldPatterns): DetailsEntry[] {
  return [forEntity(paymentType, 'individual', fields), forEntity(paymentType, 'company', fields)];
}

/** An entry for one kind of holder, with name, address and the given fields. */
export function forEntity(paymentType: PaymentType, entityType: EntityType, fields: FieldPatterns): DetailsEntry {
  return { payment_type: paymentType, beneficiary_entity_type: entityType, ...named[entityType], ...fields };
}

/** Entries that ask for the bank account alone, no name or address. */
export function accountOnly(paymentType: PaymentType, fields: FieldPatterns): DetailsEntry[] {
  return [
    { payment_type: paymentType, ...fields, beneficiary_entity_type: 'individual' },
    { payment_type: paymentType, ...fields, beneficiary_entity_type: 'company' },
  ];
}
