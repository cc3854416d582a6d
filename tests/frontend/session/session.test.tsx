import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountToSelect } from '../../../frontend/src/app/session/selectAccount';
import { readSession } from '../../../frontend/src/app/session/claims';
import { roleOf, requestHeaders } from '../../../frontend/src/graphql/requestHeaders';
import { aggregate, account, secondAccount, sessionUser, viewerRole } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onCurrencies, onMutation, onQuery, origin, server } from '../support/server';

const dashboardReads = () => {
  onQuery('paymentsAwaitingAuthorisation', { paymentsYouCanAuthorise: [] });
  onQuery('DashboardAccount', { payments: [], balances: [], exchange_rates: [] });
};

test('claims: administrators by their group, MFA by the default role, text or object', () => {
  const namespace = 'https://hasura.io/jwt/claims';
  const claims = { 'x-hasura-user-id': 'maker', 'x-hasura-default-role': 'user_without_mfa' };
  const payload = { 'cognito:groups': ['admin'], exp: 100, [namespace]: JSON.stringify(claims) };
  expect(readSession('t', payload)).toEqual({
    idToken: 't',
    userId: 'maker',
    isAdmin: true,
    hasMfa: false,
    expiresAt: 100_000,
  });
  expect(readSession('t', { exp: 1, [namespace]: claims }).isAdmin).toBe(false);
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

test('the account: last used if still available, then the current one, then the first', () => {
  const { users_by_pk: user } = sessionUser();
  expect(accountToSelect(user)?.id).toBe(account.id);
  const gone = { ...user, lastUsedAccount: null, last_used_account_id: null };
  expect(accountToSelect(gone, account.id)?.id).toBe(account.id);
  expect(accountToSelect(gone)?.id).toBe(secondAccount.id);
});

test('the shell names the account and the organisation; calls carry role, token and account', async () => {
  serveSession();
  dashboardReads();
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

test('somebody who works is seen, at most every five minutes', async () => {
  serveSession();
  dashboardReads();
  onQuery('allPaymentsAwaitingAuthorisation', { paymentsYouCanAuthoriseAggregate: aggregate('payments', 0) });
  const told = onMutation('StoreLastUsedAccount', { update_users_by_pk: null });
  const { user } = renderPortal('/');
  await screen.findByRole('heading', { name: 'Dashboard' });
  await user.keyboard('a');
  expect(told).toHaveLength(0);
  const later = Date.now() + 6 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await user.keyboard('ab');
  await waitFor(() => expect(told).toHaveLength(1));
  jest.restoreAllMocks();
});

test('switching the account stores it and returns to the dashboard', async () => {
  serveSession();
  dashboardReads();
  const stored = onMutation('StoreLastUsedAccount', {
    update_users_by_pk: { __typename: 'users', id: 'maker', last_used_account_id: secondAccount.id },
  });
  const { user } = renderPortal('/account/switch-accounts');
  await user.click(await screen.findByRole('button', { name: 'Switch to Aldgate Europe BV' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toHaveFocus();
  expect(stored[0]?.variables).toEqual({ userId: 'maker', accountId: secondAccount.id });
  expect(screen.getByText('Aldgate Europe BV', { selector: 'strong' })).toBeVisible();
});

test('nobody without an account gets further, except to log out', async () => {
  onQuery('SessionUser', sessionUser({ user: { contacts: [], lastUsedAccount: null } }));
  const { user, identity } = renderPortal('/dashboard');
  const text = "You don't currently have access to any accounts. Contact your administrator.";
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(identity.signOut).toHaveBeenCalled();
  expect(address()).toBe('/auth');
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
  dashboardReads();
  const calls = onQuery('SessionUser', sessionUser());
  const identity = fakeIdentity({ ...maker, expiresAt: Date.parse('2026-11-23T10:00:59Z') });
  identity.refresh.mockResolvedValue({ ...maker, idToken: 'renewed' });
  renderPortal('/dashboard', identity);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(calls[0]?.headers.get('authorization')).toBe('Bearer renewed');
});

test('the provider going offline shows at once', async () => {
  serveSession();
  dashboardReads();
  const { live } = renderPortal('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  const status = { __typename: 'system_status', is_tcc_online: false };
  act(() => live.publish('SystemStatus', { system_status: [status] }));
  expect(await screen.findByText(/banking platform is offline/)).toBeVisible();
});

test('a missing user record stops the session', async () => {
  onQuery('SessionUser', { ...sessionUser(), users_by_pk: null });
  renderPortal('/dashboard');
  expect(await screen.findByText('An unknown error occurred')).toBeVisible();
});

test('without MFA nothing is asked for, and MFA can be set up at the profile', async () => {
  const identity = fakeIdentity({ ...maker, hasMfa: false });
  const { user } = renderPortal('/dashboard', identity);
  const text = 'You must set up Multi Factor Authentication before viewing this page.';
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Set Up MFA' }));
  expect(address()).toBe('/profile');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '123 456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(identity.confirmAuthenticator).toHaveBeenCalledWith('123456'));
});

test('a currency service that refuses the credentials is said so', async () => {
  onQuery('SessionUser', sessionUser());
  onCurrencies(403);
  renderPortal('/dashboard');
  const text = 'We could not connect to the banking platform with your credentials, please contact the provider.';
  expect(await screen.findByText(text)).toBeVisible();
});

test('a currency service that fails is asked again after five seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  serveSession();
  dashboardReads();
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

test('tiles that a role forbids say why', async () => {
  serveSession({ role: viewerRole });
  dashboardReads();
  renderPortal('/dashboard');
  expect(await screen.findAllByText('This action is disabled due to your role')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'New payment' })).toHaveAttribute('aria-disabled', 'true');
});

test('a maintenance banner stands above the page, its markup not', async () => {
  serveSession({ settings: { maintenance_banner: '<b>Closed</b> on Sunday<script>alert(1)</script>' } });
  dashboardReads();
  renderPortal('/dashboard');
  expect(await screen.findByText(/Closed on Sunday/)).toBeVisible();
  expect(document.querySelector('b')).toBeNull();
});

test('an unknown address and a page whose flag is off are not found', async () => {
  serveSession({ settings: { beneficiaries_listing: false } });
  const { user } = renderPortal('/nowhere');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Beneficiaries' })).toBeNull();
  dashboardReads();
  await user.click(screen.getByRole('link', { name: 'Go to the dashboard' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
