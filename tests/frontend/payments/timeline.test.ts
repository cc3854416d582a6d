import { paymentTimeline } from '../../../frontend/src/features/payments/view/paymentTimeline';
import type { PaymentDetails } from '../../../frontend/src/features/payments/view/paymentQuery';
import { payment } from '../support/data';

const request = (change: object) => ({
  id: 'r',
  authorisedAt: null,
  authorisedById: null,
  authorisedBy: null,
  role: { id: 'role', name: 'Director' },
  ...change,
});

const given = request({
  authorisedAt: '2026-11-21T10:00:00Z',
  authorisedById: 'approver',
  authorisedBy: { id: 'approver', first_name: 'Adrian', last_name: 'Prowse' },
});

const stepsOf = (change: object) => {
  const details = { ...payment(), createdById: 'maker', updatedAt: '2026-11-21T11:00:00Z', authorisationRequests: [] };
  return paymentTimeline({ ...details, ...change } as unknown as PaymentDetails).map(
    ({ title, state }) => `${state}: ${title}`,
  );
};

test('a payment that awaits authorisation shows given and missing approvals', () => {
  expect(stepsOf({ status: 'awaiting_authorisation', authorisationRequests: [given, request({})] })).toEqual([
    'done: Created by Maya Keller',
    'done: Approved by Adrian Prowse',
    'current: Approval 2: Director',
    'upcoming: Sent to the provider',
    'upcoming: Released to the bank',
    'upcoming: Completed',
  ]);
});

test('every step of a completed payment is done', () => {
  expect(stepsOf({ status: 'completed', tccPaymentId: 't' }).slice(1)).toEqual([
    'done: Sent to the provider',
    'done: Released to the bank',
    'done: Completed',
  ]);
});

test('a failed payment shows whether it was sent', () => {
  expect(stepsOf({ status: 'failed', tccPaymentId: null }).at(-1)).toBe('failed: Failed before it was sent');
  expect(stepsOf({ status: 'failed', tccPaymentId: 't' }).slice(1)).toEqual([
    'done: Sent to the provider',
    'failed: Failed',
  ]);
});
