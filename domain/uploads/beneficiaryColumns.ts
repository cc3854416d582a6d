import { beneficiaryFieldNames, type BeneficiaryFieldName } from '../beneficiaries/beneficiaryFields';
import type { RowValues, UploadColumn } from './columns';

/** A field of an uploaded beneficiary. */
export type BeneficiaryRowField = BeneficiaryFieldName | 'paymentTypes';

/** The texts of an uploaded beneficiary. */
export type BeneficiaryRowValues = RowValues<BeneficiaryRowField>;

const titles: Readonly<Record<BeneficiaryRowField, string>> = {
  name: 'Name',
  beneficiaryEntityType: 'Entity type',
  companyName: 'Company name',
  firstName: 'First name',
  lastName: 'Last name',
  dateOfBirth: 'Date of birth',
  address: 'Address',
  city: 'City',
  stateOrProvince: 'State or province',
  postcode: 'Postcode',
  country: 'Country',
  bankCountry: 'Bank country',
  bankName: 'Bank name',
  bankAddress: 'Bank address',
  bankAccountHolderName: 'Account holder',
  accountNumber: 'Account number',
  iban: 'IBAN',
  bicSwift: 'BIC',
  routingCodeType1: 'Routing code type',
  routingCodeValue1: 'Routing code',
  routingCodeType2: 'Second routing code type',
  routingCodeValue2: 'Second routing code',
  currency: 'Currency',
  email: 'E-mail',
  identificationType: 'Identification type',
  identificationValue: 'Identification',
  externalReference: 'Reference',
  businessNature: 'Business nature',
  companyWebsite: 'Website',
  paymentTypes: 'Payment types',
};

const required: readonly BeneficiaryRowField[] = [
  ...(['name', 'beneficiaryEntityType', 'country', 'bankCountry', 'bankAccountHolderName', 'currency'] as const),
  'paymentTypes',
];

/** The fields of an uploaded beneficiary. */
export const beneficiaryRowFields: readonly BeneficiaryRowField[] = [...beneficiaryFieldNames, 'paymentTypes'];

/** The columns of a file of beneficiaries. */
export const beneficiaryColumns: readonly UploadColumn<BeneficiaryRowField>[] = beneficiaryRowFields.map((field) => ({
  field,
  title: titles[field],
  isRequired: required.includes(field),
}));
