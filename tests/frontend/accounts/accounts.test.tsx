import { screen, waitFor, within } from '@testing-library/react';
import { account, aggregate, makerRole, secondAccount, standing } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const seat = (id: string, of: typeof account, at = 'working' as keyof typeof standing) => ({
  __typename: 'CurrencyCloudContacts',
  id: `00000000-0000-4000-8000-00000000010${id}`,
  ...standing[at],
  account_id: of.id,
  account: of,
  role: makerRole,
});

const ownAccounts = (count: number, seats = [seat('1', account), seat('2', secondAccount)]) => ({
  users_by_pk: {
    __typename: 'users',
    id: 'maker',
    contacts: seats,
    contacts_aggregate: aggregate('CurrencyCloudContacts', count),
  },
});

const stored = () => onMutation('StoreLastUsedAccount', { update_users_by_pk: null });

test('the user’s accounts have pages, and the search is in the address', async () => {
  serveSession();
  const calls = onQuery('GetAccountsForUser', ownAccounts(31));
  const { user } = renderPortal('/account/switch-accounts');
  expect(await screen.findByText('31 accounts')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ username: 'maker', limit: 15, offset: 30 }));
  await user.type(screen.getByRole('searchbox', { name: 'Search accounts' }), 'Europe');
  await waitFor(() => expect(address()).toBe('/account/switch-accounts?search=Europe'));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toEqual({
      username: 'maker',
      limit: 15,
      offset: 0,
      pattern: '%Europe%',
    }),
  );
});

test('the list says which account is selected, and which is closed', async () => {
  serveSession();
  onQuery('GetAccountsForUser', ownAccounts(2, [seat('1', account), seat('2', { ...secondAccount, is_closed: true })]));
  renderPortal('/account/switch-accounts');
  const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));
  const current = await rowOf(account.name);
  expect(current.getByText('Current')).toBeVisible();
  expect(current.queryByText('Closed')).toBeNull();
  expect(current.getByRole('button')).toHaveTextContent('Stay here');
  const other = await rowOf(secondAccount.name);
  expect(other.queryByText('Current')).toBeNull();
  expect(other.getByText('Closed')).toBeVisible();
  expect(other.getByRole('button')).toHaveTextContent('Switch');
});

test.each([
  ['waiting', 'Waiting', /^The seat on this account is still being opened at the provider\./],
  ['refused', 'Refused', /^The seat on this account was not opened at the provider: phone_number is invalid\./],
] as const)('a seat that is %s cannot act yet, which the list says with the reason', async (state, label, reason) => {
  serveSession();
  onQuery('GetAccountsForUser', ownAccounts(2, [seat('1', account), seat('2', secondAccount, state)]));
  renderPortal('/account/switch-accounts');
  const row = within(await screen.findByRole('row', { name: new RegExp(`^${secondAccount.name}`) }));
  expect(row.getByText(label)).toBeVisible();
  expect(row.getByText(reason)).toBeVisible();
  const works = within(screen.getByRole('row', { name: new RegExp(`^${account.name}`) }));
  expect(works.queryByText('Working')).toBeNull();
});

test('a search without matches shows a text, and can be cleared', async () => {
  serveSession();
  onQuery('GetAccountsForUser', ({ pattern }: Record<string, unknown>) =>
    pattern === '%nothing%' ? ownAccounts(0, []) : ownAccounts(2),
  );
  const { user } = renderPortal('/account/switch-accounts?search=nothing');
  expect(await screen.findByText('No accounts match this search.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('2 accounts')).toBeVisible();
  expect(address()).toBe('/account/switch-accounts');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('a super admin sees every account, and works in the selected one', async () => {
  serveSession();
  serveDashboard();
  const calls = onQuery('AllAccounts', {
    accounts: [account, secondAccount],
    accounts_aggregate: aggregate('accounts', 40),
  });
  const chosen = stored();
  const { user } = renderPortal('/account/switch-accounts2?page=2', fakeIdentity({ ...maker, isAdmin: true }));
  expect(await screen.findByText('40 accounts')).toBeVisible();
  expect(calls[0]?.variables).toEqual({ pattern: '%%', limit: 15, offset: 15 });
  expect(calls[0]?.headers.get('x-hasura-role')).toBe('admin');
  expect(screen.queryByText('Your role')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Switch to Aldgate Europe BV' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(chosen[0]?.variables).toMatchObject({ accountId: secondAccount.id });
});
