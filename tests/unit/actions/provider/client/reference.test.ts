import { referenceCalls } from '../../../../../actions/provider/client/reference';
import { bankDetails, conversionDates, currency, paymentDates, purposeCode } from '../samples/reference';
import { describeCalls, list, one } from './clientRules';

const requiredDetails = { required: { payment_type: 'regular', iban: '^[A-Z0-9]{15,34}$' }, optional: {} };

describeCalls('currencies, days, banks and routes', referenceCalls, [
  [
    'getCurrencies',
    (client) => client.getCurrencies(),
    'read GET /reference/currencies',
    {},
    list('currencies', currency),
  ],
  [
    'getRequiredDetails',
    (client) => client.getRequiredDetails({ currency: 'EUR', bank_account_country: 'DE', beneficiary_country: 'DE' }),
    'read GET /reference/beneficiary_required_details',
    { currency: 'EUR', bank_account_country: 'DE', beneficiary_country: 'DE' },
    list('details', requiredDetails),
  ],
  [
    'getConversionDates',
    (client) => client.getConversionDates({ conversion_pair: 'GBPUSD', start_date: '2030-01-02' }),
    'read GET /reference/conversion_dates',
    { conversion_pair: 'GBPUSD', start_date: '2030-01-02' },
    one(conversionDates),
  ],
  [
    'getPaymentDates',
    (client) => client.getPaymentDates({ currency: 'GBP', start_date: '2030-01-02' }),
    'read GET /reference/payment_dates',
    { currency: 'GBP', start_date: '2030-01-02' },
    one(paymentDates),
  ],
  [
    'getPaymentPurposeCodes',
    (client) => client.getPaymentPurposeCodes({ currency: 'CNY', entity_type: 'company' }),
    'read GET /reference/payment_purpose_codes',
    { currency: 'CNY', entity_type: 'company' },
    list('purpose_codes', purposeCode),
  ],
  [
    'findBankDetails',
    (client) => client.findBankDetails({ identifier_type: 'iban', identifier_value: 'GB19TCCL00997901654515' }),
    'read POST /reference/bank_details/find',
    { identifier_type: 'iban', identifier_value: 'GB19TCCL00997901654515' },
    one(bankDetails),
  ],
]);
