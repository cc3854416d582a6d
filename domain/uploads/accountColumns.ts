import type { RowValues, UploadColumn } from './columns';

/** The fields of an uploaded account. */
export const accountRowFields = [
  'name',
  'reference',
  'providerId',
  'legalEntityType',
  'street',
  'city',
  'stateOrProvince',
  'postalCode',
  'country',
  'chargeType',
  'fundingEmails',
] as const;

/** One of accountRowFields. */
export type AccountRowField = (typeof accountRowFields)[number];

/** The texts of an uploaded account. */
export type AccountRowValues = RowValues<AccountRowField>;

const titles: Readonly<Record<AccountRowField, string>> = {
  name: 'Name',
  reference: 'Reference',
  providerId: 'Provider id',
  legalEntityType: 'Legal entity type',
  street: 'Street',
  city: 'City',
  stateOrProvince: 'State or province',
  postalCode: 'Postal code',
  country: 'Country',
  chargeType: 'Charge type',
  fundingEmails: 'Funding emails',
};

/** The columns of a file of accounts. Countries are two-letter codes; several e-mail addresses are separated by semicolons. */
export const accountColumns: readonly UploadColumn<AccountRowField>[] = accountRowFields.map((field) => ({
  field,
  title: titles[field],
  isRequired: field === 'name',
}));
