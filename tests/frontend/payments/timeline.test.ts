import { paymentTimeline } from '../../../frontend/src/features/payments/view/paymentTimeline';
import type { PaymentDetails } from '../../../frontend/src/features/payments/view/paymentQuery';
import { approver, paymentDetails, statusChange } from '../support/data';

const request = (change: object) => ({
  id: 'r',
  authorisedAt: null,
  authorisedById: null,
  authorisedBy: null,
  lapsedApproverId: null,
  lapsedApprover: null,
  role: { id: 'role', name: 'Director' },
  ...change,
});

const given = request({
  authorisedAt: '2026-11-21T10:00:00Z',
  authorisedById: 'approver',
  authorisedBy: { id: 'approver', first_name: 'Adrian', last_name: 'Prowse' },
});

const timelineOf = (change: Record<string, unknown>) =>
  paymentTimeline(paymentDetails(change) as unknown as PaymentDetails);
const stepsOf = (change: Record<string, unknown>) => timelineOf(change).map(({ title, state }) => `${state}: ${title}`);

/** The minute that each step names, after the first one; empty where it names none. */
const minutesOf = (change: Record<string, unknown>) =>
  timelineOf(change)
    .slice(1)
    .map(({ title, detail }) => `${title} ${/:(\d\d) /.exec(String(detail))?.[1] ?? ''}`);

test('a payment that awaits authorisation shows given and missing approvals', () => {
  const approvers = [approver('Anna', 'role'), approver('Ben', 'role'), approver('Cyd', 'other')];
  const change = { status: 'awaiting_authorisation', authorisationRequests: [given, request({})], approvers };
  expect(stepsOf(change)).toEqual([
    'done: Created by Maya Keller',
    'done: Approved by Adrian Prowse',
    'current: Waiting for Anna Prowse or Ben Prowse (Director)',
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

test('an approval that does not count any more is asked for again and says why', () => {
  const lapsed = request({ lapsedApproverId: 'approver', lapsedApprover: given.authorisedBy });
  const approvers = [approver('Ben', 'role')];
  const change = { status: 'awaiting_authorisation', authorisationRequests: [lapsed], approvers };
  expect(timelineOf(change)[1]).toEqual({
    title: 'Waiting for Ben Prowse (Director)',
    detail:
      'Adrian Prowse approved it, but may not approve as Director on this account any more, so another approval is needed.',
    state: 'current',
  });
});

test('an approval that no user can give says what to do, and many approvers are counted', () => {
  const waiting = { status: 'awaiting_authorisation', authorisationRequests: [request({})] };
  expect(timelineOf(waiting)[1]).toMatchObject({
    title: 'Approval 1: Director',
    detail: expect.stringMatching(/^No user can approve it now\./) as string,
  });
  const names = ['A', 'B', 'C', 'D', 'E'];
  const title = (count: number) =>
    timelineOf({ ...waiting, approvers: names.slice(0, count).map((name) => approver(name, 'role')) })[1]?.title;
  expect(title(4)).toBe('Waiting for A Prowse, B Prowse, C Prowse or one other (Director)');
  expect(title(5)).toBe('Waiting for A Prowse, B Prowse, C Prowse or 2 others (Director)');
});

const toCompleted = [
  statusChange('processing', '10:01'),
  statusChange('ready_to_send', '10:02'),
  statusChange('released', '10:03'),
  statusChange('completed', '10:04'),
];

test('each step names its time, and the provider’s own time of completion', () => {
  const completed = { status: 'completed', tccPaymentId: 't', statusChanges: toCompleted };
  expect(minutesOf(completed)).toEqual(['Sent to the provider 02', 'Released to the bank 03', 'Completed 04']);
  expect(minutesOf({ ...completed, transferredAt: '2026-11-23T10:59:00Z' }).at(-1)).toBe('Completed 59');
});

test('a step is reached with a later status too, and not with one that was taken back', () => {
  const skipped = { status: 'completed', tccPaymentId: 't', statusChanges: toCompleted.slice(3) };
  expect(minutesOf(skipped)).toEqual(['Sent to the provider 04', 'Released to the bank 04', 'Completed 04']);
  const takenBack = { status: 'ready_to_send', tccPaymentId: 't', statusChanges: toCompleted.slice(0, 3) };
  expect(minutesOf(takenBack)).toEqual(['Sent to the provider 02', 'Released to the bank ', 'Completed ']);
});

test('a suspended payment says since when', () => {
  const statusChanges = [...toCompleted.slice(0, 2), statusChange('suspended', '10:07')];
  const suspended = { status: 'suspended', tccPaymentId: 't', statusChanges };
  expect(minutesOf(suspended).slice(0, 2)).toEqual(['Sent to the provider 02', 'Suspended by the provider 07']);
  expect(stepsOf(suspended)[2]).toBe('current: Suspended by the provider');
});

test('a failed payment shows whether it was sent, and whether it was returned', () => {
  const failed = [statusChange('processing', '10:01'), statusChange('failed', '10:08')];
  expect(minutesOf({ status: 'failed', statusChanges: failed })).toEqual(['Failed before it was sent 08']);
  const sent = [...toCompleted.slice(0, 2), statusChange('failed', '10:08')];
  const steps = ['Sent to the provider 02', 'Failed 08'];
  expect(minutesOf({ status: 'failed', tccPaymentId: 't', statusChanges: sent })).toEqual(steps);
  const returned = [...toCompleted, statusChange('failed', '10:08')];
  const all = minutesOf({ status: 'failed', tccPaymentId: 't', statusChanges: returned });
  expect(all.slice(1)).toEqual(['Released to the bank 03', 'Completed 04', 'Returned by the bank 08']);
});
