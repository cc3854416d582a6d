import { act, screen, waitFor, within } from '@testing-library/react';
import { foundArguments } from '../../../frontend/src/shared/transactions/foundTransactions';
import { filterTags, noFilters } from '../../../frontend/src/shared/transactions/filterTags';
import { transactionsVariables } from '../../../frontend/src/shared/transactions/transactionsQuery';
import { account, transaction, transactionTotal } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

function serveTransactions(rows = [transaction()]) {
  serveSession();
  onQuery('BeneficiaryNames', { beneficiary_information_slice: [] });
  return {
    totals: onQuery('transactionsPaginationOnly', {
      totals: [transactionTotal('completed', 29), transactionTotal('pending', 2)],
    }),
    lists: onQuery('transactions', { transactions: rows }),
  };
}

const none = { ...noFilters, accountId: account.id, status: '', search: '' } as const;
const beneficiaryId = '00000000-0000-4000-8000-0000000000b1';

test.each([
  ['action', 'funding', { action_name: 'funding' }],
  ['amount', '12.50', { exact_amount: '12.50' }],
  ['amountFrom', '100', { amount_from: '100' }],
  ['amountTo', '200', { amount_to: '200' }],
  ['beneficiaryId', beneficiaryId, { beneficiary_id: beneficiaryId }],
  ['completedAtFrom', '2026-11-01', { completed_from: '2026-11-01T00:00:00.000Z' }],
  ['completedAtTo', '2026-11-30', { completed_before: '2026-12-01T00:00:00.000Z' }],
  ['createdAtFrom', '2026-07-01', { created_from: '2026-06-30T23:00:00.000Z' }],
  ['createdAtTo', '2026-07-31', { created_before: '2026-07-31T23:00:00.000Z' }],
  ['settlesAtFrom', '2026-11-01', { settles_from: '2026-11-01T00:00:00.000Z' }],
  ['settlesAtTo', '2026-10-25', { settles_before: '2026-10-26T00:00:00.000Z' }],
  ['updatedAtFrom', '2026-11-01', { updated_from: '2026-11-01T00:00:00.000Z' }],
  ['updatedAtTo', '2026-11-01', { updated_before: '2026-11-02T00:00:00.000Z' }],
  ['currency', 'EUR', { currency_code: 'EUR' }],
  ['relatedEntityShortReference', '261121_', { related_reference: '%261121\\_%' }],
  ['relatedEntityType', 'inbound_funds', { related_type: 'inbound_funds' }],
  ['type', 'debit', { credit_or_debit: 'debit' }],
  ['search', '12,450', { search_pattern: '%12,450%', search_amount: '12450' }],
])('the filter %s is one variable, days are London’s', (name, value, expected) => {
  const base = foundArguments(none);
  expect(foundArguments({ ...none, [name]: value })).toEqual({ ...base, ...expected });
  expect(Object.values(base).filter((argument) => argument !== null)).toEqual([account.id]);
  const tags = name === 'search' ? 0 : 1;
  expect(filterTags({ ...none, [name]: value }, 'Hansa Metall GmbH')).toHaveLength(tags);
});

test.each([
  ['created', { created: 'desc' }],
  ['settles', { settles: 'desc' }],
  ['completed', { completed: 'desc' }],
  ['amount', { amount: 'desc' }],
  ['unknown', { created: 'desc' }],
])('the order %s is a column, and then the id', (key, expected) => {
  const variables = transactionsVariables({ ...none, page: 3, sort: { key, isDescending: true } });
  expect(variables).toEqual({
    args: { ...foundArguments(none), status_name: null },
    ...expected,
    id: 'desc',
    limit: 15,
    offset: 30,
  });
});

test('transactions are a table with signs, words and counts; a row is a link', async () => {
  const credit = transaction({ type: 'credit', action: 'funding', balance_amount: null, status: 'pending' });
  const { lists } = serveTransactions([transaction(), credit]);
  renderPortal('/account/transactions');
  const table = await screen.findByRole('table', { name: 'Transactions' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('-12,450.00 EUR');
  expect(first).toHaveTextContent('Debit');
  expect(second).toHaveTextContent(/Credit.*Pending.*12,450.00 EUR/);
  expect(second).not.toHaveTextContent('-12,450.00');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', expect.stringMatching('/account/transaction/'));
  expect(await screen.findByText('31 transactions')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pending 2' })).toBeVisible();
  expect(lists[0]?.variables).toMatchObject({ created: 'desc', id: 'desc', limit: 15, offset: 0 });
});

test('status, filters and page are in the address, and the counts keep every status', async () => {
  const { lists, totals } = serveTransactions();
  const { user } = renderPortal('/account/transactions?page=2');
  await screen.findByRole('table', { name: 'Transactions' });
  await user.click(screen.getByRole('button', { name: 'Pending 2' }));
  expect(address()).toBe('/account/transactions?status=pending');
  await waitFor(() => expect(lists.at(-1)?.variables).toMatchObject({ args: { status_name: 'pending' }, offset: 0 }));
  expect(totals.at(-1)?.variables.args).not.toHaveProperty('status_name');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByRole('option', { name: 'Debit' }));
  await user.type(screen.getByRole('textbox', { name: 'Amount from' }), '100');
  await user.click(screen.getByRole('button', { name: 'Apply filters' }));
  await waitFor(() => expect(address()).toMatch(/amountFrom=100.*type=debit/));
  expect(screen.getByRole('button', { name: 'Remove: Debit' })).toBeVisible();
});

test('a list that the filters leave empty offers to clear them; an empty account has nothing to clear', async () => {
  const { lists } = serveTransactions([]);
  const { user } = renderPortal('/account/transactions?status=pending&type=debit');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(address()).toBe('/account/transactions');
  await waitFor(() => expect(lists.at(-1)?.variables).toMatchObject({ args: { status_name: null } }));
  await waitFor(() => expect(screen.queryByText(/match this search/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull();
});

test('a range that ends before it begins is refused beside its field', async () => {
  serveTransactions();
  const { user } = renderPortal('/account/transactions?advancedSearch=true&amountFrom=200&amountTo=100');
  await user.click(await screen.findByRole('button', { name: 'Apply filters' }));
  expect((await screen.findAllByText('This is less than the smallest amount.')).length).toBeGreaterThan(0);
});

test('a row changes in place, and one that comes waits until it is asked for', async () => {
  const shown = transaction({ id: '00000000-0000-4000-8000-0000000000e1', status: 'pending' });
  serveTransactions([shown]);
  const { live } = renderPortal('/account/transactions');
  const table = await screen.findByRole('table', { name: 'Transactions' });
  act(() => live.publish('TransactionsLive', { transactions: [shown] }));
  act(() => live.publish('TransactionsLive', { transactions: [transaction(), { ...shown, status: 'completed' }] }));
  await waitFor(() => expect(table).toHaveTextContent('Completed'));
  expect(await screen.findByRole('button', { name: '1 new transaction – show' })).toBeVisible();
  expect(within(table).getAllByRole('row')).toHaveLength(2);
});
