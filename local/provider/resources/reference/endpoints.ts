import { endpoint, houseEndpoint, ok, type Endpoint } from '../../http/endpoint';
import { currencies } from '../../reference/currencies';
import { findFeeRules, ruleParameters } from '../payments/fees';
import { conversionDateParameters, findConversionDates, findPaymentDates, paymentDateParameters } from './dates';
import {
  bankParameters,
  findBankDetails,
  findPayerDetails,
  findPurposeCodes,
  findRequiredDetails,
  payerParameters,
  purposeParameters,
  requiredParameters,
} from './details';
import { findSettlementAccounts, settlementParameters } from './settlementAccounts';

const under = (name: string): string => `/reference/${name}`;
const [required, payer] = ['beneficiary_required_details', 'payer_required_details'];
const [purpose, settlement] = ['payment_purpose_codes', 'settlement_accounts'];
const bank = 'bank_details';

export const referenceEndpoints: readonly Endpoint[] = [
  houseEndpoint('GET', under('currencies'), 'currencies_failed', {}, () => ok({ currencies })),
  endpoint('GET', under('conversion_dates'), 'conversion_dates_failed', conversionDateParameters, findConversionDates),
  houseEndpoint('GET', under('payment_dates'), 'payment_dates_failed', paymentDateParameters, findPaymentDates),
  endpoint('GET', under(required), `${required}_failed`, requiredParameters, findRequiredDetails),
  houseEndpoint('GET', under(payer), `${payer}_failed`, payerParameters, findPayerDetails),
  houseEndpoint('POST', under(`${bank}/find`), `${bank}_find_failed`, bankParameters, findBankDetails),
  houseEndpoint('GET', under(purpose), `${purpose}_failed`, purposeParameters, findPurposeCodes),
  houseEndpoint('GET', under(settlement), `${settlement}_failed`, settlementParameters, findSettlementAccounts),
  houseEndpoint('GET', under('payment_fee_rules'), 'payment_fee_rules_failed', ruleParameters, findFeeRules),
];
