import { screen, waitFor, within } from '@testing-library/react';
import { account, makerRole, paymentDetails } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { hansa } from '../support/paymentForm';
import { decidable } from '../support/paymentToDecide';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const payment = (change = {}) => paymentDetails({ beneficiarySlice: hansa, ...change });

function open(change = {}, isAdmin = true) {
  serveSession({ role: makerRole });
  onQuery('LikePayments', { payments: [] });
  onQuery('PaymentToDecide', { payments_by_pk: decidable(payment(change)), paymentsYouCanAuthorise: [] });
  onQuery('payment', { payments_by_pk: payment(change), paymentsYouCanAuthorise: [] });
  const user = { __typename: 'users', id: 'approver', first_name: 'Ann', last_name: 'Other' };
  serveEvaluation();
  onQuery('possibleMakers', {
    seats: [{ __typename: 'CurrencyCloudContacts', id: 's1', user_id: 'approver', user }],
  });
  return renderPortal('/account/payments/p-1', fakeIdentity({ ...maker, isAdmin }));
}

const noEvaluation = { evaluationId: null, evaluationSubmittedAt: null, evaluationRecommendation: null };
function serveEvaluation(evaluation: object = noEvaluation, enable_dip = false) {
  const organisation = { __typename: 'organisations', id: account.organisation.id, enable_dip };
  const ofAccount = { __typename: 'accounts', id: account.id, organisation };
  return onQuery('paymentEvaluation', {
    payments_by_pk: { __typename: 'payments', id: 'p-1', ...evaluation, account: ofAccount },
  });
}

test('a super admin makes another user the maker, and sees why not', async () => {
  const { user } = open({ status: 'awaiting_authorisation', tccPaymentId: null });
  refuseMutation('reassignPaymentCreator', 'It was authorised.', { code: 'authorisations_given' });
  expect(await screen.findByRole('link', { name: 'Audit history' })).toHaveAttribute(
    'href',
    '/admin/audit?tab=history&table=payments&row=p-1',
  );
  await user.click(screen.getByRole('button', { name: 'Change maker' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change maker' });
  await user.click(await within(dialog).findByRole('combobox', { name: 'Maker' }));
  await user.click(await screen.findByRole('option', { name: 'Ann Other (approver)' }));
  await user.click(within(dialog).getByRole('button', { name: 'Change maker' }));
  expect(await within(dialog).findByText('It was authorised.')).toBeVisible();
  const calls = onMutation('reassignPaymentCreator', {
    reassignPaymentCreator: {
      __typename: 'ReassignedPayment',
      id: 'p-1',
      status: 'new',
      authorisationsRequired: 1,
      pendingChangeId: null,
    },
  });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Clear authorisations that were given' }));
  await user.click(within(dialog).getByRole('button', { name: 'Change maker' }));
  expect(await screen.findByText('approver is the maker of the payment now.')).toBeVisible();
  expect(calls[0]?.variables).toEqual({ paymentId: 'p-1', userId: 'approver', clearAuthorisations: true });
});

test.each([
  ['other users', { status: 'awaiting_authorisation', tccPaymentId: null }, false],
  ['a sent payment', { status: 'completed', tccPaymentId: 't-1' }, true],
])('no such action for %s', async (_, change, isAdmin) => {
  open(change, isAdmin);
  expect(await screen.findByRole('heading', { name: /to Hansa/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change maker' })).toBeNull();
  expect(screen.queryAllByRole('link', { name: 'Audit history' })).toHaveLength(isAdmin ? 1 : 0);
});

test('a super admin deletes what waits on an account, call by call', async () => {
  serveSession({ role: makerRole });
  onQuery('Payments', { payments: [] });
  onQuery('PaymentTotals', { totals: [] });
  let left = 2;
  const calls = onMutation('deletePendingPayments', () => {
    left -= 1;
    return { deletePendingPayments: { __typename: 'DeletedPayments', deleted: 100 - left, hasMore: left > 0 } };
  });
  const { user } = renderPortal('/account/payments', fakeIdentity({ ...maker, isAdmin: true }));
  await user.click(await screen.findByRole('button', { name: 'Delete pending payments' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete pending payments' });
  expect(dialog).toHaveTextContent(`Every payment of ${account.name} that was not sent is deleted`);
  await user.click(within(dialog).getByRole('button', { name: 'Delete pending payments' }));
  expect(await screen.findByText('199 payments were deleted.')).toBeVisible();
  expect(calls).toHaveLength(2);
});

const evaluation = {
  evaluationId: 'EV-7',
  evaluationSubmittedAt: '2026-11-23T09:12:00Z',
  evaluationRecommendation: '<b>review</b>',
};

test('a super admin reads the evaluation that is stored for a payment, as text', async () => {
  open({});
  serveEvaluation(evaluation);
  const card = within(await screen.findByRole('region', { name: 'Evaluation' }));
  expect(card.getByText('<b>review</b>')).toBeVisible();
  expect(card.getByText('EV-7')).toBeVisible();
  expect(card.queryByText(/No evaluation is stored/)).toBeNull();
});

test('where the payments of the organisation are evaluated, a missing evaluation is named', async () => {
  open({});
  serveEvaluation(noEvaluation, true);
  const card = within(await screen.findByRole('region', { name: 'Evaluation' }));
  expect(card.getByText("The organisation's payments are evaluated. No evaluation is stored.")).toBeVisible();
  expect(card.queryByText('Recommendation')).toBeNull();
});

test.each([
  ['without the flag and an evaluation', true],
  ['for other users', false],
])('no evaluation is shown %s', async (_, isAdmin) => {
  open({}, isAdmin);
  const asked = serveEvaluation(isAdmin ? noEvaluation : evaluation);
  expect(await screen.findByRole('heading', { name: 'Beneficiary' })).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(isAdmin ? 1 : 0));
  expect(screen.queryByRole('region', { name: 'Evaluation' })).toBeNull();
});

const endpoint = (id: string, description: string, events: readonly string[]) => ({
  __typename: 'webhook_endpoints',
  id,
  url: `https://${id}.example.com/hook`,
  description,
  events,
});

test('an administrator sends the state of a payment to a webhook that is told of payments', async () => {
  const { user } = open({ status: 'completed', tccPaymentId: 't-1' });
  const reads = onQuery('toldEndpoints', {
    webhook_endpoints: [endpoint('erp', 'ERP', ['payment.status_changed']), endpoint('books', '', ['funds.received'])],
  });
  refuseMutation('createPaymentNotification', 'A message waits.', { code: 'webhook_message_waits' });
  await user.click(await screen.findByRole('button', { name: 'Send to webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to webhook' }));
  expect(dialog.getByRole('button', { name: 'Send to webhook' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(await dialog.findByRole('combobox', { name: 'Webhook' }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'ERP (https://erp.example.com/hook)',
  ]);
  await user.click(screen.getByRole('option', { name: /ERP/ }));
  await user.click(dialog.getByRole('button', { name: 'Send to webhook' }));
  expect(await dialog.findByText('A message waits.')).toBeVisible();
  const calls = onMutation('createPaymentNotification', {
    createPaymentNotification: { __typename: 'AdministeredRecord', id: 'm-1' },
  });
  await user.click(dialog.getByRole('button', { name: 'Send to webhook' }));
  expect(await screen.findByText('The message is sent within a minute.')).toBeVisible();
  expect(calls[0]?.variables).toEqual({ paymentId: 'p-1', endpointId: 'erp' });
  expect(reads[0]?.variables).toEqual({ accountId: account.id });
});

test('who has no webhook that is told of payments reads so', async () => {
  const { user } = open({});
  onQuery('toldEndpoints', { webhook_endpoints: [endpoint('books', 'Books', ['funds.received'])] });
  await user.click(await screen.findByRole('button', { name: 'Send to webhook' }));
  expect(await screen.findByText(/No webhook that you administer/)).toBeVisible();
});

test.each([
  ['users who administer nothing', {}, false],
  ['a deleted payment', { status: 'deleted', tccPaymentId: null }, true],
])('%s: nothing is sent to a webhook', async (_, change, isAdmin) => {
  open(change, isAdmin);
  expect(await screen.findByRole('heading', { name: /to Hansa/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send to webhook' })).toBeNull();
});
