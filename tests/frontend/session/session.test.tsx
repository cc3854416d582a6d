import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountToSelect } from '../../../frontend/src/app/session/selectAccount';
import { readSession } from '../../../frontend/src/session/claims';
import { roleOf, requestHeaders } from '../../../frontend/src/graphql/requestHeaders';
import {
  aggregate,
  account,
  countryLists,
  dashboardCounts,
  secondAccount,
  sessionUser,
  tccAccount,
  viewerRole,
} from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, newId, renderPortal, serveDashboard, serveGlobalData, serveSession } from '../support/renderPortal';
import { holdQuery, onMutation, onQuery, origin, refuseQuery, server } from '../support/server';

async function logOut(user: ReturnType<typeof renderPortal>['user']) {
  await user.click(screen.getByRole('button', { name: /Maya Keller/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
}

test('claims: administrators by their group, MFA by the default role, text or object', () => {
  const namespace = 'https://hasura.io/jwt/claims';
  const issued = { 'x-hasura-issued-at': '1970-01-01T00:00:01.000000Z' };
  const claims = { 'x-hasura-user-id': 'maker', 'x-hasura-default-role': 'user_without_mfa', ...issued };
  const limit = { idle_limit_minutes: '5' };
  const payload = { 'cognito:groups': ['admin'], exp: 100, ...limit, [namespace]: JSON.stringify(claims) };
  expect(readSession('t', payload)).toEqual({
    idToken: 't',
    userId: 'maker',
    isAdmin: true,
    hasMfa: false,
    expiresAt: 100_000,
    issuedAt: 1000,
    idleLimitMs: 300_000,
  });
  expect(readSession('t', { exp: 1, [namespace]: claims })).toMatchObject({ isAdmin: false, idleLimitMs: 3_300_000 });
});

test('roles: admin by group, org_admin on admin calls, user otherwise; only user calls name the account', () => {
  expect(roleOf({ ...maker, isAdmin: true }, { isAdminCall: true })).toBe('admin');
  expect(roleOf(maker, { isAdminCall: true })).toBe('org_admin');
  expect(roleOf(maker, {})).toBe('user');
  expect(requestHeaders(maker, {}, 'a')).toEqual({
    Authorization: 'Bearer token-of-maker',
    'x-hasura-role': 'user',
    'x-account-id': 'a',
  });
  expect(requestHeaders(maker, { isAdminCall: true }, 'a')).not.toHaveProperty('x-account-id');
});

test('while the session loads, the frame of the portal stands with grey rows in it', async () => {
  serveSession();
  serveDashboard();
  const { release } = holdQuery('GlobalData', sessionUser());
  renderPortal('/dashboard');
  const page = await screen.findByRole('main');
  expect(within(page).getByText('Loading...')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  release();
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('the account: last used if still available, then the current one, then the first', () => {
  const { users_by_pk: user } = sessionUser();
  expect(accountToSelect(user)?.id).toBe(account.id);
  const withoutLastUsed = { ...user, lastUsedAccount: null, last_used_account_id: null };
  expect(accountToSelect(withoutLastUsed, account.id)?.id).toBe(account.id);
  expect(accountToSelect(withoutLastUsed)?.id).toBe(secondAccount.id);
});

test('the shell names the account and the organisation; calls carry role, token and account', async () => {
  serveSession();
  serveDashboard();
  onQuery('DashboardCounts', dashboardCounts({ toAuthorise: 120 }));
  const calls = onQuery('allPaymentsAwaitingAuthorisation', {
    paymentsYouCanAuthoriseAggregate: aggregate('payments', 120),
  });
  renderPortal('/');
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await screen.findByText('Aldgate Trading')).toBeVisible();
  expect(screen.getByText('Aldgate Trading Ltd')).toBeVisible();
  expect(await screen.findByText('99+')).toBeVisible();
  expect(address()).toBe('/dashboard');
  expect(document.title).toBe('Dashboard · Corridor');
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer token-of-maker');
  expect(calls[0]?.headers.get('x-hasura-role')).toBe('user');
  expect(calls[0]?.headers.get('x-account-id')).toBe(account.id);
});

test('switching the account stores it and returns to the dashboard', async () => {
  serveSession();
  serveDashboard();
  const stored = onMutation('StoreLastUsedAccount', {
    update_users_by_pk: { __typename: 'users', id: 'maker', last_used_account_id: secondAccount.id },
  });
  const reads = onQuery('DashboardAccount', { payments: [], failed: [], balances: [], exchange_rates: [] });
  const { user } = renderPortal('/account/switch-accounts');
  await user.click(await screen.findByRole('button', { name: 'Switch to Aldgate Europe BV' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toHaveFocus();
  expect(stored[0]?.variables).toEqual({ userId: 'maker', accountId: secondAccount.id });
  // The pages' first calls already name the account that they show.
  await waitFor(() => expect(reads.length).toBeGreaterThan(0));
  for (const { variables, headers } of reads) expect(headers.get('x-account-id')).toBe(variables.accountId);
  expect(screen.getByText('Aldgate Europe BV', { selector: 'strong' })).toBeVisible();
});

test('a user without an account gets a message, and can open the profile or log out', async () => {
  serveGlobalData(sessionUser({ user: { contacts: [], lastUsedAccount: null, last_used_account_id: null } }));
  const { user, identity } = renderPortal('/account/payments');
  const text = "You don't currently have access to any accounts. Contact your administrator.";
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getAllByText('No Account')[0]).toBeVisible();
  await logOut(user);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(identity.signOut).toHaveBeenCalled();
  expect(address()).toBe('/auth');
});

test('logging out is recorded and leaves no data in the browser', async () => {
  serveSession();
  serveDashboard();
  const recorded = onMutation('createActivity', { createActivity: { __typename: 'CreatedActivity', id: newId } });
  const { user } = renderPortal('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(Object.keys(localStorage)).toContain('corridor.lastActivity');
  await logOut(user);
  await screen.findByRole('heading', { name: 'Sign in' });
  expect(recorded.map(({ variables }) => variables)).toMatchObject([{ eventCode: 'A002', activityName: 'Sign Out' }]);
  expect(Object.keys(localStorage)).not.toContain('corridor.lastActivity');
});

test('a session that cannot be renewed ends at the sign-in with the notice, and returns to its page', async () => {
  serveSession();
  const identity = fakeIdentity({ ...maker, expiresAt: 0 });
  identity.refresh.mockResolvedValue(undefined);
  renderPortal('/account/payments?status=failed', identity);
  expect(await screen.findByText('You have been logged out after a period of inactivity')).toBeVisible();
  expect(address()).toBe(`/auth?timedOut=true&redirectTo=${encodeURIComponent('/account/payments?status=failed')}`);
});

test('a token that runs out within a minute is renewed before the next call', async () => {
  serveSession();
  serveDashboard();
  const calls = onQuery('GlobalData', sessionUser());
  const identity = fakeIdentity({ ...maker, expiresAt: Date.parse('2026-11-23T10:00:59Z') });
  identity.refresh.mockResolvedValue({ ...maker, idToken: 'renewed' });
  renderPortal('/dashboard', identity);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer renewed');
});

test('a provider that goes offline is shown at once', async () => {
  serveSession();
  serveDashboard();
  const { live } = renderPortal('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  const status = { __typename: 'system_status', is_tcc_online: false };
  act(() => live.publish('SystemStatus', { system_status: [status] }));
  expect(await screen.findByText(/banking platform is offline/)).toBeVisible();
});

test.each([
  ['a missing record', () => onQuery('checkIfUserExists', { users_by_pk: null })],
  [
    'a disabled one',
    () => onQuery('checkIfUserExists', { users_by_pk: { __typename: 'users', id: 'maker', enabled: false } }),
  ],
  ['data that cannot be loaded', () => refuseQuery('GlobalData', 'database query error')],
])('%s stops the session, and the user can retry', async (_what, fail) => {
  serveSession();
  serveDashboard();
  fail();
  const { user } = renderPortal('/dashboard');
  expect(await screen.findByText('An unknown error occurred')).toBeVisible();
  serveSession();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('without MFA little data is read, every page shows why, and the profile is open', async () => {
  serveSession();
  const { users_by_pk: user, system_status: status } = sessionUser();
  onQuery('GlobalDataWithoutMfa', {
    users_by_pk: {
      __typename: 'users',
      id: user.id,
      first_name: user.first_name,
      last_name: user.last_name,
      enabled: true,
    },
    settings: [{ __typename: 'settings', maintenance_banner: null }],
    system_status: status,
  });
  const forbidden = onQuery('GlobalData', sessionUser());
  const identity = fakeIdentity({ ...maker, hasMfa: false });
  const { user: person } = renderPortal('/dashboard', identity);
  const text = 'You must set up Multi Factor Authentication before viewing this page.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(forbidden).toHaveLength(0);
  await person.click(screen.getByRole('link', { name: 'Set Up MFA' }));
  await waitFor(() => expect(address()).toBe('/profile'));
});

describe('credentials that the provider rejects', () => {
  const text = 'We could not connect to the banking platform with your credentials, please contact the provider.';

  test('close the pages of the account until they are accepted', async () => {
    serveSession();
    serveDashboard();
    refuseQuery('loggedInTCCAccount', text, { code: 'provider_credentials_refused' });
    const { user } = renderPortal('/dashboard');
    expect(await screen.findByText(text)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Switch Accounts' })).toBeVisible();
    onQuery('loggedInTCCAccount', { loggedInTCCAccount: tccAccount });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  test('are distinguished from an outage', async () => {
    serveSession();
    serveDashboard();
    const callCount = refuseQuery('loggedInTCCAccount', 'Nobody there', { code: 'provider_unavailable' });
    renderPortal('/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard' });
    await waitFor(() => expect(callCount()).toBe(1));
    expect(screen.queryByText(text)).toBeNull();
  });
});

test('a failed currency check is repeated after five seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  serveSession();
  serveDashboard();
  let calls = 0;
  server.use(
    http.get(`${origin}/currencies`, () => {
      calls += 1;
      return calls === 1 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json([]);
    }),
  );
  renderPortal('/dashboard');
  expect(await screen.findByText(/Trying again every 5 seconds/)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(5000));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  jest.useRealTimers();
});

test('the countries are loaded after the first page', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  serveSession();
  serveDashboard();
  const calls = onQuery('GetCountries', countryLists);
  renderPortal('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(calls).toHaveLength(0);
  act(() => jest.advanceTimersByTime(10_000));
  await waitFor(() => expect(calls).toHaveLength(1));
  jest.useRealTimers();
});

test('tiles that a role does not permit show the reason', async () => {
  serveSession({ role: viewerRole });
  serveDashboard();
  renderPortal('/dashboard');
  expect(await screen.findAllByText('This action is disabled due to your role')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'New payment' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('link', { name: 'New conversion' })).toHaveAttribute('aria-disabled', 'true');
});

test('an unknown address and a page whose flag is off are not found', async () => {
  serveSession({ settings: { beneficiaries_listing: false } });
  const { user } = renderPortal('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Beneficiaries' })).toBeNull();
  serveDashboard();
  await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
