import { screen, waitFor, within } from '@testing-library/react';
import { account, aggregate, payment, paymentTotal, transaction, transactionTotal } from '../support/data';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const conversion = {
  __typename: 'tcc_conversions',
  id: '00000000-0000-4000-8000-0000000000c9',
  short_reference: '261120-ABCDEF001',
  status: 'trade_settled',
  buy_currency: 'EUR',
  sell_currency: 'GBP',
  client_buy_amount: '1000.00',
  client_sell_amount: '850.00',
  conversion_date: '2026-11-24',
};

function serveSearch() {
  serveSession();
  onQuery('transactionsPaginationOnly', { totals: [transactionTotal('completed', 1)] });
  return {
    transactions: onQuery('searchTransactionsRDS', { transactions: [transaction()] }),
    conversions: onQuery('SearchConversions', {
      tcc_conversions: [conversion],
      found: aggregate('tcc_conversions', 31),
    }),
    payments: onQuery('SearchPayments', { payments: [payment()], totals: [paymentTotal('completed', 1)] }),
  };
}

test('the search opens with transactions, has a tab for each kind but transfers, and a status in the address', async () => {
  const { transactions } = serveSearch();
  const { user } = renderPortal('/account/search');
  expect(await screen.findByRole('table', { name: 'Transactions' })).toBeVisible();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['Transactions', 'Conversions', 'Payments']);
  await user.click(screen.getByRole('button', { name: 'Completed 1' }));
  expect(address()).toBe('/account/search?status=completed');
  await waitFor(() => expect(transactions.at(-1)?.variables).toMatchObject({ args: { status_name: 'completed' } }));
});

test('conversions are found by reference, page by page, and lead to their pages', async () => {
  const { conversions } = serveSearch();
  const { user } = renderPortal('/account/search/transactions');
  await user.click(await screen.findByRole('tab', { name: 'Conversions' }));
  const table = await screen.findByRole('table', { name: 'Conversions' });
  expect(table).toHaveTextContent(/Trade settled.*850\.00 GBP.*1,000\.00 EUR/);
  expect(within(table).getByRole('link')).toHaveAttribute('href', `/account/conversions/${conversion.id}`);
  expect(await screen.findByText('31 conversions')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search conversions' }), 'abc');
  await waitFor(() => expect(address()).toBe('/account/search/conversions?search=abc'));
  await waitFor(() => expect(conversions.at(-1)?.variables).toMatchObject({ pattern: '%abc%', offset: 0 }));
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(conversions.at(-1)?.variables).toMatchObject({ accountId: account.id, offset: 30 }));
});

test('payments are found by text or amount', async () => {
  const { payments } = serveSearch();
  renderPortal('/account/search/payments?search=12,450');
  expect(await screen.findByRole('table', { name: 'Payments' })).toHaveTextContent('Hansa Metall GmbH');
  expect(payments[0]?.variables).toMatchObject({ pattern: '%12,450%', searchAmount: '12450' });
  expect(screen.getByText('1 payment')).toBeVisible();
});
