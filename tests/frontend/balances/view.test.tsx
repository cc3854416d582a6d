import { act, screen, waitFor, within } from '@testing-library/react';
import { account, viewerRole } from '../support/data';
import { balance, rateToPounds } from '../support/balances';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery, refuseQuery } from '../support/server';

const sum = (amount: string | null) => ({
  __typename: 'tcc_transactions_aggregate',
  aggregate: {
    __typename: 'tcc_transactions_aggregate_fields',
    sum: { __typename: 'tcc_transactions_sum_fields', amount },
  },
});
const transaction = (change: Record<string, unknown> = {}) => ({
  __typename: 'tcc_transactions',
  id: 't-1',
  amount: '250.00',
  type: 'debit',
  status: 'completed',
  action: 'payment',
  related_entity_type: 'payment',
  related_entity_short_reference: '261120-ABCDEF123',
  created_at: '2026-11-20T09:00:00Z',
  ...change,
});
const data = (change: Record<string, unknown> = {}) => ({
  balances: [balance('EUR', '1000.00')],
  incoming: sum('75.50'),
  outgoing: sum(null),
  tcc_transactions: [transaction(), transaction({ id: 't-2', type: 'credit', related_entity_type: 'inbound_funds' })],
  exchange_rates: [rateToPounds('EUR', '0.85')],
  ...change,
});
const day = (date: string, amount: string) => ({ __typename: 'balance_days', day: date, amount });
const confirmed = {
  __typename: 'AccountBalance',
  currency: 'EUR',
  amount: '1000.00',
  updatedAt: '2026-11-23T09:00:00Z',
};

function open(
  change: Record<string, unknown> = {},
  days = [day('2026-11-22', '900.00'), day('2026-11-23', '1000.00')],
  session?: Parameters<typeof serveSession>[0],
) {
  serveSession(session);
  const reads = onQuery('balance', data(change));
  const asks = onQuery('getAccountBalance', { getAccountBalance: confirmed });
  const histories = onQuery('BalanceHistory', { balanceHistory: days });
  const rates = onQuery('RateHistory', { rate_history: [] });
  onQuery('RateAlerts', { rate_alerts: [] });
  return { reads, asks, histories, rates, ...renderPortal('/account/balances/EUR/view') };
}

const fact = async (label: string) => (await screen.findByText(label)).nextElementSibling;

test('what is available and pending, what it is worth, and that the provider was asked', async () => {
  const { asks } = open();
  expect(await screen.findByRole('heading', { name: '1,000.00 EUR', level: 1 })).toBeVisible();
  expect(await fact('Available')).toHaveTextContent('1,000.00 EUR');
  expect(await fact('Pending in')).toHaveTextContent('75.50 EUR');
  expect(await fact('Pending out')).toHaveTextContent('0.00 EUR');
  expect(await fact('Worth in GBP')).toHaveTextContent('850.00 GBP');
  expect(await screen.findByText('The provider confirms the available amount.')).toBeVisible();
  expect(asks).toHaveLength(1);
});

test('the latest transactions say their direction in a word and by their sign', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Latest transactions in EUR' }));
  expect(
    table.getByRole('row', { name: /Payment out 261120-ABCDEF123 20 Nov 2026 Completed -250.00 EUR/ }),
  ).toBeVisible();
  expect(table.getByRole('row', { name: /Inbound funds in .* 250.00 EUR/ })).toBeVisible();
});

test('the charts of balance and rate share a period, which is in the address', async () => {
  const { user, histories, rates } = open();
  const label = 'From 900.00 EUR on 22 Nov 2026 to 1,000.00 EUR today';
  expect(await screen.findByRole('img', { name: label })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'EUR/GBP mid-market rate' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '30 days' }));
  await waitFor(() => expect(address()).toBe('/account/balances/EUR/view?days=30'));
  await waitFor(() =>
    expect(histories.at(-1)?.variables).toEqual({
      accountId: account.id,
      currency: 'EUR',
      firstDay: '2026-10-24',
      lastDay: '2026-11-23',
    }),
  );
  expect(rates.at(-1)?.variables).toEqual({ currencyPair: 'EURGBP', from: '2026-10-24T00:00:00Z' });
});

test('a change arrives live, and the page reads what caused it', async () => {
  const { live } = open();
  await screen.findByRole('heading', { name: '1,000.00 EUR', level: 1 });
  act(() => live.publish('BalanceLive', { balances: [balance('EUR', '1000.00')] }));
  const later = { balances: [balance('EUR', '750.00')], incoming: sum('20.00') };
  const reads = onQuery('balance', data(later));
  act(() => live.publish('BalanceLive', { balances: [balance('EUR', '750.00')] }));
  expect(await screen.findByRole('heading', { name: '750.00 EUR', level: 1 })).toBeVisible();
  await waitFor(() => expect(reads.length).toBeGreaterThan(0));
  await waitFor(async () => expect(await fact('Pending in')).toHaveTextContent('20.00 EUR'));
});

test('without a rate, a history or transactions the page says so', async () => {
  open({ balances: [], exchange_rates: [], tcc_transactions: [] }, []);
  expect(await screen.findByRole('heading', { name: '0.00 EUR', level: 1 })).toBeVisible();
  expect(await fact('Worth in GBP')).toHaveTextContent('No current rate');
  expect(screen.getByText('There are no transactions in EUR yet.')).toBeVisible();
  expect(await screen.findByText(/The balance will be shown here over time/)).toBeVisible();
});

test('a provider that cannot be asked leaves the stored balance', async () => {
  open();
  refuseQuery('getAccountBalance', 'Too many requests. Try again in 20 s.', { code: 'too_many_requests' });
  expect(await screen.findByText('The provider was not asked: Too many requests. Try again in 20 s.')).toBeVisible();
  expect(screen.getByRole('heading', { name: '1,000.00 EUR', level: 1 })).toBeVisible();
});

test('a balance leads to what the role may do with it, and to nothing else', async () => {
  open({}, undefined, { role: viewerRole });
  expect(await screen.findByRole('link', { name: 'Fund' })).toBeVisible();
  expect(screen.queryByText('Pay')).toBeNull();
  expect(screen.queryByText('Convert')).toBeNull();
});

test('a super admin without a seat does not ask the provider', async () => {
  serveSession({ user: { contacts: [] } });
  onQuery('balance', data());
  onQuery('BalanceHistory', { balanceHistory: [] });
  onQuery('RateHistory', { rate_history: [] });
  onQuery('RateAlerts', { rate_alerts: [] });
  renderPortal('/account/balances/EUR/view', fakeIdentity({ ...maker, isAdmin: true }));
  expect(await screen.findByRole('heading', { name: '1,000.00 EUR', level: 1 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
});
