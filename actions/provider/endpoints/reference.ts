import { cached, read, search } from './endpoint';

const minuteMs = 60_000;
const tenMinutesMs = 10 * minuteMs;

/** Reference data: currencies, dates, banks, and the details that a route requires. The dates depend on the time of day. */
export const referenceEndpoints = {
  getCurrencies: read('/reference/currencies', []),
  getRequiredDetails: cached(
    read('/reference/beneficiary_required_details', [
      'currency',
      'bank_account_country',
      'beneficiary_country',
      'on_behalf_of',
    ]),
    tenMinutesMs,
  ),
  getConversionDates: cached(
    read('/reference/conversion_dates', ['conversion_pair', 'start_date', 'on_behalf_of']),
    minuteMs,
  ),
  getPaymentDates: cached(read('/reference/payment_dates', ['currency', 'start_date']), minuteMs),
  getPaymentPurposeCodes: cached(
    read('/reference/payment_purpose_codes', ['currency', 'bank_account_country', 'entity_type']),
    tenMinutesMs,
  ),
  findBankDetails: cached(
    search('/reference/bank_details/find', ['identifier_type', 'identifier_value']),
    tenMinutesMs,
  ),
};
