import { editOf } from '../../../../domain/payments/editing';
import { mayBecome, paymentStatuses } from '../../../../domain/payments/transitions';

it.each([
  ['new', true, ['awaiting_authorisation']],
  ['awaiting_authorisation', true, ['awaiting_authorisation']],
  ['awaiting_authorisation', false, ['new']],
  ['authorised', true, ['awaiting_authorisation']],
  ['authorised', false, ['awaiting_authorisation', 'new']],
  ['failed', true, ['awaiting_authorisation']],
  ['failed', false, ['new']],
] as const)('%s, approval due %s: by way of %j', (status, isApprovalDue, way) => {
  expect(editOf(status, isApprovalDue).way).toEqual(way);
  let at: (typeof paymentStatuses)[number] = status;
  for (const next of way) {
    expect(mayBecome({ status: at, isSent: false }, next)).toBe(true);
    at = next;
  }
});

it('only an edit after a refusal for good makes a new key', () => {
  expect(paymentStatuses.filter((status) => editOf(status, true).needsNewKey)).toEqual(['failed']);
});
