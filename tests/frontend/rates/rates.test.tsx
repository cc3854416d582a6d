import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const rate = (currencyPair: string, midMarketRate: string) => ({
  __typename: 'rates',
  currencyPair,
  midMarketRate,
  clientRate: null as string | null,
  partnerRate: null as string | null,
  coreRate: null as string | null,
  settlementCutOffTime: null as string | null,
  pricedAt: null as string | null,
  updatedAt: '2026-11-23T09:00:00Z',
});
const point = (at: string, midMarketRate: string, currencyPair = 'EURGBP') => ({
  __typename: 'rate_history',
  currencyPair,
  at: `${at}T00:00:00+00:00`,
  midMarketRate,
});
const rates = [
  {
    ...rate('EURGBP', '0.8057'),
    clientRate: '0.8101',
    partnerRate: '0.8085',
    coreRate: '0.8069',
    settlementCutOffTime: '2026-11-24T15:30:00Z',
    pricedAt: '2026-11-23T08:00:00Z',
  },
  rate('GBPUSD', '1.408'),
  rate('USDJPY', '109.23'),
];

function open(path = '/admin/rates', history: object[] = []) {
  serveSession();
  onQuery('rates', { rates });
  const calls = onQuery('RateHistory', { rate_history: history });
  return { calls, ...renderPortal(path, fakeIdentity({ ...maker, isAdmin: true })) };
}

const table = () => screen.findByRole('table', { name: 'Rates' });

test('the pairs with their rates, and the chart of the first', async () => {
  const { calls } = open('/admin/rates', [
    point('2026-09-01', '0.83'),
    point('2026-10-01', '0.79'),
    point('2026-11-23', '0.8057'),
  ]);
  expect(
    within(await table()).getByRole('row', {
      name: /EUR\/GBP Euro, British Pound 0.80570 0.81010 0.80850 0.80690 24 Nov 2026, 15:30 UTC 23 Nov 2026, 08:00 UTC/,
    }),
  ).toBeVisible();
  expect(within(await table()).getByRole('row', { name: /GBP\/USD .*No price yet/ })).toBeVisible();
  const summary = '1 EUR is 0.80570 GBP; between 0.79000 and 0.83000 since 1 Sep 2026';
  expect(await screen.findByRole('img', { name: summary })).toBeVisible();
  expect(calls[0]?.variables).toEqual({ currencyPair: 'EURGBP', from: '2026-08-25T00:00:00Z' });
});

test('behind the chart is a table, newest first', async () => {
  const { user } = open('/admin/rates?pair=EURGBP', [point('2026-11-22', '0.8'), point('2026-11-23', '0.8057')]);
  await user.click(await screen.findByRole('button', { name: 'Show as table' }));
  const rows = within(await screen.findByRole('table', { name: /EUR\/GBP by day/ })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Day'),
    '23 Nov 20260.80570',
    '22 Nov 20260.80000',
  ]);
});

test('pair, period and search are in the address', async () => {
  const { user, calls } = open();
  await user.click(within(await table()).getByRole('link', { name: 'GBP/USD' }));
  await user.click(screen.getByRole('button', { name: '1 year' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search rates' }), 'usd/j');
  await waitFor(() => expect(address()).toBe('/admin/rates?pair=GBPUSD&days=365&search=usd%2Fj'));
  await waitFor(async () => expect(within(await table()).queryByText('GBP/USD')).toBeNull());
  expect(calls.at(-1)?.variables).toEqual({ currencyPair: 'GBPUSD', from: '2025-11-23T00:00:00Z' });
});

test('a pair without a history says so', async () => {
  open('/admin/rates?pair=USDJPY');
  expect(await screen.findByText('There are no rates of USD/JPY in this period.')).toBeVisible();
});

test('a rate that changes changes in place', async () => {
  const { live } = open();
  await table();
  act(() => live.publish('RatesLive', { rates: [rate('EURGBP', '0.9'), ...rates.slice(1)] }));
  expect(within(await table()).getByText('0.90000')).toBeVisible();
});

test('the page is not there for other users', async () => {
  serveSession();
  serveDashboard();
  renderPortal('/admin/rates');
  expect(await screen.findByText(/Only Corridor’s own administrators/)).toBeVisible();
});
