import { screen, waitFor, within } from '@testing-library/react';
import { account, aggregate, dashboardCounts, makerRole, payment, viewerRole } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const countsRegion = () => screen.findByRole('region', { name: 'Aldgate Trading Ltd at a glance' });

const upcoming = (change: Record<string, unknown>) => ({
  __typename: 'payments',
  id: '00000000-0000-4000-8000-0000000000a1',
  paymentDate: '2026-11-24',
  amount: '12450.00',
  currency: 'EUR',
  status: 'ready_to_send',
  ...change,
});
const rate = { __typename: 'exchange_rates', currencyPair: 'EURGBP', fromCurrency: 'EUR', midMarketRate: '0.85' };

test('six counts from one request, each a link to the list that it counts', async () => {
  serveSession();
  serveDashboard();
  const given = { toAuthorise: 3, failedPayments: 2, pendingTransactions: 1234, paymentsToday: 4 };
  const calls = onQuery('DashboardCounts', dashboardCounts(given));
  // The badge shows the same number.
  onQuery('allPaymentsAwaitingAuthorisation', { paymentsYouCanAuthoriseAggregate: aggregate('payments', 3) });
  renderPortal('/dashboard');
  const region = await countsRegion();
  await waitFor(() => expect(region).toHaveTextContent('3 Payments to authorise'));
  expect(region).toHaveTextContent('2 Payments failed since your last visit');
  expect(region).toHaveTextContent('1,234 Transactions pending');
  expect(region).toHaveTextContent('0 Transactions completed today');
  expect(region).toHaveTextContent('4 Payments created today');
  expect(region).toHaveTextContent('0 Conversions created today');
  const urgent = region.querySelectorAll('[data-urgent="true"]');
  expect([...urgent].map(({ textContent }) => textContent)).toEqual(['3']);
  const links = within(region).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/account/payments/authorisations',
    '/account/payments?status=failed',
    '/account/transactions?status=pending',
    '/account/transactions?status=completed',
    '/account/payments',
    '/account/conversions',
  ]);
  const midnight = new Date(2026, 10, 23).toISOString();
  expect(calls[0]?.variables).toEqual({ accountId: account.id, lastSeen: '2026-11-20T16:30:00Z', today: midnight });
});

test('a tile that the role does not permit says why and who may; a screen that is switched off has no tile', async () => {
  serveSession({ role: viewerRole, settings: { conversion_wizard: false } });
  serveDashboard();
  const roles = [
    { ...viewerRole, order: 3 },
    { ...makerRole, order: 1 },
    { ...makerRole, id: 'other', name: 'Director' },
  ];
  onQuery('DashboardRoles', { roles });
  renderPortal('/dashboard');
  const tile = await screen.findByRole('link', { name: 'New payment' });
  expect(tile).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() =>
    expect(tile).toHaveAccessibleDescription('This action is disabled due to your role. Ask a Clerk or Director.'),
  );
  expect(screen.queryByRole('link', { name: 'New conversion' })).toBeNull();
});

test('a super admin gets the ways to look at accounts', async () => {
  serveSession({ user: { contacts: [], lastUsedAccount: null, last_used_account_id: null } });
  serveDashboard();
  renderPortal('/dashboard', fakeIdentity({ ...maker, isAdmin: true }));
  expect(await screen.findByRole('link', { name: /^All accounts/ })).toHaveAttribute(
    'href',
    '/account/switch-accounts2',
  );
  expect(screen.queryByRole('link', { name: 'New payment' })).toBeNull();
});

test('failed payments stay until somebody deals with them, returned ones for two weeks', async () => {
  serveSession();
  serveDashboard();
  const calls = onQuery('DashboardAccount', { payments: [], failed: [payment()], balances: [], exchange_rates: [] });
  renderPortal('/dashboard');
  const table = await screen.findByRole('table', { name: 'Failed payments' });
  expect(within(table).getByRole('link', { name: 'Hansa Metall GmbH' })).toBeVisible();
  expect(calls[0]?.variables).toMatchObject({ failedFrom: '2026-11-09' });
});

test('the balances have a total, which names what it leaves out', async () => {
  serveSession();
  serveDashboard();
  const balance = (currency: string, amount: string) => ({
    __typename: 'balances',
    id: currency,
    currency,
    amount,
    updated_at: '2026-11-23T09:00:00Z',
  });
  const balances = [balance('GBP', '100.00'), balance('EUR', '1000.00'), balance('JPY', '5000')];
  onQuery('DashboardAccount', { payments: [], failed: [], balances, exchange_rates: [rate] });
  onQuery('UpcomingPayments', { payments: [], exchange_rates: [rate] });
  renderPortal('/dashboard');
  expect(await screen.findByText('950.00')).toBeVisible();
  expect(screen.getByText(/^in total/)).toHaveTextContent('in total at mid-market rates, without JPY');
});

test('a switched-off screen has no tile', async () => {
  serveSession({ settings: { payments_wizard: false } });
  serveDashboard();
  renderPortal('/dashboard');
  expect(await screen.findByRole('link', { name: /New beneficiary/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /New payment/ })).toBeNull();
});

test('outgoing payments are shown as a chart with a summary, or as a table', async () => {
  serveSession();
  serveDashboard();
  const jpy = upcoming({ id: '00000000-0000-4000-8000-0000000000a2', currency: 'JPY' });
  const calls = onQuery('UpcomingPayments', { payments: [upcoming({}), jpy], exchange_rates: [rate] });
  const { user } = renderPortal('/dashboard');
  const words = '1 payment worth 10,582.50 GBP at mid-market rates';
  expect(await screen.findByRole('img', { name: `${words}, by day` })).toBeVisible();
  expect(screen.getByText('Not shown, because there is no exchange rate: 1 in JPY.')).toBeVisible();
  expect(calls[0]?.variables).toEqual({
    accountId: account.id,
    currency: 'GBP',
    from: '2026-11-23',
    to: '2026-12-04',
  });
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: 'Payments going out, by day' });
  expect(within(table).getByRole('row', { name: /24 Nov 2026 1 10,582.50 GBP 0.00 GBP/ })).toBeVisible();
  expect(screen.queryByRole('img', { name: /by day/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('img', { name: /by day/ })).toBeVisible();
});

test('for super admins the counts are not polled and the list of waiting payments is not shown', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  serveSession();
  serveDashboard();
  const calls = onQuery('DashboardCounts', dashboardCounts());
  renderPortal('/dashboard', fakeIdentity({ ...maker, isAdmin: true }));
  await countsRegion();
  await waitFor(() => expect(calls).toHaveLength(1));
  jest.advanceTimersByTime(180_000);
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(calls).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Awaiting your authorisation' })).toBeNull();
  jest.useRealTimers();
});

test('the counts are refetched every minute while the tab is visible', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  serveSession();
  serveDashboard();
  const calls = onQuery('DashboardCounts', dashboardCounts());
  renderPortal('/dashboard');
  await countsRegion();
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  const before = calls.length;
  jest.advanceTimersByTime(60_000);
  await waitFor(() => expect(calls.length).toBe(before + 1));
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  jest.advanceTimersByTime(180_000);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(calls.length).toBe(before + 2));
  jest.useRealTimers();
});
