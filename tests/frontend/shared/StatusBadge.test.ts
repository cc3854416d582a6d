import { paymentStatuses } from '../../../domain/payments/transitions';
import { statusLook } from '../../../frontend/src/shared/status/StatusBadge';

const tonesOf = (tone: string) => paymentStatuses.filter((status) => statusLook('payment', status).tone === tone);

test('completed is green, statuses that need a person are amber, failures are red', () => {
  expect(tonesOf('success')).toEqual(['completed']);
  expect(tonesOf('waiting')).toEqual(['awaiting_authorisation', 'suspended']);
  expect(tonesOf('failure')).toEqual(['failed']);
});

test.each([
  ['conversion', 'trade_settled', 'Trade settled', 'success'],
  ['transaction', 'pending', 'Pending', 'neutral'],
  ['transfer', 'cancelled', 'Cancelled', 'neutral'],
  ['charge', 'failed', 'Failed', 'failure'],
  ['seat', 'refused', 'Refused', 'failure'],
  ['seat', 'not_connected', 'Not connected', 'waiting'],
  ['charge', 'of_a_later_release', 'Of a later release', 'neutral'],
] as const)('a %s that is %s reads %s', (owner, status, label, tone) => {
  expect(statusLook(owner, status)).toMatchObject({ label, tone });
});
