import { act, screen, waitFor, within } from '@testing-library/react';
import { account, viewerRole } from '../support/data';
import { balance, rateToPounds } from '../support/balances';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const all = [balance('EUR', '1000.00'), balance('GBP', '100.00'), balance('JPY', '5000')];

function open(path = '/account/balances', change: Parameters<typeof serveSession>[0] = {}, balances = all) {
  serveSession(change);
  const rates = [rateToPounds('EUR', '0.85'), rateToPounds('JPY', '0.005', '2026-11-22T09:59:59Z')];
  const calls = onQuery('balances', { balances, all: balances, exchange_rates: rates });
  return { calls, ...renderPortal(path) };
}

const row = async (name: RegExp) =>
  within(await screen.findByRole('table', { name: 'Balances' })).getByRole('row', { name });

test('balances, their worth and their total, with the time of the rates and what is left out', async () => {
  const { calls } = open();
  expect(await row(/EUR Euro 1,000.00 EUR 850.00 GBP/)).toBeVisible();
  expect(await row(/JPY Japanese Yen 5,000 JPY No current rate/)).toBeVisible();
  const total = screen.getByText(/^in total/);
  expect(total).toHaveTextContent(
    'in total at the mid-market rates of 23 Nov 2026, 09:30 UTC, without JPY: there is no current rate',
  );
  expect(total.parentElement).toHaveTextContent('950.00 GBP');
  expect(calls[0]?.variables).toEqual({
    accountId: account.id,
    currency: 'GBP',
    amountFrom: '-1000000000000000',
    limit: 15,
    offset: 0,
  });
});

test('the least amount is in the address, also one that is not offered', async () => {
  const { user, calls } = open('/account/balances?amountFrom=250');
  expect(await screen.findByRole('button', { name: 'From 250.00' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'From 10,000' }));
  await waitFor(() => expect(address()).toBe('/account/balances?amountFrom=10000'));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ amountFrom: '10000' }));
});

test('a balance leads to its page, to funding, to a conversion and to a payment', async () => {
  open();
  const links = within(await row(/EUR/))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['EUR Euro', '/account/balances/EUR/view'],
    ['Fund EUR', '/account/balances/EUR'],
    ['Convert EUR', '/account/conversions/new?currency=EUR'],
    ['Pay EUR', '/account/payments/new?currency=EUR'],
  ]);
});

test('a viewer is not offered a payment, and no funding while its page is off', async () => {
  open('/account/balances', { role: viewerRole, settings: { balance_funding_page: false } });
  expect(within(await row(/EUR/)).getAllByRole('link')).toHaveLength(1);
});

test('the page is not there while its flag is off', async () => {
  open('/account/balances', { settings: { balances: false } });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('a balance changes in place, and a new one waits', async () => {
  const { live } = open();
  await row(/EUR/);
  const rows = [balance('CHF', '5.00'), balance('EUR', '1200.00'), ...all.slice(1)];
  act(() => live.publish('BalancesLive', { balances: rows }));
  expect(await row(/1,200.00 EUR 1,020.00 GBP/)).toBeVisible();
  expect(screen.getByRole('button', { name: '1 new balance – show' })).toBeVisible();
});

test('an account without money says what will be here', async () => {
  open('/account/balances', {}, []);
  expect(await screen.findByText('Balances will be listed here once money has arrived.')).toBeVisible();
});
