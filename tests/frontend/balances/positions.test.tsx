import { act, screen, waitFor, within } from '@testing-library/react';
import { account } from '../support/data';
import { balance } from '../support/balances';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const payment = (change: Record<string, unknown> = {}) => ({
  __typename: 'payments',
  id: 'p-1',
  tccPaymentId: null,
  currency: 'EUR',
  amount: '1500.00',
  paymentDate: '2026-11-25',
  status: 'authorised',
  reference: 'INV-9',
  beneficiarySlice: { __typename: 'beneficiary_information_slice', id: 's-1', name: 'Hansa Metall GmbH' },
  ...change,
});
const conversion = (change: Record<string, unknown> = {}) => ({
  __typename: 'tcc_conversions',
  id: 'c-1',
  short_reference: '261123-CONVER001',
  status: 'awaiting_funds',
  sell_currency: 'GBP',
  client_sell_amount: '80.00',
  buy_currency: 'EUR',
  client_buy_amount: '100.00',
  conversion_date: '2026-11-26',
  updated_at: '2026-11-23T09:00:00Z',
  ...change,
});
const pending = (change: Record<string, unknown> = {}) => ({
  __typename: 'tcc_transactions',
  id: 't-1',
  type: 'credit',
  currency: 'GBP',
  amount: '5.00',
  related_entity_id: 'f-1',
  settles_at: '2026-11-24T14:00:00Z',
  ...change,
});
const data = (change: Record<string, unknown> = {}) => ({
  balances: [balance('EUR', '1000.00'), balance('GBP', '100.00')],
  payments: [payment()],
  tcc_conversions: [conversion()],
  tcc_transactions: [pending(), pending({ id: 't-2', related_entity_id: 'c-1' })],
  ...change,
});

function open(change: Record<string, unknown> = {}, path = '/account/open-positions') {
  serveSession();
  const reads = onQuery('OpenPositions', data(change));
  return { reads, ...renderPortal(path) };
}

const table = async (name: string) => within(await screen.findByRole('table', { name }));

test('what is missing, since when, and where to get it', async () => {
  const { reads } = open();
  expect(await screen.findByText('500.00 EUR will be missing')).toBeVisible();
  expect(screen.getByText('The first day without enough EUR is Wednesday 25 November.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Convert into EUR' })).toHaveAttribute(
    'href',
    '/account/conversions/new?buyCurrency=EUR&amount=500.00',
  );
  expect(screen.getByRole('link', { name: 'Fund EUR' })).toHaveAttribute('href', '/account/balances/EUR');
  expect(reads[0]?.variables).toEqual({ accountId: account.id });
});

test('the position of each currency; a conversion and its pending transaction count once', async () => {
  open();
  const rows = (await table('Open positions by currency')).getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    'EUR Euro1,000.00 EUR100.00 EUR0.00 EUR-1,500.00 EUR0.00 EUR-400.00 EUR',
    'GBP British Pound100.00 GBP0.00 GBP-80.00 GBP0.00 GBP5.00 GBP25.00 GBP',
  ]);
});

test('the cash flow of the currency that is short, or of the one in the address', async () => {
  const { user } = open();
  const label = '-400.00 EUR on 22 Dec 2026, not enough from 25 Nov 2026 on';
  expect(await screen.findByRole('img', { name: label })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = (await table('Cash flow in EUR by day')).getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    '25 Nov 20260.00 EUR1,500.00 EUR-500.00 EUR',
    '26 Nov 2026100.00 EUR0.00 EUR-400.00 EUR',
  ]);
  await user.click(screen.getByRole('button', { name: 'GBP' }));
  await waitFor(() => expect(address()).toBe('/account/open-positions?currency=GBP'));
  expect(await table('Cash flow in GBP by day')).toBeTruthy();
});

test('the payments and conversions behind it', async () => {
  open();
  const payments = await table('Payments that have not left');
  expect(payments.getByRole('link', { name: 'Hansa Metall GmbH' })).toHaveAttribute('href', '/account/payments/p-1');
  const conversions = await table('Conversions that have not settled');
  expect(conversions.getByRole('row', { name: /261123-CONVER001 80.00 GBP 100.00 EUR 26 Nov 2026/ })).toBeVisible();
});

test('an account with enough of everything says so', async () => {
  open({ payments: [], tcc_conversions: [], tcc_transactions: [] });
  expect(await screen.findByText('Every currency covers what is expected in the next 30 days.')).toBeVisible();
  expect(screen.getByText('No payment is scheduled.')).toBeVisible();
  expect(screen.getByText('Every conversion has settled.')).toBeVisible();
});

test('an account without anything says what will be here', async () => {
  open({ balances: [], payments: [], tcc_conversions: [], tcc_transactions: [] });
  expect(await screen.findByText(/will be added up here/)).toBeVisible();
});

test('a page that cannot count all says so', async () => {
  open({ payments: Array.from({ length: 250 }, (_, index) => payment({ id: `p-${index}`, amount: '1.00' })) });
  expect(await screen.findByText(/^Only 250 payments, conversions and pending transactions/)).toBeVisible();
});

test('a payment that arrives is counted at once', async () => {
  const { live } = open({ payments: [] });
  await screen.findByText(/^Every currency covers/);
  act(() => live.publish('ScheduledPaymentsLive', { payments: [] }));
  onQuery('OpenPositions', data());
  act(() => live.publish('ScheduledPaymentsLive', { payments: [payment()] }));
  expect(await screen.findByText('500.00 EUR will be missing')).toBeVisible();
});
