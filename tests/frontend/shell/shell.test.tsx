import { appVersion } from '../../../domain/messages';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Updates } from '../../../frontend/src/session/services';
import { hostileHtml } from '../../support/hostileHtml';
import { aggregate, sessionUser } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, goBack, renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const waiting = (amount: number) => ({ paymentsYouCanAuthoriseAggregate: aggregate('payments', amount) });
const menu = () => screen.findByRole('navigation', { name: 'Main' });
const superAdmin = fakeIdentity({ ...maker, isAdmin: true });

test('the badge shows the live count, capped at 99+', async () => {
  serveSession();
  serveDashboard();
  let count = 2;
  const calls = onQuery('allPaymentsAwaitingAuthorisation', () => waiting(count));
  const { live } = renderPortal('/notifications-nowhere');
  const entry = await within(await menu()).findByRole('link', { name: /^Dashboard/ });
  await waitFor(() => expect(entry).toHaveTextContent('Dashboard2 payments awaiting your authorisation'));
  const before = calls.length;
  count = 100;
  act(() => live.publish('AwaitingAuthorisationCount', waiting(count)));
  await waitFor(() => expect(entry).toHaveTextContent('99+'));
  expect(calls.length).toBeGreaterThan(before);
});

test('the count is not read for super admins', async () => {
  serveSession();
  serveDashboard();
  const calls = onQuery('allPaymentsAwaitingAuthorisation', waiting(5));
  renderPortal('/dashboard', superAdmin);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(calls).toHaveLength(0);
  expect(within(await menu()).getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('the menu has the entries with a screen and the version, and marks the current page', async () => {
  serveSession();
  onQuery('notificationsHtml', { settings: [] });
  renderPortal('/notifications');
  const nav = await menu();
  expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Notifications');
  expect(within(nav).getByRole('link', { name: 'Open New Account' })).toBeVisible();
  expect(within(nav).queryByRole('button', { name: 'Admin Menu' })).toBeNull();
  expect(nav).toHaveTextContent(`Version ${appVersion}`);
});

test('the menu of administrators opens and closes, and is open on one of its pages', async () => {
  serveSession();
  serveDashboard();
  const { user } = renderPortal('/dashboard', superAdmin);
  const group = await within(await menu()).findByRole('button', { name: 'Admin Menu' });
  const isListed = () =>
    within(screen.getByRole('navigation', { name: 'Main' })).queryByRole('link', { name: 'Tariffs' });
  expect([group.getAttribute('aria-expanded'), isListed()]).toEqual(['false', null]);
  await user.click(group);
  expect([group.getAttribute('aria-expanded'), isListed() !== null]).toEqual(['true', true]);
  await user.click(group);
  expect([group.getAttribute('aria-expanded'), isListed()]).toEqual(['false', null]);
  cleanup();
  onQuery('tariffs', { tariffs: [], found: aggregate('tariffs', 0) });
  renderPortal('/admin/tariffs', superAdmin);
  expect(await within(await menu()).findByRole('link', { name: 'Tariffs', current: 'page' })).toBeVisible();
});

test('on a phone the menu opens over the page, and closes by Escape or with the page that is chosen', async () => {
  serveSession();
  serveDashboard();
  onQuery('notificationsHtml', { settings: [] });
  const { user } = renderPortal('/dashboard');
  const button = await screen.findByRole('button', { name: 'Menu' });
  const sheet = () => screen.queryByRole('dialog', { name: 'Menu' });
  expect(sheet()).toBeNull();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(sheet()).toBeNull());
  await user.click(button);
  const opened = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.click(opened.getByRole('link', { name: 'Notifications' }));
  expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeVisible();
  await waitFor(() => expect(sheet()).toBeNull());
});

test('an unknown address and a page that is switched off show the same page', async () => {
  serveSession({ settings: { payments_wizard: false } });
  renderPortal('/account/payments/new');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test.each([
  ['/account/switch-accounts2', 'Only Corridor’s own administrators can open that page.'],
  ['/admin/settings', 'Only Corridor’s own administrators can open that page.'],
  ['/admin', 'Only organisation administrators can open that page.'],
  ['/admin/favourites', 'Only administrators of organisations or of favourites can open that page.'],
  ['/admin/transfers', 'Only users who may make transfers can open that page.'],
  ['/account', undefined],
  ['/currency', undefined],
])('an ordinary user who goes to %s ends at the dashboard, which says why: %s', async (path, why) => {
  serveSession();
  serveDashboard();
  renderPortal(path);
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(address()).toBe('/dashboard');
  if (why) expect(screen.getByText(why)).toBeVisible();
  else expect(screen.queryByText(/can open that page/)).toBeNull();
});

test('the reason for a redirect can be dismissed, and is gone after the next navigation', async () => {
  serveSession();
  serveDashboard();
  onQuery('notificationsHtml', { settings: [] });
  const reason = () => screen.queryByText('Only organisation administrators can open that page.');
  const first = renderPortal('/admin/users');
  await screen.findByRole('heading', { name: 'Dashboard' });
  await first.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(reason()).toBeNull());
  expect(screen.getByRole('main')).toHaveFocus();
  goBack();
  expect(reason()).toBeNull();
  cleanup();

  const second = renderPortal('/admin/users');
  await screen.findByRole('heading', { name: 'Dashboard' });
  expect(reason()).toBeVisible();
  await second.user.click(screen.getByRole('link', { name: 'Notifications' }));
  await screen.findByRole('heading', { name: 'Notifications' });
  expect(reason()).toBeNull();
});

test('a page of an account sends a user without one to the choice of accounts, which says why', async () => {
  serveSession({ user: { contacts: [], lastUsedAccount: null } });
  renderPortal('/account/payments', superAdmin);
  expect(await screen.findByText('That page belongs to an account. Choose one first.')).toBeVisible();
  expect(address()).toBe('/account/switch-accounts');
});

test('a banner shows allowed markup only, and follows live changes', async () => {
  const fired = jest.fn();
  Object.assign(window, { fired });
  serveSession({ settings: { maintenance_banner: `<b>Tonight</b>${hostileHtml.join('')}` } });
  serveDashboard();
  const { live } = renderPortal('/dashboard');
  expect(await screen.findByText('Tonight', { selector: 'b' })).toBeVisible();
  expect(document.querySelector('main img, main script, main iframe, main form')).toBeNull();
  expect(fired).not.toHaveBeenCalled();
  const settings = (maintenance_banner: string | null) => ({
    settings: [{ __typename: 'settings', maintenance_banner }],
  });
  act(() => live.publish('GetMaintenanceBanner', settings('<script>fired()</script>')));
  await waitFor(() => expect(screen.queryByText('Tonight')).toBeNull());
  act(() => live.publish('GetMaintenanceBanner', settings('<i>Tomorrow</i>')));
  expect(await screen.findByText('Tomorrow', { selector: 'i' })).toBeVisible();
});

test('a banner shows while the provider is offline', async () => {
  serveSession();
  serveDashboard();
  const { live } = renderPortal('/dashboard');
  await screen.findByRole('heading', { name: 'Dashboard' });
  const status = (is_tcc_online: boolean) => ({ system_status: [{ __typename: 'system_status', is_tcc_online }] });
  act(() => live.publish('SystemStatus', status(false)));
  expect(await screen.findByText(/banking platform is offline/)).toBeVisible();
  act(() => live.publish('SystemStatus', status(true)));
  await waitFor(() => expect(screen.queryByText(/banking platform is offline/)).toBeNull());
});

test('a newer version shows its banner; a click loads it', async () => {
  serveSession();
  serveDashboard();
  let tell = () => {};
  let isAvailable = false;
  const updates: Updates = {
    isAvailable: () => isAvailable,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
    apply: jest.fn(),
  };
  const { user } = renderPortal('/dashboard', fakeIdentity(maker), { updates });
  await screen.findByRole('heading', { name: 'Dashboard' });
  const text = 'New updates to this app are available. Click here to update.';
  expect(screen.queryByText(text)).toBeNull();
  isAvailable = true;
  act(() => tell());
  await user.click(await screen.findByRole('button', { name: text }));
  expect(updates.apply).toHaveBeenCalledTimes(1);
});

test('a restricted session sees only the menu entries that it may open', async () => {
  const { users_by_pk: record } = sessionUser();
  serveSession({ user: { ...record, contacts: [], lastUsedAccount: null } });
  renderPortal('/dashboard');
  const nav = await menu();
  expect(within(nav).queryByRole('link', { name: 'Payments' })).toBeNull();
  expect(nav).toHaveTextContent('No Account');
  expect(nav).toHaveTextContent('No Organisation');
});
