import { pagingParameters } from '../../http/pagination';
import type { ParameterTable } from '../../http/parameterRules';
import { scopeParameter } from '../../http/scope';

const routingTypes = [
  'aba',
  'bank_code',
  'branch_code',
  'bsb_code',
  'clabe',
  'cnaps',
  'ifsc',
  'institution_no',
  'sort_code',
];

const identificationTypes = [
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
  'clave_unica_de_registro_de_poblacion',
];

const holderParameters: ParameterTable = {
  beneficiary_entity_type: { format: 'text', oneOf: ['individual', 'company'] },
  beneficiary_company_name: { format: 'text' },
  beneficiary_first_name: { format: 'text' },
  beneficiary_last_name: { format: 'text' },
  beneficiary_city: { format: 'text' },
  beneficiary_postcode: { format: 'text', maxLength: 12 },
  beneficiary_state_or_province: { format: 'text' },
  beneficiary_country: { format: 'country' },
  beneficiary_date_of_birth: { format: 'date' },
};

const bankParameters: ParameterTable = {
  currency: { format: 'currency' },
  account_number: { format: 'text', maxLength: 50 },
  bic_swift: { format: 'text', maxLength: 11 },
  iban: { format: 'text', maxLength: 50 },
  bank_name: { format: 'text' },
  bank_account_type: { format: 'text', oneOf: ['checking', 'savings'] },
};

/** What `validate` takes; `create` and update take names besides. */
export const detailParameters: ParameterTable = {
  ...holderParameters,
  ...bankParameters,
  bank_country: { format: 'country' },
  beneficiary_address: { format: 'text', list: true },
  beneficiary_identification_type: { format: 'text', oneOf: identificationTypes },
  beneficiary_identification_value: { format: 'text' },
  routing_code_type_1: { format: 'text', oneOf: routingTypes },
  routing_code_value_1: { format: 'text', maxLength: 50 },
  routing_code_type_2: { format: 'text', oneOf: routingTypes },
  routing_code_value_2: { format: 'text', maxLength: 50 },
  bank_address: { format: 'text', list: true, maxLength: 100 },
  payment_types: { format: 'text', list: true, oneOf: ['regular', 'priority'] },
};

export const recordParameters: ParameterTable = {
  ...detailParameters,
  name: { format: 'text', maxLength: 100 },
  bank_account_holder_name: { format: 'text' },
  email: { format: 'text' },
  default_beneficiary: { format: 'flag' },
  beneficiary_external_reference: { format: 'text' },
  business_nature: { format: 'text' },
  company_website: { format: 'text' },
};

export const findParameters: ParameterTable = {
  ...holderParameters,
  ...bankParameters,
  bank_account_holder_name: { format: 'text' },
  routing_code_type: { format: 'text', list: true, oneOf: routingTypes },
  routing_code_value: { format: 'text', list: true, maxLength: 50 },
  default_beneficiary: { format: 'flag' },
  name: { format: 'text', maxLength: 100 },
  beneficiary_external_reference: { format: 'text' },
  scope: scopeParameter,
  ...pagingParameters,
};
