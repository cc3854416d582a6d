import { refusalToReject, type RejectionCase } from '../../../../domain/payments/rejection';

const request = (roleIdRequired: string, authorisedById: string | null = null) => ({
  id: `${roleIdRequired} request`,
  roleIdRequired,
  authorisedById,
});

const waiting: RejectionCase = {
  payment: { version: 2, status: 'awaiting_authorisation', isSent: false },
  shownVersion: 2,
  userId: 'approver',
  roleId: 'checker',
  creatorId: 'maker',
  requests: [request('checker'), request('director')],
};

const inStatus = (status: RejectionCase['payment']['status'], isSent = false) => ({
  payment: { ...waiting.payment, status, isSent },
});

test.each<[string, Partial<RejectionCase>, string | undefined]>([
  ['a waiting payment, by an approving role', {}, undefined],
  ['after having authorised it', { requests: [request('checker', 'approver'), request('director')] }, undefined],
  ['of another version than the one shown', { shownVersion: 1 }, 'content_changed'],
  ['that is being sent', inStatus('processing'), 'payment_already_sent'],
  ['that was sent', inStatus('awaiting_authorisation', true), 'payment_already_sent'],
  ['that needs no authorisation', inStatus('new'), 'no_authorisation_due'],
  ['that was deleted', inStatus('deleted'), 'no_authorisation_due'],
  ['of one’s own', { creatorId: 'approver' }, 'cannot_reject_own_payment'],
  ['by a role that is not asked', { roleId: 'clerk' }, 'role_may_not_authorise'],
])('rejecting a payment %s', (_what, changes, refusal) => {
  expect(refusalToReject({ ...waiting, ...changes })).toBe(refusal);
});
