import { read, search } from './endpoint';

/** What the provider knows of currencies, days, banks and routes. */
export const referenceEndpoints = {
  getCurrencies: read('/reference/currencies', []),
  getRequiredDetails: read('/reference/beneficiary_required_details', [
    'currency',
    'bank_account_country',
    'beneficiary_country',
    'on_behalf_of',
  ]),
  getConversionDates: read('/reference/conversion_dates', ['conversion_pair', 'start_date', 'on_behalf_of']),
  getPaymentDates: read('/reference/payment_dates', ['currency', 'start_date']),
  getPaymentPurposeCodes: read('/reference/payment_purpose_codes', ['currency', 'bank_account_country', 'entity_type']),
  findBankDetails: search('/reference/bank_details/find', ['identifier_type', 'identifier_value']),
};
