import { screen, waitFor, within } from '@testing-library/react';
import { paymentStatuses } from '../../../domain/payments/transitions';
import { paymentsVariables } from '../../../frontend/src/features/payments/list/paymentsQuery';
import { account, payment, paymentTotal } from '../support/data';
import { noFilters } from '../../../frontend/src/features/payments/list/filterTags';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

function servePayments(count: number, rows = [payment()]) {
  serveSession();
  const totals = [
    paymentTotal('awaiting_authorisation', count - 2, '12450.00'),
    paymentTotal('failed', 2, '0.50', 'GBP'),
  ];
  onQuery('PaymentTotals', { totals: count > 0 ? totals : [] });
  return onQuery('Payments', { payments: rows });
}

const filter = {
  accountId: 'a',
  status: '',
  search: '',
  ...noFilters,
  page: 1,
  sort: { key: 'created', isDescending: true },
} as const;

test('the search is one pattern with escaped wildcards, and a status is its list', () => {
  const variables = paymentsVariables({ ...filter, status: 'failed', search: ' 50%_off ' });
  expect(variables).toMatchObject({ statuses: ['failed'], args: { search_pattern: '%50\\%\\_off%' } });
  expect(paymentsVariables({ ...filter, status: 'released' }).statuses).toEqual(['released']);
});

test('without status and text every payment matches', () => {
  expect(paymentsVariables(filter)).toMatchObject({ statuses: paymentStatuses, args: { search_pattern: null } });
  expect(paymentsVariables({ ...filter, status: 'in_progress' }).statuses).not.toContain('completed');
});

test('payments are a table with the total, newest first', async () => {
  const calls = servePayments(31);
  renderPortal('/account/payments');
  const table = await screen.findByRole('table', { name: 'Payments' });
  expect(within(table).getByRole('link', { name: 'Hansa Metall GmbH' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/account\/payments\/[0-9a-f-]{36}$/),
  );
  expect(within(table).getByText('Awaiting authorisation')).toBeVisible();
  expect(within(table).getByText('24 Nov 2026')).toBeVisible();
  expect(table).toHaveTextContent('12,450.00 EUR');
  expect(await screen.findByText('31 payments · 12,450.00 EUR')).toBeVisible();
  expect(calls[0]?.variables).toEqual({
    args: {
      account_id: account.id,
      search_pattern: null,
      search_amount: null,
      other_amount: null,
      dated_from: null,
      dated_to: null,
      currency_code: null,
      amount_from: null,
      amount_to: null,
      creator_id: null,
    },
    statuses: paymentStatuses,
    createdAt: 'desc',
    id: 'desc',
    limit: 15,
    offset: 0,
  });
});

test('status, search and page are in the address; a new filter returns to the first page', async () => {
  const calls = servePayments(31);
  const { user } = renderPortal('/account/payments');
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  expect(address()).toBe('/account/payments?page=3');
  await user.click(screen.getByRole('button', { name: 'Failed 2' }));
  expect(address()).toBe('/account/payments?status=failed');
  await user.type(screen.getByRole('searchbox', { name: 'Search payments' }), 'hansa');
  await waitFor(() => expect(address()).toBe('/account/payments?status=failed&search=hansa'));
  await screen.findByText('2 payments');
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ args: { search_pattern: '%hansa%' } }));
  expect(calls.at(-1)?.variables).toMatchObject({
    offset: 0,
    statuses: ['failed'],
    args: { search_pattern: '%hansa%' },
  });
});

test('an empty list describes itself and offers the action; a filtered one does not', async () => {
  servePayments(0, []);
  const { user } = renderPortal('/account/payments');
  expect(await screen.findByText(/will be listed here/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'New payment' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Completed 0' }));
  expect(await screen.findByText('No payments match this search.')).toBeVisible();
});

test('order and hidden columns are written to the address and read from it', async () => {
  const calls = servePayments(31);
  const { user } = renderPortal('/account/payments?page=2');
  await user.click(await screen.findByRole('button', { name: 'Amount' }));
  expect(address()).toBe('/account/payments?sort=-amount');
  await screen.findByText('31 payments · 12,450.00 EUR');
  expect(calls.at(-1)?.variables).toMatchObject({ amount: 'desc', id: 'desc', offset: 0 });
  expect(calls.at(-1)?.variables).not.toHaveProperty('createdAt');
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Amount' }));
  expect(address()).toBe('/account/payments?sort=amount');

  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Status' }));
  expect(address()).toBe('/account/payments?sort=amount&hidden=status');
  expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Created' }));
  await user.click(screen.getByRole('button', { name: 'Created' }));
  expect(address()).toBe('/account/payments?hidden=status&sort=created');
});

test('a narrow window shows fewer columns, and no date or code wraps', async () => {
  servePayments(31);
  renderPortal('/account/payments');
  const table = await screen.findByRole('table', { name: 'Payments' });
  const titles = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
  const marked = (mark: string) =>
    within(table)
      .getAllByRole('cell')
      .flatMap((cell, index) => (cell.matches(`[data-${mark}='true']`) ? [titles[index]] : []));
  expect(marked('secondary')).toEqual(['Reference', 'Payment date']);
  expect(marked('extra')).toEqual(['Our reference', 'Created']);
  expect(marked('short')).toEqual(['Our reference', 'Payment date', 'Created']);
  expect(marked('number')).toEqual(['Amount']);
});
