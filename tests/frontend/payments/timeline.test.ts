import { paymentTimeline } from '../../../frontend/src/features/payments/view/paymentTimeline';
import { type PaymentDetails } from '../../../frontend/src/features/payments/view/paymentQuery';
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

const story = (change: object) => {
  const details = { ...payment(), createdById: 'maker', updatedAt: '2026-11-21T11:00:00Z', authorisationRequests: [] };
  return paymentTimeline({ ...details, ...change } as unknown as PaymentDetails).map(
    ({ title, state }) => `${state}: ${title}`,
  );
};

test('a payment that waits shows who approved and who must', () => {
  expect(story({ status: 'awaiting_authorisation', authorisationRequests: [given, request({})] })).toEqual([
    'done: Created by Maya Keller',
    'done: Approved by Adrian Prowse',
    'current: Approval 2: Director',
    'ahead: Sent to the provider',
    'ahead: Released to the bank',
    'ahead: Completed',
  ]);
});

test('a completed payment has nothing ahead', () => {
  expect(story({ status: 'completed', tccPaymentId: 't' }).slice(1)).toEqual([
    'done: Sent to the provider',
    'done: Released to the bank',
    'done: Completed',
  ]);
});

test('a failed payment says whether it was sent', () => {
  expect(story({ status: 'failed', tccPaymentId: null }).at(-1)).toBe('failed: Failed before it was sent');
  expect(story({ status: 'failed', tccPaymentId: 't' }).slice(1)).toEqual([
    'done: Sent to the provider',
    'failed: Failed',
  ]);
});
