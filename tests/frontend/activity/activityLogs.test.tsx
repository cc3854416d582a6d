import { screen, waitFor, within } from '@testing-library/react';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery } from '../support/server';

const entry = (id: string, change: object = {}) => ({
  __typename: 'activity',
  id,
  eventCode: 'A007',
  eventType: 'A',
  activityName: 'Payment Created',
  username: 'maker',
  details: '12.50 GBP: Rent',
  client_reported: false,
  createdAt: '2026-11-20T10:00:00Z',
  account: null,
  ...change,
});
const entries = Array.from({ length: 16 }, (_, index) => entry(`e${index}`));
const link = {
  __typename: 'users_organisations',
  user_id: 'maker',
  org_id: 'o1',
  can_user_admin_org: true,
  can_manage_favourites: false,
  canManageNewAccount: false,
};

function open(path: string, isAdmin = true) {
  serveSession({ user: { organisationLinks: isAdmin ? [] : [link] } as never });
  const calls = onQuery('ActivityLog', { activity: entries });
  return { calls, ...renderPortal(path, fakeIdentity({ ...maker, isAdmin })) };
}

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Activity' }))
    .getAllByRole('row')
    .slice(1);

test('an organisation administrator reads the log of the organisation, by type and code', async () => {
  const { calls, user } = open('/admin/activity-logs', false);
  expect(await rows()).toHaveLength(15);
  expect((await rows())[0]).toHaveTextContent(/20 Nov 2026.*Payment Created.*A007.*maker.*12\.50 GBP: Rent/);
  expect(calls.at(-1)?.headers.get('x-hasura-role')).toBe('org_admin');
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Search by user and day' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Failures' }));
  await user.click(screen.getByRole('combobox', { name: 'Code' }));
  await user.click(await screen.findByRole('option', { name: 'E001 Failed Login - PW' }));
  expect(address()).toBe('/admin/activity-logs?eventType=E&eventCode=E001');
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toMatchObject({ eventType: 'E', eventCode: 'E001', limit: 16, offset: 0 }),
  );
});

test('the first log does not take the filters of the second from the address', async () => {
  const { calls } = open('/admin/activity-logs?person=nosy&from=2026-11-01&page=2');
  await rows();
  expect(calls[0]?.variables).toMatchObject({ username: null, from: null, offset: 15 });
});

test('the second log is searched by user and London days as well', async () => {
  const { calls, user } = open('/admin/activity-logs-2?from=2026-07-01&to=2026-07-02');
  await rows();
  expect(calls[0]?.variables).toMatchObject({
    from: '2026-06-30T23:00:00.000Z',
    before: '2026-07-02T23:00:00.000Z',
    eventType: null,
  });
  expect(screen.getByText('From 1 Jul 2026')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search by username' }), 'maker');
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ username: 'maker' }));
});

test('what a browser reported is marked', async () => {
  serveSession();
  onQuery('ActivityLog', { activity: [entry('r', { client_reported: true, activityName: 'Sign Out' })] });
  renderPortal('/admin/activity-logs', fakeIdentity({ ...maker, isAdmin: true }));
  expect((await rows())[0]).toHaveTextContent('Sign Out Reported by the browser');
});

test('super admins read which fraud notices users were shown and acknowledged', async () => {
  const { user } = open('/admin/activity-logs-2');
  const notice = {
    __typename: 'fraud_notices',
    id: 'n1',
    presentedTo: 'maker',
    presentedAt: '2026-11-20T10:00:00Z',
    acknowledgedAt: '2026-11-20T10:01:00Z',
    acknowledgedBy: 'maker',
    selectionBoxChoice: 'paid_before',
    ip: '192.0.2.7',
    browser: 'Firefox',
    paymentId: 'p1',
    details: {
      amount: '4400.00',
      currency: 'EUR',
      paymentType: 'regular',
      reasons: ['new_beneficiary', 'payment_type'],
    },
  };
  const calls = onQuery('FraudNoticeLog', { notices: [notice] });
  await user.click(await screen.findByRole('link', { name: 'Fraud notices' }));
  const table = await screen.findByRole('table', { name: 'Fraud notices' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(
    /maker.*10:01.*I have paid this beneficiary.*4,400\.00 EUR, Regular: bank details not paid before, payment type.*192\.0\.2\.7.*Firefox/,
  );
  expect(within(table).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/account/payments/p1');
  await user.click(screen.getByRole('button', { name: 'Not acknowledged' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ isAcknowledged: false, username: null }));
  expect(address()).toBe('/admin/activity-logs-2?tab=fraud-notices&state=shown');
  await user.click(screen.getByRole('button', { name: 'Acknowledged' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ isAcknowledged: true }));
});
