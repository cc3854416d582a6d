import { paymentStatuses } from '../../../domain/payments/transitions';
import { statusLook } from '../../../frontend/src/shared/status/statusLooks';

const tonesOf = (tone: string) => paymentStatuses.filter((status) => statusLook('payment', status).tone === tone);

test('only money that arrived is green, what waits for people amber, failure red', () => {
  expect(tonesOf('arrived')).toEqual(['completed']);
  expect(tonesOf('waiting')).toEqual(['awaiting_authorisation', 'suspended']);
  expect(tonesOf('failure')).toEqual(['failed']);
});

test.each([
  ['conversion', 'trade_settled', 'Trade settled', 'arrived'],
  ['transaction', 'pending', 'Pending', 'quiet'],
  ['transfer', 'cancelled', 'Cancelled', 'quiet'],
  ['charge', 'failed', 'Failed', 'failure'],
  ['charge', 'of_a_later_release', 'Of a later release', 'quiet'],
] as const)('a %s that is %s reads %s', (owner, status, label, tone) => {
  expect(statusLook(owner, status)).toMatchObject({ label, tone });
});
