import { screen, waitFor, within } from '@testing-library/react';
import { resultText } from '../../../frontend/src/shared/payments/batchAuthorise';
import { totalsText } from '../../../frontend/src/shared/payments/totals';
import { account, aggregate, payment } from '../support/data';
import { renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const first = payment();
const second = payment({ amount: '300.00', currency: 'USD' });

const outcome = (paymentId: unknown, change = {}) => ({
  __typename: 'PaymentAuthorisation',
  paymentId,
  errorCode: null,
  errorMessage: null,
  authorisationsRequired: 0,
  status: 'authorised',
  ...change,
});

test('totals are by currency, results in words', () => {
  expect(totalsText([first, second, { amount: '0.5', currency: 'USD' }])).toBe('12,450.00 EUR and 300.50 USD');
  expect(resultText(outcome('1') as never)).toBe('Authorised. No more approvals needed.');
  expect(resultText(outcome('1', { authorisationsRequired: 1 }) as never)).toBe(
    'Authorised. One more approval needed.',
  );
  expect(resultText(outcome('1', { errorCode: 'x' }) as never)).toBe('Refused (x)');
});

test('several at once: one refusal does not hide the others', async () => {
  serveSession();
  const reads = onQuery('paymentsYouCanAuthorise', { paymentsYouCanAuthorise: [first, second] });
  const sent = onMutation('batchAuthorisePayments', ({ paymentIds }: Record<string, unknown>) => ({
    results: (paymentIds as string[]).map((id) =>
      outcome(
        id,
        id === second.id ? { errorCode: 'amount_above_limit', errorMessage: 'The amount is above your limit.' } : {},
      ),
    ),
  }));
  const { user } = renderPortal('/account/payments/authorisations');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  expect(screen.getByText('2 selected: 12,450.00 EUR and 300.00 USD')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Authorise selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Authorise 2 payments' }));
  expect(sent).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Authorise 2 payments' }));
  expect(await screen.findByText(/Hansa Metall GmbH: Authorised\. No more approvals needed\./)).toBeVisible();
  expect(screen.getByText(/The amount is above your limit\./)).toBeVisible();
  expect(sent[0]?.variables).toEqual({ paymentIds: [first.id, second.id] });
  expect(reads[0]?.variables).toEqual({ accountId: account.id });
  await waitFor(() => expect(reads.length).toBeGreaterThan(1));
});

test('the dashboard authorises over all accounts', async () => {
  serveSession();
  onQuery('allPaymentsAwaitingAuthorisation', { paymentsYouCanAuthoriseAggregate: aggregate('payments', 1) });
  serveDashboard();
  onQuery('paymentsAwaitingAuthorisation', { paymentsYouCanAuthorise: [first] });
  const sent = onMutation('batchAuthorisePaymentsFromGlobalDashboard', { results: [outcome(first.id)] });
  const { user } = renderPortal('/dashboard');
  await user.click(await screen.findByRole('button', { name: /^Authorise 261121/ }));
  await user.click(await screen.findByRole('button', { name: 'Authorise payment' }));
  expect(await screen.findByText(/No more approvals needed/)).toBeVisible();
  expect(sent[0]?.variables).toEqual({ paymentIds: [first.id] });
});

test('nothing is authorised without a confirmation', async () => {
  serveSession();
  onQuery('paymentsYouCanAuthorise', { paymentsYouCanAuthorise: [first] });
  const sent = onMutation('batchAuthorisePayments', { results: [] });
  const { user } = renderPortal('/account/payments/authorisations');
  await user.click(await screen.findByRole('button', { name: /^Authorise 261121/ }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(0);
});
