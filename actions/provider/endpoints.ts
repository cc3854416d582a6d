/**
 * The parameters that each path accepts. The provider refuses unknown ones, `on_behalf_of` above all, so nothing that is
 * not listed here is ever sent. Source: the provider's API reference, version 2.43.
 */
const beneficiary = [
  'bank_country',
  'currency',
  'account_number',
  'routing_code_type_1',
  'routing_code_value_1',
  'routing_code_type_2',
  'routing_code_value_2',
  'bic_swift',
  'iban',
  'bank_name',
  'bank_address',
  'beneficiary_entity_type',
  'beneficiary_company_name',
  'beneficiary_first_name',
  'beneficiary_last_name',
  'beneficiary_address',
  'beneficiary_city',
  'beneficiary_postcode',
  'beneficiary_state_or_province',
  'beneficiary_country',
  'beneficiary_date_of_birth',
  'beneficiary_identification_type',
  'beneficiary_identification_value',
  'beneficiary_external_reference',
  'business_nature',
  'company_website',
  'payment_types',
  'on_behalf_of',
] as const;

const payment = [
  'currency',
  'beneficiary_id',
  'amount',
  'reason',
  'reference',
  'unique_request_id',
  'payment_date',
  'payment_type',
  'conversion_id',
  'ultimate_beneficiary_name',
  'purpose_code',
  'charge_type',
  'invoice_number',
  'invoice_date',
  'on_behalf_of',
] as const;

export const endpoints = {
  getBalances: { method: 'GET', path: '/balances/find', accepts: ['page', 'per_page', 'on_behalf_of'] },
  getCurrencies: { method: 'GET', path: '/reference/currencies', accepts: [] },
  getRequiredDetails: {
    method: 'GET',
    path: '/reference/beneficiary_required_details',
    accepts: ['currency', 'bank_account_country', 'beneficiary_country', 'on_behalf_of'],
  },
  findRates: { method: 'GET', path: '/rates/find', accepts: ['currency_pair', 'ignore_invalid_pairs'] },
  validateBeneficiary: { method: 'POST', path: '/beneficiaries/validate', accepts: beneficiary },
  createBeneficiary: {
    method: 'POST',
    path: '/beneficiaries/create',
    accepts: [...beneficiary, 'bank_account_holder_name', 'name', 'email'],
  },
  findBeneficiaries: {
    method: 'POST',
    path: '/beneficiaries/find',
    accepts: ['beneficiary_external_reference', 'page', 'per_page', 'on_behalf_of'],
  },
  createPayment: { method: 'POST', path: '/payments/create', accepts: payment },
  getPayment: { method: 'GET', path: '/payments/{id}', accepts: ['with_deleted', 'on_behalf_of'] },
  findPayments: {
    method: 'GET',
    path: '/payments/find',
    accepts: ['unique_request_id', 'with_deleted', 'page', 'per_page', 'on_behalf_of'],
  },
  deletePayment: { method: 'POST', path: '/payments/{id}/delete', accepts: ['on_behalf_of'] },
} as const satisfies Record<string, Endpoint>;

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly accepts: readonly string[];
}
