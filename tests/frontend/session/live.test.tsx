import { act, screen, waitFor } from '@testing-library/react';
import { accountToKeep } from '../../../frontend/src/app/session/selectAccount';
import { maySessionContinue } from '../../../frontend/src/app/session/useLiveSession';
import { account, secondAccount, sessionUser, tccAccount, viewerRole } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const { users_by_pk: user, settings } = sessionUser();
const seatOn = (id: string) => user.contacts.filter((seat) => seat.account.id === id);

async function open() {
  serveSession();
  serveDashboard();
  const portal = renderPortal('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  const change = (now: object | null) => act(() => portal.live.publish('LiveUser', { users_by_pk: now }));
  return { ...portal, change };
}

test('a changed role is applied at once', async () => {
  const { change } = await open();
  expect(screen.queryByText('This action is disabled due to your role')).toBeNull();
  change(sessionUser({ role: viewerRole }).users_by_pk);
  expect((await screen.findAllByText('This action is disabled due to your role')).length).toBeGreaterThan(0);
});

test('a flag that is turned off removes its menu entry', async () => {
  const { live } = await open();
  expect(screen.getByRole('link', { name: 'Beneficiaries' })).toBeVisible();
  act(() => live.publish('LiveFlags', { settings: [{ ...settings[0], beneficiaries_listing: false }] }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Beneficiaries' })).toBeNull());
});

test('a user who loses a seat is moved to the next account, which calls then name', async () => {
  const { change } = await open();
  expect(screen.getByText('Aldgate Trading Ltd')).toBeVisible();
  const calls = onQuery('loggedInTCCAccount', { loggedInTCCAccount: tccAccount });
  change({ ...user, contacts: seatOn(secondAccount.id), lastUsedAccount: null });
  expect(await screen.findByText('Aldgate Europe BV', { selector: 'strong' })).toBeVisible();
  await waitFor(() => expect(calls.at(-1)?.headers.get('x-account-id')).toBe(secondAccount.id));
});

test('losing the last seat closes the portal, and a new seat opens it', async () => {
  const { change } = await open();
  change({ ...user, contacts: [], lastUsedAccount: null });
  const text = "You don't currently have access to any accounts. Contact your administrator.";
  expect(await screen.findByText(text)).toBeVisible();
  change(user);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test.each([
  ['a disabled user', { ...user, enabled: false }],
  ['a user whose record is hidden from them', null],
  ['a user who signed out everywhere', { ...user, signed_out_at: '2026-11-23T09:30:00Z' }],
])('%s is sent to the sign-in', async (_who, record) => {
  const { change, identity } = await open();
  change(record);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(identity.signOut).toHaveBeenCalled();
  expect(address()).toBe(`/auth?redirectTo=${encodeURIComponent('/dashboard')}`);
});

test('a token without a second factor closes the portal at once', async () => {
  serveSession();
  serveDashboard();
  const { system_status: status } = sessionUser();
  onQuery('GlobalDataWithoutMfa', {
    users_by_pk: { __typename: 'users', id: 'maker', first_name: 'Maya', last_name: 'Keller', enabled: true },
    settings: [{ __typename: 'settings', maintenance_banner: null }],
    system_status: status,
  });
  let time = Date.parse('2026-11-23T10:00:00Z');
  const identity = fakeIdentity({ ...maker, expiresAt: time + 300_000 });
  const { live } = renderPortal('/dashboard', identity, { now: () => new Date(time) });
  await screen.findByRole('heading', { name: 'Dashboard' });
  identity.refresh.mockResolvedValue({ ...maker, hasMfa: false });
  time += 250_000;
  // Any call renews the token first; here it is the query of another account.
  act(() =>
    live.publish('LiveUser', { users_by_pk: { ...user, contacts: seatOn(secondAccount.id), lastUsedAccount: null } }),
  );
  expect(await screen.findByRole('link', { name: 'Set Up MFA' })).toBeVisible();
});

test('a sign-out everywhere from before this session does not end it', () => {
  expect(maySessionContinue(maker, { ...user, signed_out_at: '2026-11-23T08:59:59Z' })).toBe(true);
  expect(maySessionContinue(maker, { ...user, signed_out_at: '2026-11-23T09:00:01Z' })).toBe(false);
});

test('the selected account stays while there is a seat on it, else the start rule applies; admins need no seat', () => {
  const movedUser = { ...user, lastUsedAccount: secondAccount };
  expect(accountToKeep(movedUser, account, false)?.id).toBe(account.id);
  const without = { ...movedUser, contacts: seatOn(secondAccount.id) };
  expect(accountToKeep(without, account, false)?.id).toBe(secondAccount.id);
  expect(accountToKeep(without, account, true)?.id).toBe(account.id);
  expect(accountToKeep({ ...user, contacts: [], lastUsedAccount: null }, account, false)).toBeUndefined();
});
