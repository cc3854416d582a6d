import { ValidationError } from '../../../../../domain/yup';
import { accountFaults } from '../../../../../domain/accounts/accountFaults';
import { accountChangesSchema, accountInputSchema } from '../../../../../domain/accounts/accountInput';
import { nothingSafeguarded } from '../../../../../domain/safeguarding/currencies';
import type { AccountChangesInput, AccountInput } from '../../../graphql/generated/operations';
import type { Account } from '../accountQuery';

const textFields = [
  ...(['name', 'reference', 'tccAccountId', 'street', 'city', 'state_or_province', 'postal_code', 'country'] as const),
  ...(['legal_entity_type', 'identification_type', 'identification_value', 'default_payment_charge_type'] as const),
  ...(['process_charges_from', 'payment_fee_tariff_id', 'incoming_fund_fee_tariff_id'] as const),
  ...(['monthly_maintenance_charge_tariff_id', 'balance_transfer_fee_tariff_id', 'debit_account_id'] as const),
] as const;

const flagFields = [
  ...(['process_charges', 'debit_account_use_source', 'charge_currencies_use_source'] as const),
  ...(['safeguarding_enabled', 'safeguarding_permitted', 'isDesignated', 'isTccSubAccount'] as const),
] as const;

/** The form as its controls hold it. */
export type AccountValues = Readonly<Record<(typeof textFields)[number], string>> &
  Readonly<Record<(typeof flagFields)[number], boolean>> & {
    readonly org_id: string;
    /** One address on each line. */
    readonly fundingEmails: string;
    readonly charge_currencies: readonly string[];
  };

/** An empty form with the defaults of a new account. */
export const newValues = (orgId: string): AccountValues => ({
  ...(Object.fromEntries(textFields.map((field) => [field, ''])) as Record<(typeof textFields)[number], string>),
  org_id: orgId,
  default_payment_charge_type: 'shared',
  fundingEmails: '',
  charge_currencies: [],
  process_charges: false,
  debit_account_use_source: true,
  charge_currencies_use_source: true,
  safeguarding_enabled: false,
  safeguarding_permitted: true,
  isDesignated: false,
  isTccSubAccount: true,
});

/** What the form shows of a stored account. */
export const valuesOf = (account: Account): AccountValues => ({
  ...(Object.fromEntries(textFields.map((field) => [field, account[field] ?? ''])) as Record<
    (typeof textFields)[number],
    string
  >),
  ...(Object.fromEntries(flagFields.map((field) => [field, account[field]])) as Record<
    (typeof flagFields)[number],
    boolean
  >),
  org_id: account.org_id,
  fundingEmails: account.fundingEmails.join('\n'),
  charge_currencies: account.charge_currencies,
});

const emailsOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((email) => email.trim())
    .filter(Boolean);

/** The values as the server takes them. An empty text is null, except the name, which is required. */
function inputOf(values: AccountValues): AccountChangesInput {
  const texts = textFields.map((field) => [field, values[field].trim() || (field === 'name' ? '' : null)]);
  const flags = flagFields.map((field) => [field, values[field]]);
  return {
    ...(Object.fromEntries([...texts, ...flags]) as AccountChangesInput),
    fundingEmails: emailsOf(values.fundingEmails),
    charge_currencies: [...values.charge_currencies],
  };
}

/** What creating an account takes. Safeguarding is permitted for every new account. */
export function creationOf(values: AccountValues): AccountInput {
  const { org_id, name } = values;
  const given = Object.entries(inputOf(values)).filter(([field]) => field !== 'safeguarding_permitted');
  return { ...Object.fromEntries(given), org_id, name: name.trim() };
}

/** The fields that differ from what is stored, so that two administrators do not undo each other's changes. */
export function changesOf(values: AccountValues, stored: Account): AccountChangesInput {
  const before = inputOf(valuesOf(stored)) as Readonly<Record<string, unknown>>;
  const changed = Object.entries(inputOf(values)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(changed) as AccountChangesInput;
}

/** The faults of the form by field: of a new account, or of changes. */
export function faultsOf(values: AccountValues, stored?: Account): Record<string, string> {
  const amounts = stored ?? nothingSafeguarded;
  const contradictions = accountFaults({ ...amounts, ...values, debit_account_id: values.debit_account_id || null });
  return {
    ...Object.fromEntries(contradictions.map(({ field, text }) => [field, text])),
    ...schemaFaults(values, stored),
  };
}

function schemaFaults(values: AccountValues, stored: Account | undefined): Record<string, string> {
  const options = { strict: true, abortEarly: false } as const;
  try {
    if (stored) accountChangesSchema.validateSync(changesOf(values, stored), options);
    else accountInputSchema.validateSync(creationOf(values), options);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.toReversed().map(({ path = '', message }) => [path.split('[')[0] ?? '', message]),
    );
  }
}
