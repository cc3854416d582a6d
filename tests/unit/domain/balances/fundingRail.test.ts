import { fundingRail } from '../../../../domain/balances/fundingRail';

test.each([
  ['GBP', 'regular', 'sort_code', 'Faster Payments'],
  ['GBP', 'priority', 'bic_swift', 'Swift'],
  ['EUR', 'regular', 'bic_swift', 'SEPA'],
  ['EUR', 'any', 'bic_swift', 'Swift'],
  ['USD', 'regular', 'ach_routing_number', 'ACH'],
  ['USD', 'priority', 'wire_routing_number', 'Fedwire'],
  ['SGD', 'regular', 'giro_routing_code', 'GIRO'],
  ['SGD', 'regular', 'fast_routing_code', 'FAST'],
  ['SGD', 'regular', 'routing_code', 'GIRO or FAST'],
  ['CAD', 'regular', 'routing_code', 'EFT'],
  ['JPY', 'priority', 'bic_swift', 'Swift'],
  ['JPY', 'regular', null, 'Swift'],
  ['GBP', null, null, 'Swift'],
])('%s by %s with %s comes by %s', (currency, paymentType, routingCodeType, name) => {
  expect(fundingRail(currency, paymentType, routingCodeType).name).toBe(name);
});
