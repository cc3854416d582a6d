import { paging, read, search, write } from './endpoint';

const holder = [
  'beneficiary_entity_type',
  'beneficiary_company_name',
  'beneficiary_first_name',
  'beneficiary_last_name',
  'beneficiary_city',
  'beneficiary_postcode',
  'beneficiary_state_or_province',
  'beneficiary_country',
  'beneficiary_date_of_birth',
] as const;

const bank = ['currency', 'account_number', 'bic_swift', 'iban', 'bank_name', 'bank_account_type'] as const;

const routing = ['routing_code_type_1', 'routing_code_value_1', 'routing_code_type_2', 'routing_code_value_2'] as const;

const details = [
  ...holder,
  ...bank,
  ...routing,
  'bank_country',
  'bank_address',
  'beneficiary_address',
  'beneficiary_identification_type',
  'beneficiary_identification_value',
  'payment_types',
  'on_behalf_of',
] as const;

const record = [
  ...details,
  'name',
  'bank_account_holder_name',
  'email',
  'default_beneficiary',
  'beneficiary_external_reference',
  'business_nature',
  'company_website',
] as const;

/** Beneficiaries. */
export const beneficiaryEndpoints = {
  findBeneficiaries: search('/beneficiaries/find', [
    ...holder,
    ...bank,
    'bank_account_holder_name',
    'name',
    'default_beneficiary',
    'beneficiary_external_reference',
    'scope',
    'on_behalf_of',
    ...paging,
  ]),
  getBeneficiary: read('/beneficiaries/{id}', ['on_behalf_of']),
  validateBeneficiary: search('/beneficiaries/validate', details),
  createBeneficiary: write('/beneficiaries/create', record),
  updateBeneficiary: write('/beneficiaries/{id}', record),
  deleteBeneficiary: write('/beneficiaries/{id}/delete', ['on_behalf_of']),
  verifyAccount: search('/beneficiaries/account_verification', [
    'payment_type',
    'bank_country',
    'currency',
    'account_number',
    'beneficiary_entity_type',
    'beneficiary_company_name',
    'beneficiary_first_name',
    'beneficiary_last_name',
    ...routing,
    'bic_swift',
    'iban',
    'secondary_reference_data',
  ]),
};
