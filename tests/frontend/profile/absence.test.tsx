import { act, screen, waitFor, within } from '@testing-library/react';
import { makerRole } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const colleague = (id: string, first_name: string, last_name: string) => ({
  __typename: 'colleagues',
  id,
  first_name,
  last_name,
});
const maya = colleague('maker', 'Maya', 'Keller');
const tomas = colleague('treasurer', 'Tomas', 'Rey');
const delegation = (change: object = {}) => ({
  __typename: 'authorisation_delegations',
  id: 'd-1',
  from_user_id: 'maker',
  to_user_id: 'treasurer',
  starts_at: '2026-11-20T00:00:00Z',
  ends_at: '2026-11-30T00:00:00Z',
  revoked_at: null,
  role: { __typename: 'roles', id: makerRole.id, name: makerRole.name },
  fromColleague: maya,
  toColleague: tomas,
  ...change,
});

async function open(...delegations: readonly object[]) {
  serveSession();
  onQuery('recentSignIns', { activity: [] });
  const reads = onQuery('Delegations', { authorisation_delegations: delegations });
  onQuery('Colleagues', { colleagues: [maya, tomas] });
  const { user, live } = renderPortal('/profile', fakeIdentity(maker));
  await user.click(await screen.findByRole('button', { name: 'Delegate approvals' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Approvals while you are away' }));
  await panel.findByRole('textbox', { name: 'First day' });
  return { user, live, panel, reads };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function fillIn({ user, panel }: Opened) {
  await user.click(panel.getByRole('combobox', { name: 'Colleague' }));
  await user.click(await screen.findByRole('option', { name: 'Tomas Rey' }));
  await user.type(panel.getByRole('textbox', { name: 'Last day' }), '2026-11-27');
  await user.click(panel.getByRole('button', { name: 'Delegate' }));
}

test('a colleague is chosen for whole days, and the list is read again', async () => {
  const opened = await open();
  const sent = onMutation('createDelegation', {
    createDelegation: { __typename: 'GovernedRecord', id: 'd-1', pendingChangeId: null },
  });
  expect(await opened.panel.findByText('Delegations that you give or receive are listed here.')).toBeVisible();
  await fillIn(opened);
  expect(await screen.findByText('Your approvals are delegated.')).toBeVisible();
  expect(sent.map(({ variables }) => variables)).toEqual([
    {
      toUserId: 'treasurer',
      roleId: makerRole.id,
      startsAt: new Date(2026, 10, 23).toISOString(),
      endsAt: new Date(2026, 10, 28).toISOString(),
    },
  ]);
  await waitFor(() => expect(opened.reads.length).toBeGreaterThan(1));
});

test('the list of colleagues leaves out the user', async () => {
  const { user, panel } = await open();
  await user.click(panel.getByRole('combobox', { name: 'Colleague' }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Tomas Rey']);
});

test.each([
  ['endsAt', 'Choose a period of at most 92 days.', 'Last day'],
  ['startsAt', 'You have already delegated this role for a part of this period.', 'First day'],
  ['toUserId', 'This colleague has no seat with the role that you delegate.', 'Colleague'],
])('a refusal of %s stands at its field, and what was entered stays', async (field, message, label) => {
  const opened = await open();
  refuseMutation('createDelegation', message, { code: 'invalid_input', field });
  await fillIn(opened);
  expect(await opened.panel.findByRole('button', { name: `${label}: ${message}` })).toBeVisible();
  expect(opened.panel.getByRole('textbox', { name: 'Last day' })).toHaveValue('27 Nov 2026');
});

test('delegations stand with their state; giver and receiver end those that have not ended', async () => {
  const { user, panel, reads } = await open(
    delegation(),
    delegation({ id: 'd-2', starts_at: '2026-12-20T00:00:00Z', ends_at: '2026-12-24T00:00:00Z' }),
    delegation({ id: 'd-3', from_user_id: 'treasurer', to_user_id: 'maker', fromColleague: tomas, toColleague: maya }),
    delegation({ id: 'd-4', revoked_at: '2026-11-21T00:00:00Z' }),
    delegation({ id: 'd-5', starts_at: '2026-10-20T00:00:00Z', ends_at: '2026-10-24T00:00:00Z' }),
  );
  const items = await panel.findAllByRole('listitem');
  expect(items.map((item) => item.textContent.match(/^(In force|Upcoming|Ended early|Ended)/)?.[0])).toEqual([
    'In force',
    'Upcoming',
    'In force',
    'Ended early',
    'Ended',
  ]);
  expect(items[0]).toHaveTextContent(/Tomas Rey approves in your place as .+, from .+ to .+\./);
  expect(items[2]).toHaveTextContent(/You approve in the place of Tomas Rey as /);
  const endable = items.map((item) => within(item).queryByRole('button', { name: 'End' }) !== null);
  expect(endable).toEqual([true, true, true, false, false]);
  const sent = onMutation('revokeDelegation', { revokeDelegation: { __typename: 'RevokedDelegation', id: 'd-3' } });
  await user.click(within(items[2]!).getByRole('button', { name: 'End' }));
  await waitFor(() => expect(sent.map(({ variables }) => variables)).toEqual([{ delegationId: 'd-3' }]));
  await waitFor(() => expect(reads.length).toBeGreaterThan(1));
});

test('a delegation that ends elsewhere is shown as ended', async () => {
  const { live, panel } = await open(delegation());
  const item = await panel.findByRole('listitem');
  expect(item).toHaveTextContent(/^In force/);
  const { id, starts_at, ends_at } = delegation();
  const ended = { __typename: 'authorisation_delegations', id, starts_at, ends_at, revoked_at: '2026-11-22T00:00:00Z' };
  act(() => live.publish('DelegationsLive', { authorisation_delegations: [ended] }));
  await waitFor(() => expect(item).toHaveTextContent(/^Ended early/));
  expect(within(item).queryByRole('button', { name: 'End' })).toBeNull();
});

test('a delegation that waits for an administrator is listed live, and withdrawn', async () => {
  const { user, live, panel } = await open();
  const calls = onMutation('decidePendingChange', {
    decidePendingChange: { __typename: 'DecidedChange', id: 'c-1', decision: 'withdrawn' },
  });
  const after = { to_user_id: 'treasurer', starts_at: '2026-11-20T00:00:00Z', ends_at: '2026-11-30T00:00:00Z' };
  const effect = [{ table: 'authorisation_delegations', before: null, after }];
  const change = { __typename: 'pending_changes', id: 'c-1', effect, change_digest: 'd' };
  expect(panel.queryByRole('list', { name: 'Delegations that wait' })).toBeNull();
  act(() => live.publish('WaitingDelegations', { pending_changes: [change] }));
  const list = await panel.findByRole('list', { name: 'Delegations that wait' });
  await waitFor(() => expect(list).toHaveTextContent(/Tomas Rey would approve in your place from 20 Nov 2026/));
  await user.click(within(list).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.variables).toEqual({ changeId: 'c-1', changeDigest: 'd', decision: 'withdrawn' });
});
