import { screen, waitFor } from '@testing-library/react';
import { account, aggregate, makerRole, secondAccount } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onMutation, onQuery } from '../support/server';

const seat = (id: string, of: typeof account) => ({
  __typename: 'CurrencyCloudContacts',
  id: `00000000-0000-4000-8000-00000000010${id}`,
  account_id: of.id,
  account: of,
  role: makerRole,
});

const own = (count: number, seats = [seat('1', account), seat('2', secondAccount)]) => ({
  users_by_pk: {
    __typename: 'users',
    id: 'maker',
    contacts: seats,
    contacts_aggregate: aggregate('CurrencyCloudContacts', count),
  },
});

const stored = () => onMutation('StoreLastUsedAccount', { update_users_by_pk: null });

test('one’s accounts come by pages, and the search stands in the address', async () => {
  serveSession();
  const calls = onQuery('GetAccountsForUser', own(31));
  const { user } = renderPortal('/account/switch-accounts');
  expect(await screen.findByText('31 accounts')).toBeVisible();
  expect(screen.getByText('Current')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ username: 'maker', limit: 15, offset: 30 }));
  await user.type(screen.getByRole('searchbox', { name: 'Search accounts' }), 'Europe');
  await waitFor(() => expect(address()).toBe('/account/switch-accounts?search=Europe'));
  const pattern = { _ilike: '%Europe%' };
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toEqual({
      username: 'maker',
      limit: 15,
      offset: 0,
      where: { account: { _or: [{ name: pattern }, { reference: pattern }, { organisation: { name: pattern } }] } },
    }),
  );
});

test('no match says so', async () => {
  serveSession();
  onQuery('GetAccountsForUser', ({ where }: Record<string, unknown>) =>
    where && JSON.stringify(where).includes('_or') ? own(0, []) : own(2),
  );
  renderPortal('/account/switch-accounts?search=nothing');
  expect(await screen.findByText('No account matches this search.')).toBeVisible();
});

test('a super admin looks at every account, and works in the one they choose', async () => {
  serveSession();
  serveDashboard();
  const calls = onQuery('AllAccounts', {
    accounts: [account, secondAccount],
    accounts_aggregate: aggregate('accounts', 40),
  });
  const chosen = stored();
  const { user } = renderPortal('/account/switch-accounts2?page=2', fakeIdentity({ ...maker, isAdmin: true }));
  expect(await screen.findByText('40 accounts')).toBeVisible();
  expect(calls[0]?.variables).toEqual({ where: {}, limit: 15, offset: 15 });
  expect(calls[0]?.headers.get('x-hasura-role')).toBe('admin');
  expect(screen.queryByText('Your role')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Switch to Aldgate Europe BV' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(chosen[0]?.variables).toMatchObject({ accountId: secondAccount.id });
});
