import type { Caller, ParametersOf } from '../call';
import { referenceEndpoints as endpoints } from '../endpoints/reference';
import {
  bankDetailsRecord,
  conversionDatesRecord,
  currencyRecord,
  paymentDatesRecord,
  purposeCodeRecord,
  requiredDetailsRecord,
} from '../records/reference';

/** What the provider knows of currencies, days, banks and routes. */
export function referenceCalls({ one, list }: Caller) {
  return {
    getCurrencies: () => list(endpoints.getCurrencies, 'currencies', currencyRecord, {}),

    /** One row per payment type, entity type and alternative: each field that is required, with its rule. */
    getRequiredDetails: (parameters: ParametersOf<typeof endpoints.getRequiredDetails>) =>
      list(endpoints.getRequiredDetails, 'details', requiredDetailsRecord, parameters),

    getConversionDates: (parameters: ParametersOf<typeof endpoints.getConversionDates>) =>
      one(endpoints.getConversionDates, conversionDatesRecord, parameters),

    getPaymentDates: (parameters: ParametersOf<typeof endpoints.getPaymentDates>) =>
      one(endpoints.getPaymentDates, paymentDatesRecord, parameters),

    /** Empty where the route wants none. */
    getPaymentPurposeCodes: (parameters: ParametersOf<typeof endpoints.getPaymentPurposeCodes>) =>
      list(endpoints.getPaymentPurposeCodes, 'purpose_codes', purposeCodeRecord, parameters),

    /** Refused with the identifier's own code, such as invalid_iban, when there is no such bank. */
    findBankDetails: (parameters: ParametersOf<typeof endpoints.findBankDetails>) =>
      one(endpoints.findBankDetails, bankDetailsRecord, parameters),
  };
}
