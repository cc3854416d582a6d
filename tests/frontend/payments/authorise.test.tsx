import { screen, waitFor, within } from '@testing-library/react';
import { resultText } from '../../../frontend/src/shared/payments/batchAuthorise';
import { totalsText } from '../../../frontend/src/shared/payments/totals';
import { account, aggregate, authorisation, payment, paymentTotal } from '../support/data';
import { version } from '../support/paymentToDecide';
import { pressWhenReady } from '../support/pressWhenReady';
import { renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { holdQuery, onMutation, onQuery, refuseQuery } from '../support/server';
import { serveAuthorisations } from '../support/serveAuthorisations';

const first = payment();
const second = payment({ amount: '300.00', currency: 'USD' });

const shown = ({ id, version }: ReturnType<typeof payment>) => ({ paymentId: id, version });

test('totals are per currency, results are texts', () => {
  expect(totalsText([first, second, { amount: '0.5', currency: 'USD' }])).toBe('12,450.00 EUR and 300.50 USD');
  expect(resultText(authorisation('1') as never)).toBe('Authorised. No more approvals needed.');
  expect(resultText(authorisation('1', { authorisationsRequired: 1 }) as never)).toBe(
    'Authorised. One more approval needed.',
  );
  expect(resultText(authorisation('1', { errorCode: 'x' }) as never)).toBe(
    'Something went wrong on our side. Try again in a moment.',
  );
  expect(resultText(authorisation('1', { requestsAdded: 1, authorisationsRequired: 1 }) as never)).toBe(
    'Authorised. The approval rules have changed. One more approval needed.',
  );
});

test('of several payments, the failure of one does not hide the other results', async () => {
  serveSession();
  const reads = serveAuthorisations([first, second]);
  const sent = onMutation('batchAuthorisePayments', ({ payments }: Record<string, unknown>) => ({
    results: (payments as { paymentId: string }[]).map(({ paymentId: id }) =>
      authorisation(
        id,
        id === second.id ? { errorCode: 'amount_above_limit', errorMessage: 'The amount is above your limit.' } : {},
      ),
    ),
  }));
  const { user } = renderPortal('/account/payments/authorisations');
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  expect(screen.queryByRole('columnheader', { name: 'Account' })).toBeNull();
  expect(screen.getByText('2 selected: 12,450.00 EUR and 300.00 USD')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Authorise selected' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Authorise 2 payments' }));
  expect(
    dialog.getByRole('row', { name: /^Hansa Metall GmbH .* BIC COBADEFFXXX, Germany INV-1 .* 300\.00 USD$/ }),
  ).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Total of 1 payment in EUR 12,450.00 EUR' })).toBeVisible();
  expect(sent).toHaveLength(0);
  await pressWhenReady(user, () => dialog.getByRole('button', { name: 'Authorise 2 payments' }));
  expect(await screen.findByText(/Hansa Metall GmbH: Authorised\. No more approvals needed\./)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^1 of 2 payments could not be authorised\..*The amount is above your limit\./,
  );
  expect(sent[0]?.variables).toEqual({ payments: [shown(first), shown(second)] });
  expect(reads[0]?.variables).toEqual({ accountId: account.id, limit: 50, offset: 0 });
  await waitFor(() => expect(reads.length).toBeGreaterThan(1));
});

test('a payment that changed after it was shown is asked again, the old content beside the new', async () => {
  serveSession();
  const edited = { ...second, version: 2, amount: '900.00' };
  serveAuthorisations([first, second]);
  const reads = onQuery('ShownPayments', { payments: [edited] });
  const sent = onMutation('batchAuthorisePayments', ({ payments }: Record<string, unknown>) => ({
    results: (payments as { paymentId: string; version: number }[]).map(({ paymentId, version }) =>
      authorisation(paymentId, paymentId === second.id && version === 1 ? { errorCode: 'content_changed' } : {}),
    ),
  }));
  const { user } = renderPortal('/account/payments/authorisations');
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: 'Authorise selected' }));
  await pressWhenReady(user, () => screen.getByRole('button', { name: 'Authorise 2 payments' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Authorise payment' }));
  expect(dialog.getByText(/This payment changed after it was shown to you/)).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Amount 300.00 USD 900.00 USD' })).toBeVisible();
  expect(reads[0]?.variables).toEqual({ ids: [second.id] });
  await pressWhenReady(user, () => dialog.getByRole('button', { name: 'Authorise payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent[1]?.variables).toEqual({ payments: [shown(edited)] });
});

const payeeOf = ({ beneficiarySlice }: ReturnType<typeof payment>, ...slices: readonly object[]) => ({
  __typename: 'beneficiaries',
  id: beneficiarySlice.beneficiaryId,
  createdAt: '2026-10-20T09:00:00Z',
  slices,
});

async function openBatch(user: ReturnType<typeof renderPortal>['user']) {
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: 'Authorise selected' }));
  return within(await screen.findByRole('dialog', { name: 'Authorise 2 payments' }));
}

test('a row whose payee has other bank details than those that were paid is marked, with the old beside the new', async () => {
  serveSession();
  serveAuthorisations([first, second]);
  const old = version({ ...first.beneficiarySlice, id: 's-0', iban: 'DE02120300000000202051' }, '2026-11-03');
  const payees = [
    payeeOf(first, version(first.beneficiarySlice), old),
    payeeOf(second, version(second.beneficiarySlice, '2026-11-04')),
  ];
  const asked = onQuery('PayeesToConfirm', { beneficiaries: payees });
  const { user } = renderPortal('/account/payments/authorisations');
  const dialog = await openBatch(user);
  const mark = await dialog.findByText('Changed bank details');
  expect(dialog.getByText(/Last completed payment on 3 Nov 2026 to other bank details/)).toBeVisible();
  expect(mark.closest('tr')?.previousSibling).toHaveTextContent('12,450.00 EUR');
  const iban = within(mark.closest('details')!).getByText('DE02 1203 0000 0000 2020 51');
  expect(iban).not.toBeVisible();
  await user.click(mark);
  expect(iban).toBeVisible();
  expect(asked[0]?.variables).toEqual({ ids: payees.map(({ id }) => id).sort() });
  expect(dialog.queryByText(/^Changes of bank details are not marked/)).toBeNull();
});

test('payments whose payee was not read are counted in the dialog', async () => {
  serveSession();
  serveAuthorisations([first, second]);
  onQuery('PayeesToConfirm', { beneficiaries: [payeeOf(first, version(first.beneficiarySlice))] });
  const { user } = renderPortal('/account/payments/authorisations');
  const dialog = await openBatch(user);
  expect(await dialog.findByText('Changes of bank details are not marked for 1 of the payments.')).toBeVisible();
});

test('payments are confirmed only once it is known which bank details changed', async () => {
  serveSession();
  serveAuthorisations([first, second]);
  const sent = onMutation('batchAuthorisePayments', { results: [authorisation(first.id), authorisation(second.id)] });
  const { release } = holdQuery('PayeesToConfirm', { beneficiaries: [] });
  const { user } = renderPortal('/account/payments/authorisations');
  const dialog = await openBatch(user);
  const button = dialog.getByRole('button', { name: 'Authorise 2 payments' });
  await user.click(button);
  expect(sent).toHaveLength(0);
  release();
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('where the bank details of before cannot be read, the dialog says so', async () => {
  serveSession();
  serveAuthorisations([first, second]);
  refuseQuery('PayeesToConfirm', 'broken');
  const { user } = renderPortal('/account/payments/authorisations');
  const dialog = await openBatch(user);
  expect(await dialog.findByText(/^They could not be read: Something went wrong/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Authorise 2 payments' })).toBeEnabled();
});

test('a payment in another currency shows what it was worth in pounds', async () => {
  serveSession();
  const inPounds = payment({ currency: 'GBP', gbpEquivalent: '300.00', amount: '300.00' });
  serveAuthorisations([{ ...first, gbpEquivalent: '10700.12' }, inPounds]);
  renderPortal('/account/payments/authorisations');
  expect(await screen.findByRole('cell', { name: '10,700.12 GBP' })).toBeVisible();
  expect(screen.getAllByRole('cell', { name: '300.00 GBP' })).toHaveLength(1);
});

test('the dashboard authorises payments of all accounts', async () => {
  serveSession();
  onQuery('allPaymentsAwaitingAuthorisation', { paymentsYouCanAuthoriseAggregate: aggregate('payments', 1) });
  serveDashboard();
  onQuery('paymentsAwaitingAuthorisation', { paymentsYouCanAuthorise: [first] });
  const sent = onMutation('batchAuthorisePaymentsFromGlobalDashboard', { results: [authorisation(first.id)] });
  const { user } = renderPortal('/dashboard');
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  expect(screen.getByRole('columnheader', { name: 'Account' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Authorise selected' }));
  await pressWhenReady(user, () => screen.getByRole('button', { name: 'Authorise payment' }));
  expect(await screen.findAllByText(/No more approvals needed/)).not.toHaveLength(0);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent[0]?.variables).toEqual({ payments: [shown(first)] });
});

test('nothing is authorised without a confirmation', async () => {
  serveSession();
  serveAuthorisations([first]);
  const sent = onMutation('batchAuthorisePayments', { results: [] });
  const { user } = renderPortal('/account/payments/authorisations');
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: 'Authorise selected' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(0);
});

describe('more payments than a page holds', () => {
  const pageTotals = [
    paymentTotal('awaiting_authorisation', 104, '194160.00', 'EUR'),
    paymentTotal('awaiting_authorisation', 1, '300.00', 'USD'),
  ];

  test('number and sums are those of all pages, and what is selected is of this one', async () => {
    serveSession();
    const reads = serveAuthorisations([first, second], pageTotals);
    const { user } = renderPortal('/account/payments/authorisations?page=2');
    expect(await screen.findByText('105 payments · 194,160.00 EUR and 300.00 USD')).toBeVisible();
    expect(reads[0]?.variables).toEqual({ accountId: account.id, limit: 50, offset: 50 });
    await user.click(screen.getByRole('checkbox', { name: 'Select all 2 on this page' }));
    expect(screen.getByText('2 selected: 12,450.00 EUR and 300.00 USD')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  });

  test.each([
    { pages: 'three', totals: pageTotals, page: 9, offset: 100 },
    { pages: 'no', totals: [], page: 2, offset: 0 },
  ])('a page that has no rows any more is left for the last of $pages pages', async ({ totals, page, offset }) => {
    serveSession();
    onQuery('paymentsYouCanAuthoriseTotals', { totals });
    const reads = onQuery('paymentsYouCanAuthorise', ({ offset: from }: Record<string, unknown>) => ({
      paymentsYouCanAuthorise: from === offset ? [first] : [],
    }));
    renderPortal(`/account/payments/authorisations?page=${page}`);
    expect(await screen.findByRole('row', { name: /12,450\.00 EUR/ })).toBeVisible();
    expect(reads.at(-1)?.variables).toMatchObject({ offset });
  });
});
