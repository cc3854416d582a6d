import { screen, waitFor, within } from '@testing-library/react';
import { account, id, openAccounts, organisation, orgId, otherId } from '../support/administeredAccount';
import { address } from '../support/renderPortal';
import { onQuery } from '../support/server';

const row = (change: object = {}) => ({
  __typename: 'accounts',
  id,
  name: account.name,
  reference: account.reference,
  tccAccountId: null,
  is_approved: false,
  is_closed: false,
  safeguarding_enabled: false,
  organisation,
  ...change,
});

/** Serves the accounts, and opens the list as a super admin. */
function open(accounts: readonly object[], query = '') {
  const calls = onQuery('adminSearchAccounts', { accounts });
  return { calls, ...openAccounts(`/admin/accounts${query}`) };
}

const rows = async () => within(await screen.findByRole('table', { name: 'Accounts' })).getAllByRole('row');

test('the accounts of all organisations are listed with what sets them apart', async () => {
  open([row(), row({ id: otherId, name: 'Aldgate Payroll', tccAccountId: 'tcc-a-1', safeguarding_enabled: true })]);
  const [, first, second] = await rows();
  expect(first).toHaveTextContent(/Aldgate Nordic.*Aldgate Trading.*NORDIC.*No.*No/);
  expect(second).toHaveTextContent(/Aldgate Payroll.*Aldgate Trading.*NORDIC.*Yes.*Yes/);
  expect(screen.getByRole('link', { name: 'Aldgate Nordic' })).toHaveAttribute('href', `/admin/accounts/${id}`);
});

const either = [true, false];

test.each([
  ['Open', '', either, [false]],
  ['Not approved', '?state=unapproved', [false], [false]],
  ['Closed', '?state=closed', either, [true]],
  ['All', '?state=all', either, either],
])('the state %s finds the approved and the closed ones that it names', async (label, query, approved, closed) => {
  const { calls } = open([row()], query);
  await rows();
  expect(screen.getByRole('button', { name: label, pressed: true })).toBeVisible();
  const { approved: askedApproved, closed: askedClosed } = calls[0]!.variables;
  expect(new Set(askedApproved as boolean[])).toEqual(new Set(approved));
  expect(new Set(askedClosed as boolean[])).toEqual(new Set(closed));
});

test('accounts are found by name and organisation, and by their id at the provider alone', async () => {
  const { calls, user } = open([row()]);
  const none = '00000000-0000-0000-0000-000000000000';
  await rows();
  expect(calls[0]?.variables).toMatchObject({ pattern: '%%', tccAccountId: none, orgFrom: none });
  const search = screen.getByRole('searchbox', { name: 'Search accounts' });
  await user.type(search, 'nordic');
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ pattern: '%nordic%', tccAccountId: none }));
  await user.click(screen.getByRole('combobox', { name: 'Organisation' }));
  await user.click(await screen.findByRole('option', { name: organisation.name }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ orgFrom: orgId, orgTo: orgId }));
  await user.clear(search);
  await user.type(search, otherId);
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ tccAccountId: otherId }));
  // The order says whether the empty search was applied in between, which depends on how fast is typed.
  const { pathname, searchParams } = new URL(address(), window.location.origin);
  expect([pathname, Object.fromEntries(searchParams)]).toEqual(['/admin/accounts', { search: otherId, orgId }]);
});

test('where nothing matches, the search and the filters are cleared', async () => {
  const { calls, user } = open([], '?state=closed');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(address()).toBe('/admin/accounts');
  expect(await screen.findByText('The accounts of your customers will be listed here.')).toBeVisible();
  expect(calls.at(-1)?.variables).toMatchObject({ closed: [false] });
});

test('a row more than a page holds gives it a next one', async () => {
  const { calls, user } = open(
    Array.from({ length: 16 }, (_, index) => row({ id: `${id.slice(0, -2)}${index + 10}` })),
  );
  expect(await rows()).toHaveLength(16);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ limit: 16, offset: 15 }));
});
