import { array, object, string, type InferType } from 'yup';
import { isIsoDate } from '../isoDate';
import { messages } from '../messages';
import { currencies } from '../money/currencies';
import { oneLine } from '../oneLine';
import { paymentTypes } from '../payments/paymentInput';

export const beneficiaryEntityTypes = ['company', 'individual'] as const;

/** Section 3 of the specification. */
export const identificationTypes = [
  'citizenship_papers',
  'credential_de_elector',
  'drivers_license',
  'drivers_license_canadian',
  'employer_identification_number',
  'existing_credit_card_details',
  'green_card',
  'incorporation_number',
  'matricula_consular',
  'national_id',
  'none',
  'others',
  'passport',
  'registro_federal_de_contribuyentes',
  'social_insurance_number',
  'social_security_number',
  'visa',
] as const;

/** The specification's routing code types. */
export const routingCodeTypes = [
  'aba',
  'ach_routing_number',
  'bank_code',
  'branch_code',
  'bsb_code',
  'clabe',
  'cnaps',
  'ifsc',
  'institution_no',
  'sort_code',
  'wire_routing_number',
] as const;

const text = (length = 255) => oneLine(length);
const optional = (length?: number) => text(length).nullable();
const country = () => string().matches(/^[A-Z]{2}$/, 'Choose a country.');
const routingCodeType = () =>
  string()
    .nullable()
    .oneOf([...routingCodeTypes, null], 'This routing code type is not known.');

/** A beneficiary as a person enters it. Which fields a route requires, the provider says (requiredDetails.ts). */
export const beneficiaryInputSchema = object({
  name: text(100).required(messages.fields.required),
  beneficiaryEntityType: string()
    .required(messages.fields.required)
    .oneOf([...beneficiaryEntityTypes], 'Choose company or individual.'),
  companyName: optional(),
  firstName: optional(),
  lastName: optional(),
  dateOfBirth: string()
    .nullable()
    .test('date', 'Enter a date as YYYY-MM-DD.', (date) => !date || isIsoDate(date)),
  address: optional(),
  city: optional(),
  stateOrProvince: optional(),
  postcode: optional(12),
  country: country().required(messages.fields.required),
  bankCountry: country().required(messages.fields.required),
  bankName: optional(),
  bankAddress: optional(100),
  bankAccountHolderName: text().required(messages.fields.required),
  accountNumber: optional(50),
  iban: optional(42),
  bicSwift: optional(11),
  routingCodeType1: routingCodeType(),
  routingCodeValue1: optional(50),
  routingCodeType2: routingCodeType(),
  routingCodeValue2: optional(50),
  currency: string()
    .required(messages.fields.required)
    .test('known', 'This currency is not known.', (code) => currencies.has(code)),
  paymentTypes: array(
    string()
      .oneOf([...paymentTypes])
      .required(),
  )
    .min(1, messages.fields.required)
    .required(messages.fields.required),
  email: text()
    .nullable()
    .matches(/^\S+@\S+\.\S+$/, { message: 'Enter an e-mail address.', excludeEmptyString: true }),
  identificationType: string()
    .nullable()
    .oneOf([...identificationTypes, null], 'This identification type is not known.'),
  identificationValue: optional(),
  externalReference: optional(),
  businessNature: optional(),
  companyWebsite: optional(),
}).noUnknown();

export type BeneficiaryInput = InferType<typeof beneficiaryInputSchema>;
