import type { BeneficiaryInput } from '../../domain/beneficiaries/beneficiaryInput';
import type { Slice } from '../database/beneficiaries';
import type { Parameters } from '../provider/transport';

type Details = Omit<Slice, 'id' | 'beneficiaryId' | 'externalReference'>;

/** Our field, and what the provider calls it. */
const names = {
  bankCountry: 'bank_country',
  currency: 'currency',
  accountNumber: 'account_number',
  routingCodeType1: 'routing_code_type_1',
  routingCodeValue1: 'routing_code_value_1',
  routingCodeType2: 'routing_code_type_2',
  routingCodeValue2: 'routing_code_value_2',
  bicSwift: 'bic_swift',
  iban: 'iban',
  bankName: 'bank_name',
  bankAddress: 'bank_address',
  beneficiaryEntityType: 'beneficiary_entity_type',
  companyName: 'beneficiary_company_name',
  firstName: 'beneficiary_first_name',
  lastName: 'beneficiary_last_name',
  address: 'beneficiary_address',
  city: 'beneficiary_city',
  postcode: 'beneficiary_postcode',
  stateOrProvince: 'beneficiary_state_or_province',
  country: 'beneficiary_country',
  dateOfBirth: 'beneficiary_date_of_birth',
  identificationType: 'beneficiary_identification_type',
  identificationValue: 'beneficiary_identification_value',
  businessNature: 'business_nature',
  companyWebsite: 'company_website',
} as const satisfies Partial<Record<keyof Details, string>>;

/** The parameters of the provider's beneficiary calls. Empty values stay out. */
export function providerBeneficiary(details: Details, onBehalfOf: string | null): Parameters {
  const fields = Object.entries(names).map(([ours, theirs]) => [theirs, details[ours as keyof typeof names] || null]);
  return {
    ...Object.fromEntries(fields),
    payment_types: [...(details.isPriority ? ['priority'] : []), ...(details.isRegular ? ['regular'] : [])],
    on_behalf_of: onBehalfOf,
  };
}

const routingCodeFields = ['routing_code', ...Object.values(names).filter((name) => name.startsWith('routing_code'))];

/** Our name for a field that the provider complains about; what has none of ours is reported as the provider says it. */
export function ourField(providerField: string): string {
  const found = Object.entries(names).find(([, theirs]) => theirs === providerField);
  if (found) return found[0];
  return routingCodeFields.includes(providerField) || providerField.endsWith('_code')
    ? 'routingCodeValue1'
    : providerField;
}

/** What a person entered as the details of a slice. */
export function detailsOf(input: BeneficiaryInput): Details {
  const { paymentTypes, ...fields } = input;
  const known = Object.entries(fields).filter(([name]) => name !== 'externalReference');
  const blankAsNull = Object.fromEntries(known.map(([name, value]) => [name, value || null]));
  return {
    ...emptyDetails,
    ...blankAsNull,
    isPriority: paymentTypes.includes('priority'),
    isRegular: paymentTypes.includes('regular'),
  } as Details;
}

const emptyDetails = {
  companyName: null,
  firstName: null,
  lastName: null,
  dateOfBirth: null,
  address: null,
  city: null,
  stateOrProvince: null,
  postcode: null,
  bankName: null,
  bankAddress: null,
  accountNumber: null,
  iban: null,
  bicSwift: null,
  routingCodeType1: null,
  routingCodeValue1: null,
  routingCodeType2: null,
  routingCodeValue2: null,
  email: null,
  identificationType: null,
  identificationValue: null,
  businessNature: null,
  companyWebsite: null,
};
