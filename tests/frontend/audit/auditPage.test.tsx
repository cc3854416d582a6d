import { fireEvent, screen, within } from '@testing-library/react';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onQuery, refuseQuery } from '../support/server';

const change = (event: number, more: object = {}) => ({
  __typename: 'audit_logged_actions',
  event_id: String(event),
  table_name: 'payments',
  row_id: 'p1',
  action: 'U',
  changed_fields: ['status'],
  user_id: 'maker',
  request_id: null,
  action_at: '2026-11-20T10:00:00Z',
  old_row: { id: 'p1', status: 'new' },
  new_row: { id: 'p1', status: 'failed' },
  ...more,
});

function open(path: string, entries: readonly object[]) {
  serveSession();
  const changes = onQuery('AuditChanges', { changes: entries });
  const one = onQuery('AuditChange', { audit_logged_actions_by_pk: entries[0] });
  const history = onQuery('AuditHistory', { entries });
  return { changes, one, history, ...renderPortal(path, fakeIdentity({ ...maker, isAdmin: true })) };
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

test('the log is searched, a page begins after the last entry of the page before', async () => {
  const entries = Array.from({ length: 16 }, (_, index) => change(90 - index));
  const { changes, user } = open('/admin/audit?row=p1&person=maker&from=2026-07-01&to=2026-07-02', entries);
  expect(await rowsOf('Changes')).toHaveLength(15);
  expect(changes[0]?.variables).toEqual({
    table: null,
    row: 'p1',
    person: 'maker',
    beforeEvent: null,
    limit: 16,
    from: '2026-06-30T23:00:00.000Z',
    before: '2026-07-02T23:00:00.000Z',
  });
  await user.click(screen.getByRole('link', { name: 'Older changes' }));
  expect(address()).toContain('before=76');
  expect(screen.getByRole('link', { name: 'Newest changes' })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Table' }));
  await user.click(await screen.findByRole('option', { name: 'payments' }));
  expect(address()).not.toContain('before');
  await rowsOf('Changes');
  expect(changes.at(-1)?.variables).toMatchObject({ table: 'payments', beforeEvent: null });
});

test('an entry opens with its values side by side, and only what changed is marked', async () => {
  const { one } = open('/admin/audit?event=90', [change(90)]);
  const [first, second] = await rowsOf('Values before and after the change');
  expect(first).toHaveTextContent('status (changed)newfailed');
  expect(second).toHaveTextContent('idp1p1');
  expect(second).not.toHaveTextContent('changed');
  expect(one[0]?.variables).toEqual({ eventId: '90' });
});

test('a row is shown as it was after each step', async () => {
  const created = change(80, { action: 'I', user_id: null, old_row: null, new_row: { id: 'p1', status: 'new' } });
  const { history } = open('/admin/audit?tab=history&table=payments&row=p1', [change(90), created]);
  const slider = await screen.findByRole('slider', { name: 'Step of the history' });
  expect(history[0]?.variables).toMatchObject({ table: 'payments', row: 'p1' });
  expect(slider).toHaveAttribute('aria-valuetext', '2 of 2: Update of payments by maker, 20 Nov 2026, 10:00 UTC');
  expect((await rowsOf('payments p1'))[0]).toHaveTextContent('status (changed)newfailed');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider).toHaveAttribute('aria-valuetext', '1 of 2: Insert of payments by the portal, 20 Nov 2026, 10:00 UTC');
  expect((await rowsOf('payments p1'))[1]).toHaveTextContent('status (changed)new');
  expect(address()).toContain('step=0');
});

test('a row that a step deleted is said not to exist any more', async () => {
  const removed = change(95, {
    action: 'D',
    changed_fields: null,
    old_row: { id: 'p1', status: 'failed' },
    new_row: null,
  });
  open('/admin/audit?tab=history&table=payments&row=p1', [removed, change(90)]);
  const slider = await screen.findByRole('slider', { name: 'Step of the history' });
  expect(screen.getByText('This row did not exist any more.')).toBeVisible();
  fireEvent.change(slider, { target: { value: '0' } });
  expect((await rowsOf('payments p1'))[0]).toHaveTextContent('status (changed)newfailed');
  expect(screen.queryByText('This row did not exist any more.')).toBeNull();
});

const part = (verifiedTo: string, fault: object | null = null) => ({
  __typename: 'VerifiedAuditLog',
  verifiedTo,
  end: '30000',
  isDone: verifiedTo === '30000' || fault !== null,
  fault,
});

test.each([
  [null, 'The audit log matches its seals.'],
  [
    { __typename: 'AuditFault', position: '21000', eventId: '21500', reason: 'the row is gone' },
    'Entry 21500: the row is gone.',
  ],
  [
    { __typename: 'AuditFault', position: '21000', eventId: null, reason: 'the head differs' },
    'Position 21000: the head differs.',
  ],
])('the chain is verified part by part', async (fault, text) => {
  const { user } = open('/admin/audit?tab=chain', []);
  const sealedAt = '2026-11-20T10:00:00Z';
  onQuery('AuditChain', { chain: { __typename: 'AuditChain', sealedRows: '29000', hash: 'ab12', sealedAt } });
  const calls = onQuery('VerifyAuditLog', ({ after }) => ({
    verified: after === '0' ? part('20000') : part('30000', fault),
  }));
  expect(await screen.findByText('29,000')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Verify now' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(calls.map(({ variables }) => variables)).toEqual([{ after: '0' }, { after: '20000' }]);
  expect(screen.getByRole('link', { name: /page that verifies/ })).toHaveAttribute('href', '/verify-audit.html');
});

test.each(['tab=history', 'tab=history&table=payments', 'tab=history&row=p1'])(
  'a history is asked for by table and row together: %s',
  async (query) => {
    const { history } = open(`/admin/audit?${query}`, [change(90)]);
    expect(await screen.findByText('Choose a table and enter the id of a row.')).toBeVisible();
    expect(history).toEqual([]);
  },
);

test('an export that is refused says why', async () => {
  const { user } = open('/admin/audit?table=payments', [change(90)]);
  refuseQuery('ExportAuditProof', 'Too many.', { code: 'proof_too_large' });
  await user.click(await screen.findByRole('button', { name: 'Export with proof' }));
  expect(await screen.findByText('Too many.')).toBeVisible();
});
