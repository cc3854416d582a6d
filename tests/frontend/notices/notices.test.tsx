import { act, screen, waitFor, within } from '@testing-library/react';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const payment = {
  paymentId: 'p-1',
  shortReference: 'PAY-1',
  payee: 'Hansa Metall GmbH',
  amount: '12450.00',
  currency: 'EUR',
  paymentDate: '2026-11-24',
};
const notice = (change: Record<string, unknown> = {}) => ({
  __typename: 'notices',
  id: 'n-1',
  kind: 'approval_wanted',
  content: payment,
  readAt: null,
  createdAt: '2026-11-23T09:00:00Z',
  account: { __typename: 'accounts', id: 'a-1', name: 'Aldgate Trading Ltd' },
  ...change,
});
const count = (number: number, newest: string | null = null) => ({
  __typename: 'notices_aggregate',
  aggregate: {
    __typename: 'notices_aggregate_fields',
    count: number,
    max: { __typename: 'notices_max_fields', createdAt: newest },
  },
});
const newest = '2026-11-23T09:00:00Z';

function open(notices: object[] = [notice()], unread = 1) {
  serveSession();
  const reads = onQuery('Notices', {
    notices,
    found: count(notices.length),
    unread: count(unread, unread ? newest : null),
  });
  return { reads, ...renderPortal('/notices') };
}

const marked = (field: string) => ({ [field]: { __typename: 'MarkedNotices', count: 1 } });

test('notices say what happened, on which account and for how much, and lead there', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Notices' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent(
    /Unread: A payment waits for your approval.*Hansa Metall GmbH, PAY-1.*Aldgate Trading Ltd.*12,450\.00 EUR/,
  );
  expect(within(row!).getByRole('link')).toHaveAttribute('href', '/account/payments/p-1');
});

test('opening a notice marks it as read; a read one is not marked again', async () => {
  onMutation('updateLastSeen', {});
  const { user } = open([notice(), notice({ id: 'n-2', readAt: newest, content: { ...payment, payee: 'Lyon' } })]);
  const calls = onMutation('markNoticeRead', marked('markNotice'));
  await user.click(await screen.findByRole('button', { name: /^Mark as unread: .*Lyon/ }));
  await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ id: 'n-2', isRead: false }));
  await user.click(screen.getByRole('button', { name: /^Mark as read: .*Hansa/ }));
  await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ id: 'n-1', isRead: true }));
});

test('all are marked as read up to the newest that is known, and read again', async () => {
  const { user, reads } = open();
  const calls = onMutation('markAllNoticesRead', marked('markAllNotices'));
  await screen.findByRole('table', { name: 'Notices' });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toEqual({ upTo: newest }));
  await waitFor(() => expect(reads.length).toBeGreaterThan(1));
});

test('without unread notices there is nothing to mark', async () => {
  open([notice({ readAt: newest })], 0);
  await screen.findByRole('table', { name: 'Notices' });
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true');
});

test('the unread ones can be shown alone, at an address of their own', async () => {
  const { user, reads } = open();
  await user.click(await screen.findByRole('button', { name: /^Unread/ }));
  await waitFor(() =>
    expect(reads.at(-1)?.variables).toMatchObject({ userId: 'maker', readAfter: '9999-12-31T00:00:00Z', offset: 0 }),
  );
  expect(address()).toBe('/notices?show=unread');
});

test('a refusal is shown', async () => {
  const { user } = open();
  refuseMutation('markAllNoticesRead', 'Try again later.', { code: 'invalid_input' });
  await screen.findByRole('table', { name: 'Notices' });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Try again later.')).toBeVisible();
});

test('a new notice waits until it is asked for, and the menu counts the unread ones', async () => {
  const { live } = open();
  await screen.findByRole('table', { name: 'Notices' });
  act(() => live.publish('NoticesLive', { notices: [notice({ id: 'n-9' }), notice()] }));
  expect(await screen.findByRole('button', { name: '1 new notice – show' })).toBeVisible();
  act(() => live.publish('UnreadNoticeCount', { notices_aggregate: count(120) }));
  expect(await screen.findByRole('link', { name: 'Notices 99+ unread' })).toBeVisible();
});

describe('settings', () => {
  const choices = [
    { __typename: 'notice_preferences', user_id: 'maker', kind: 'money_in', in_app: false, by_email: true },
  ];

  test('each kind has its choice or its default, and a change is saved at once', async () => {
    serveSession();
    onQuery('NoticePreferences', { notice_preferences: choices });
    const calls = onMutation('setNoticePreference', {
      setNoticePreference: { __typename: 'NoticePreference', kind: 'money_in' },
    });
    const { user } = renderPortal('/notices/settings');
    expect(await screen.findByRole('checkbox', { name: 'Money in: in the portal' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Money in: by e-mail' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Approval wanted: by e-mail' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Statement ready: by e-mail' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Approval wanted: by e-mail' }));
    await waitFor(() =>
      expect(calls.at(-1)?.variables).toEqual({ kind: 'approval_wanted', inApp: true, byEmail: false }),
    );
  });

  test('a refusal is shown', async () => {
    serveSession();
    onQuery('NoticePreferences', { notice_preferences: [] });
    refuseMutation('setNoticePreference', 'Choose another kind.', { code: 'invalid_input' });
    const { user } = renderPortal('/notices/settings');
    await user.click(await screen.findByRole('checkbox', { name: 'Money in: by e-mail' }));
    expect(await screen.findByText('Choose another kind.')).toBeVisible();
  });
});
