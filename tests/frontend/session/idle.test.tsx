import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, newId, renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onMutation } from '../support/server';

const minute = 60_000;
const start = Date.parse('2026-11-23T10:00:00Z');
const mark = 'corridor.lastActivity';
const warning = 'You have been inactive for some time. You will soon be logged out.';
const notice = 'You have been logged out after a period of inactivity';

let time = start;

/** Opens the portal with a clock that the test sets; `limit` in minutes. */
async function open(limit = 55) {
  time = start;
  serveSession();
  serveDashboard();
  const recorded = onMutation('createActivity', { createActivity: { __typename: 'CreatedActivity', id: newId } });
  const seen = onMutation('updateLastSeen', {
    updateLastSeen: { __typename: 'LastSeen', lastSeenAt: '2026-11-23T10:00:00Z' },
  });
  const identity = fakeIdentity({ ...maker, idleLimitMs: limit * minute });
  const portal = renderPortal('/dashboard?from=test', identity, { now: () => new Date(time) });
  await screen.findByRole('heading', { name: 'Dashboard' });
  return { ...portal, identity, recorded, seen };
}

/** Moves the clock, and lets the page notice it as it does when a tab becomes visible again. */
const pass = (ms: number) =>
  act(async () => {
    time += ms;
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Another tab reports activity, or ends the session. */
const changeInOtherTab = (newValue: string | null) =>
  act(async () => {
    const oldValue = localStorage.getItem(mark);
    if (newValue === null) localStorage.removeItem(mark);
    else localStorage.setItem(mark, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: mark, oldValue, newValue }));
  });

test('the user is warned five minutes before the end; any key continues the session and has no other effect', async () => {
  await open();
  await pass(50 * minute - 1);
  expect(screen.queryByText(warning)).toBeNull();
  await pass(1);
  const dialog = await screen.findByRole('alertdialog', { name: warning });
  expect(dialog).toHaveAccessibleDescription(/^You are logged out at 10:55 UTC\./);
  expect(screen.getByRole('timer')).toHaveTextContent('5:00 left');
  await pass(61_000);
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('3:59 left'));
  expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  fireEvent.mouseMove(document.body);
  expect(dialog).toBeVisible();
  const isPassedOn = () => fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  expect(isPassedOn()).toBe(false);
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
  expect(isPassedOn()).toBe(true);
  await pass(49 * minute);
  expect(screen.queryByText(warning)).toBeNull();
});

test('the button continues the session, too', async () => {
  const { user } = await open();
  await pass(51 * minute);
  await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
});

test('a touch counts although what is touched keeps it to itself', async () => {
  await open();
  const menu = screen.getByRole('button', { name: 'Menu' });
  menu.addEventListener('pointerdown', (event) => event.stopPropagation());
  await pass(51 * minute);
  expect(await screen.findByText(warning)).toBeVisible();
  fireEvent.pointerDown(menu);
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
});

test('with a short limit the warning comes in the last fifth', async () => {
  await open(5);
  await pass(4 * minute);
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/at 10:05 UTC/);
  expect(screen.getByRole('timer')).toHaveTextContent('1:00 left');
});

test('at the end the path and the idle time are recorded, then the user is signed out', async () => {
  const { identity, recorded } = await open();
  await pass(55 * minute);
  expect(await screen.findByText(notice)).toBeVisible();
  expect(recorded.map(({ variables }) => variables)).toEqual([
    {
      eventCode: 'E012',
      eventType: 'E',
      activityName: 'User Session Failure',
      details: 'Elapsed minutes: 55. Total minutes: 55. Location: /dashboard',
    },
  ]);
  expect(identity.signOut).toHaveBeenCalledTimes(1);
  expect(address()).toBe(`/auth?timedOut=true&redirectTo=${encodeURIComponent('/dashboard?from=test')}`);
  expect(localStorage.getItem(mark)).toBeNull();
});

test('after the computer slept past the limit the first key ends the session', async () => {
  const { recorded } = await open();
  time += 9 * 60 * minute;
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(await screen.findByText(notice)).toBeVisible();
  expect(recorded[0]?.variables.details).toContain('Elapsed minutes: 540.');
});

test('activity in one tab counts in the others', async () => {
  await open();
  await pass(51 * minute);
  expect(await screen.findByText(warning)).toBeVisible();
  await changeInOtherTab(String(time));
  await pass(10 * minute);
  expect(screen.queryByText(warning)).toBeNull();
});

test.each([
  ['log-out', 10 * minute, '/auth'],
  ['time-out', 55 * minute, `/auth?timedOut=true&redirectTo=${encodeURIComponent('/dashboard?from=test')}`],
])('a %s in another tab ends this one too, which records nothing and leaves the cookies', async (_what, ms, target) => {
  const { identity, recorded } = await open();
  time += ms;
  await changeInOtherTab(null);
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(address()).toBe(target);
  expect(identity.forget).toHaveBeenCalled();
  expect(identity.signOut).not.toHaveBeenCalled();
  expect(recorded).toHaveLength(0);
});

test('the local storage has only a timestamp, written at most once a second', async () => {
  const { user } = await open();
  const write = jest.spyOn(Storage.prototype, 'setItem');
  time += minute;
  for (let move = 0; move < 200; move += 1) fireEvent.pointerMove(document.body);
  await user.keyboard('abc');
  await waitFor(() => expect(localStorage.getItem(mark)).toBe(String(time)));
  expect(write.mock.calls.filter(([key]) => key === mark).length).toBeLessThanOrEqual(2);
  expect(Object.entries(localStorage).filter(([key]) => key.startsWith('corridor'))).toEqual([[mark, String(time)]]);
});

test('a session that was idle while no tab was open ends at once', async () => {
  localStorage.setItem(mark, String(start - 56 * minute));
  time = start;
  serveSession();
  serveDashboard();
  renderPortal('/dashboard', fakeIdentity(maker), { now: () => new Date(time) });
  expect(await screen.findByText(notice)).toBeVisible();
});

test('a session that cannot be renewed shows the notice, too', async () => {
  localStorage.setItem(mark, String(start - 600 * minute));
  renderPortal('/dashboard', fakeIdentity());
  expect(await screen.findByText(notice)).toBeVisible();
  expect(localStorage.getItem(mark)).toBeNull();
});

test('activity is reported to the server with its age, and not more often than needed', async () => {
  const { user, seen } = await open(5);
  await user.keyboard('a');
  time += 59_000;
  await user.keyboard('b');
  time += 21_000;
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.variables).toEqual({ idleSeconds: 21 });
  await user.keyboard('c');
  time += 30_000;
  await user.keyboard('d');
  expect(seen).toHaveLength(1);
});

test('activity of a super admin without an account is reported, too', async () => {
  serveSession({ user: { contacts: [], lastUsedAccount: null, last_used_account_id: null } });
  serveDashboard();
  const seen = onMutation('updateLastSeen', {
    updateLastSeen: { __typename: 'LastSeen', lastSeenAt: '2026-11-23T10:00:00Z' },
  });
  time = start;
  const { user } = renderPortal('/dashboard', fakeIdentity({ ...maker, isAdmin: true }), { now: () => new Date(time) });
  await screen.findByRole('heading', { name: 'Dashboard' });
  time += 6 * minute;
  await user.keyboard('a');
  await waitFor(() => expect(seen).toHaveLength(1));
});
