import { screen, within } from '@testing-library/react';
import { adminLink, orgId, organisation, superAdmin } from '../support/organisations';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const [north, south] = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000c2'];

const payment = {
  __typename: 'PlannedDayFlow',
  kind: 'payment',
  id: '00000000-0000-4000-8000-0000000000c3',
  name: 'P-7',
  amount: '-7000.00',
  cutOff: '2026-11-23T14:00:00.000Z',
  balance: '-5000.00',
};
const wallet = (accountId: string, accountName: string, change: object) => ({
  __typename: 'WalletDay',
  accountId,
  accountName,
  currency: 'EUR',
  opening: '20000.00',
  in: '0',
  out: '0',
  closing: '20000.00',
  lowest: '20000.00',
  shortAtFlow: null,
  flows: [],
  ...change,
});
const short = wallet(north, 'North', {
  opening: '2000.00',
  out: '7000.00',
  closing: '-5000.00',
  lowest: '-5000.00',
  shortAtFlow: 0,
  flows: [payment],
});
const move = { __typename: 'DayMove', currency: 'EUR', fromAccountId: south, toAccountId: north, amount: '4000.00' };
const aDay = { __typename: 'OrganisationDay', day: '2026-11-23', isPartial: false };

function answered(day: object, identity?: ReturnType<typeof superAdmin>) {
  onQuery('organisation', { organisations_by_pk: organisation });
  const calls = onQuery('getOrganisationDay', { getOrganisationDay: { ...aDay, ...day } });
  return { calls, ...renderPortal(`/admin/organisations/${orgId}?tab=day`, identity) };
}

function open(day: object) {
  serveSession();
  return answered(day, superAdmin());
}

test('a shortage names its first flow, what could be moved instead of converting, and what no account has', async () => {
  const { calls } = open({ wallets: [wallet(south, 'South', {}), short], moves: [move] });
  expect(await screen.findByText('5,000.00 EUR will be missing in North')).toBeVisible();
  expect(screen.getByText('The first that is not covered: Payment P-7, 14:00 UTC.')).toBeVisible();
  expect(screen.getByText('Move instead of converting: 4,000.00 EUR from South.')).toBeVisible();
  expect(screen.getByText(/has the remaining 1,000\.00 EUR idle/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Move 4,000.00 EUR' })).toHaveAttribute(
    'href',
    `/admin/transfers/new?source=${south}&destination=${north}&currency=EUR&amount=4000.00`,
  );
  expect(calls[0]?.variables).toEqual({ orgId });
});

test('a move counts for its currency only', async () => {
  const dollars = { ...short, currency: 'USD' };
  open({ wallets: [short, dollars, wallet(south, 'South', {})], moves: [move] });
  expect(await screen.findByText(/has the remaining 1,000\.00 EUR idle/)).toBeVisible();
  expect(screen.getByText(/has the remaining 5,000\.00 USD idle/)).toBeVisible();
});

test('accounts with something due are listed, and each opens in the order of its day', async () => {
  const { user } = open({ wallets: [wallet(south, 'South', {}), short], moves: [] });
  const table = await screen.findByRole('table', { name: 'Accounts today' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(screen.getByText('Nothing is due on one more balance.')).toBeVisible();
  await user.click(within(table).getByRole('button', { name: 'North, EUR, in order' }));
  const order = await screen.findByRole('table', { name: 'In order' });
  expect(within(order).getAllByRole('row')[1]).toHaveTextContent('Payment P-714:00 UTC-7,000.00 EUR-5,000.00 EUR');
});

test('a day that is covered says so, and one that is not read whole too', async () => {
  open({ wallets: [wallet(south, 'South', {})], moves: [], isPartial: true });
  expect(await screen.findByText('Every account covers its day.')).toBeVisible();
  expect(screen.getByText(/the figures are too low/)).toBeVisible();
});

test('an organisation admin who may not transfer gets no link to do so', async () => {
  serveSession({ user: { organisationLinks: [{ ...adminLink, org_id: orgId }] } as never });
  const { calls } = answered({ wallets: [short, wallet(south, 'South', {})], moves: [move] });
  expect(await screen.findByText(/Move instead of converting/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Move/ })).toBeNull();
  expect(calls[0]?.headers.get('x-hasura-role')).toBe('org_admin');
  expect(calls[0]?.headers.get('x-account-id')).toBeNull();
});
