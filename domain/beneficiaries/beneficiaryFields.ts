import { isoDateOf, isIsoDate } from '../isoDate';
import { string, type Schema, oneLine } from '../yup';
import { isEmailAddress, isWebsite } from '../text';
import { messages } from '../messages';
import { currencies } from '../money/currencies';
import { bankCodeFault } from './bankCodeFault';
import { isRoutingCodeType, routingCodeTypes, type BankCodeKind } from './bankCodes';

const firstBirthDate = '1900-01-01';
const minAgeYears = 16;

/**
 * Why a payee cannot be born on a day (YYYY-MM-DD), as a sentence for the user; undefined for a day from 1900 on, at least 16 years
 * before `now`.
 */
export function birthDateFault(day: string, now: Date): string | undefined {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() - minAgeYears);
  const isPossible = day >= firstBirthDate && day <= isoDateOf(latest);
  return isPossible ? undefined : 'Enter a date of birth from 1900 on, at least 16 years ago.';
}

/** Whether a beneficiary is a company or a person (specification, section 3). */
export const beneficiaryEntityTypes = ['company', 'individual'] as const;
/** One of beneficiaryEntityTypes. */
export type BeneficiaryEntityType = (typeof beneficiaryEntityTypes)[number];

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
/** One of identificationTypes. */
export type IdentificationType = (typeof identificationTypes)[number];

const text = (maxLength = 255) => oneLine(maxLength);
const optional = (maxLength?: number) => text(maxLength).nullable();
const country = () =>
  string()
    .matches(/^[A-Z]{2}$/, 'Choose a country.')
    .required(messages.fields.required);
const routingCodeType = () =>
  string()
    .nullable()
    .oneOf([...routingCodeTypes, null], 'This routing code type is not known.');

/** The fields whose texts are bank codes. The kind of a routing code is in the field of its type. */
const bankCodeKinds = {
  accountNumber: () => 'accountNumber',
  iban: () => 'iban',
  bicSwift: () => 'bicSwift',
  routingCodeValue1: ({ routingCodeType1 }) => routingKind(routingCodeType1),
  routingCodeValue2: ({ routingCodeType2 }) => routingKind(routingCodeType2),
} as const satisfies Readonly<Record<string, (entered: EnteredTypes) => BankCodeKind | undefined>>;

/** What decides the kind of a routing code, and the country of its bank. */
interface EnteredTypes {
  readonly routingCodeType1?: string | null;
  readonly routingCodeType2?: string | null;
  readonly bankCountry?: string | null;
}

const routingKind = (type: string | null | undefined) => (isRoutingCodeType(type) ? type : undefined);

/** The name of a field whose text is a bank code. */
export type BankCodeField = keyof typeof bankCodeKinds;

/** The names of the fields whose texts are bank codes. */
export const bankCodeFields = Object.keys(bankCodeKinds) as readonly BankCodeField[];

/** The kind of a bank code; undefined for a routing code without a known type. */
export function bankCodeKindOf(name: BankCodeField, entered: EnteredTypes): BankCodeKind | undefined {
  return bankCodeKinds[name](entered);
}

/** A bank code, with or without separators; the fault of a wrong one is a sentence that says what the field wants. */
const bankCode = (name: BankCodeField) =>
  optional(100).test('bank code', (typed, context) => {
    const entered = context.parent as EnteredTypes;
    const kind = bankCodeKindOf(name, entered);
    const fault = kind && typed ? bankCodeFault(kind, typed, entered.bankCountry ?? '') : undefined;
    return fault === undefined || context.createError({ message: fault });
  });

/** A field of a beneficiary's details: what a user may enter, and the name that the provider has for it. */
interface BeneficiaryField {
  readonly schema: Schema;
  readonly provider: string;
}

/**
 * The fields of a beneficiary's details, by the names of the specification's slice. Input, slice, mirror, form and the calls to the
 * provider take their fields from here. Which of the optional ones a route requires, the provider says (requiredDetails.ts).
 */
export const beneficiaryFields = {
  name: { provider: 'name', schema: text(100).required(messages.fields.required) },
  beneficiaryEntityType: {
    provider: 'beneficiary_entity_type',
    schema: string()
      .required(messages.fields.required)
      .oneOf([...beneficiaryEntityTypes], 'Choose company or individual.'),
  },
  companyName: { provider: 'beneficiary_company_name', schema: optional() },
  firstName: { provider: 'beneficiary_first_name', schema: optional() },
  lastName: { provider: 'beneficiary_last_name', schema: optional() },
  dateOfBirth: {
    provider: 'beneficiary_date_of_birth',
    schema: string()
      .nullable()
      .test('date', 'Enter a date as YYYY-MM-DD.', (date) => !date || isIsoDate(date)),
  },
  address: { provider: 'beneficiary_address', schema: optional() },
  city: { provider: 'beneficiary_city', schema: optional() },
  stateOrProvince: { provider: 'beneficiary_state_or_province', schema: optional() },
  postcode: { provider: 'beneficiary_postcode', schema: optional(12) },
  country: { provider: 'beneficiary_country', schema: country() },
  bankCountry: { provider: 'bank_country', schema: country() },
  bankName: { provider: 'bank_name', schema: optional() },
  bankAddress: { provider: 'bank_address', schema: optional(100) },
  bankAccountHolderName: {
    provider: 'bank_account_holder_name',
    schema: text().required(messages.fields.required),
  },
  accountNumber: { provider: 'account_number', schema: bankCode('accountNumber') },
  iban: { provider: 'iban', schema: bankCode('iban') },
  bicSwift: { provider: 'bic_swift', schema: bankCode('bicSwift') },
  routingCodeType1: { provider: 'routing_code_type_1', schema: routingCodeType() },
  routingCodeValue1: { provider: 'routing_code_value_1', schema: bankCode('routingCodeValue1') },
  routingCodeType2: { provider: 'routing_code_type_2', schema: routingCodeType() },
  routingCodeValue2: { provider: 'routing_code_value_2', schema: bankCode('routingCodeValue2') },
  currency: {
    provider: 'currency',
    schema: string()
      .required(messages.fields.required)
      .test('known', 'This currency is not known.', (code) => currencies.has(code)),
  },
  email: {
    provider: 'email',
    schema: text()
      .nullable()
      .test('e-mail', 'Enter an e-mail address.', (address) => !address || isEmailAddress(address)),
  },
  identificationType: {
    provider: 'beneficiary_identification_type',
    schema: string()
      .nullable()
      .oneOf([...identificationTypes, null], 'This identification type is not known.'),
  },
  identificationValue: { provider: 'beneficiary_identification_value', schema: optional() },
  externalReference: { provider: 'beneficiary_external_reference', schema: optional() },
  businessNature: { provider: 'business_nature', schema: optional() },
  companyWebsite: {
    provider: 'company_website',
    schema: optional().test(
      'website',
      'Enter the whole address of a website, such as https://www.example.com.',
      (website) => !website || isWebsite(website),
    ),
  },
} as const satisfies Readonly<Record<string, BeneficiaryField>>;

type Fields = typeof beneficiaryFields;

/** The name of a field of the table. */
export type BeneficiaryFieldName = keyof Fields;

/** The provider's name of each field. */
export type ProviderNameOf<Name extends BeneficiaryFieldName> = Fields[Name]['provider'];

/** The fields that every stored beneficiary has; one that was imported may lack the country. */
type AlwaysKnown = 'name' | 'bankCountry' | 'bankAccountHolderName' | 'currency';

type TextField = Exclude<BeneficiaryFieldName, 'beneficiaryEntityType' | 'identificationType'>;

/** A beneficiary's details as a slice keeps them: null where nothing is known. */
export type BeneficiaryDetails = {
  readonly [Name in TextField]: Name extends AlwaysKnown ? string : string | null;
} & {
  readonly beneficiaryEntityType: BeneficiaryEntityType;
  readonly identificationType: IdentificationType | null;
  readonly isPriority: boolean;
  readonly isRegular: boolean;
};

/** The names of the fields, in the order of the table. */
export const beneficiaryFieldNames = Object.keys(beneficiaryFields) as readonly BeneficiaryFieldName[];

/** A record with a value for each field. */
export function forEachField<Value>(
  valueOf: (name: BeneficiaryFieldName) => Value,
): Record<BeneficiaryFieldName, Value> {
  return Object.fromEntries(beneficiaryFieldNames.map((name) => [name, valueOf(name)])) as Record<
    BeneficiaryFieldName,
    Value
  >;
}

/** Our name for a field that the provider names; undefined when a beneficiary has no such field. */
export function fieldOfProviderName(providerName: string): BeneficiaryFieldName | undefined {
  return beneficiaryFieldNames.find((name) => beneficiaryFields[name].provider === providerName);
}
