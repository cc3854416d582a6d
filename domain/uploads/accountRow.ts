import { ValidationError } from '../yup';
import { accountInputSchema, type AccountInput } from '../accounts/accountInput';
import { detailFaults } from '../accounts/detailFaults';
import { accountRowFields, type AccountRowField, type AccountRowValues } from './accountColumns';
import type { RowProblem } from './columns';

/** The column of each field of an account. */
const columnOf: Readonly<Record<string, AccountRowField>> = {
  name: 'name',
  reference: 'reference',
  tccAccountId: 'providerId',
  legal_entity_type: 'legalEntityType',
  street: 'street',
  city: 'city',
  state_or_province: 'stateOrProvince',
  postal_code: 'postalCode',
  country: 'country',
  default_payment_charge_type: 'chargeType',
  fundingEmails: 'fundingEmails',
};

const rowSchema = accountInputSchema.omit(['org_id']);

/** A row as it is read: codes in the case in which they are stored, all else as in the file. */
export const normalisedAccount = (values: AccountRowValues): AccountRowValues => ({
  ...values,
  providerId: values.providerId.toLowerCase(),
  legalEntityType: values.legalEntityType.toLowerCase(),
  country: values.country.toUpperCase(),
  chargeType: values.chargeType.toLowerCase(),
});

/** A row as the input of an account of an organisation. */
export const accountOfRow = (values: AccountRowValues, organisationId: string): AccountInput => ({
  ...(detailsOf(values) as Omit<AccountInput, 'org_id'>),
  org_id: organisationId,
});

function detailsOf(values: AccountRowValues) {
  return {
    name: values.name,
    reference: values.reference || null,
    tccAccountId: values.providerId || null,
    legal_entity_type: values.legalEntityType,
    street: values.street,
    city: values.city,
    state_or_province: values.stateOrProvince,
    postal_code: values.postalCode,
    country: values.country,
    ...(values.chargeType && { default_payment_charge_type: values.chargeType }),
    fundingEmails: values.fundingEmails
      .split(';')
      .map((address) => address.trim())
      .filter(Boolean),
  };
}

/**
 * What is wrong with the texts of a row, the first problem of each field. What is only needed before the account is approved is a warning. What
 * needs the database is checked later.
 */
export function accountRowProblems(values: AccountRowValues): RowProblem<AccountRowField>[] {
  const problems = [...schemaProblems(values), ...detailWarnings(values)];
  return accountRowFields.flatMap((field) => problems.find((problem) => problem.field === field) ?? []);
}

function schemaProblems(values: AccountRowValues): RowProblem<AccountRowField>[] {
  try {
    rowSchema.validateSync(detailsOf(values), { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path = '', message }) => ({
      field: columnOf[path.split('[')[0] ?? ''] ?? 'name',
      text: message,
    }));
  }
}

const detailWarnings = (values: AccountRowValues): RowProblem<AccountRowField>[] =>
  detailFaults(detailsOf(values)).map(({ field, text }) => ({
    field: columnOf[field] ?? 'name',
    text: `Before approval: ${text}`,
    isWarning: true,
  }));
