import { aggregate } from '../support/data';
import { screen, waitFor, within } from '@testing-library/react';
import { adminLink, orgId, ruleFacts, ruleId, seats, superAdmin, clerkId } from '../support/organisations';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const id = '00000000-0000-4000-8000-0000000000c1';
const organisation = { __typename: 'organisations', id: orgId, name: 'Nordics AB' };
const row = (change: object = {}) => ({
  __typename: 'pending_changes',
  id,
  kind: 'updatePaymentAuthRule',
  requested_by: 'superadmin2',
  organisation,
  requested_at: '2026-11-20T09:00:00Z',
  decision: null,
  ...change,
});
const change = (rest: object = {}) => ({
  ...row(),
  org_id: orgId,
  change_digest: 'shown',
  decided_by: null,
  decided_at: null,
  reason: null,
  effect: [
    {
      table: 'organisation_payment_auth_rule',
      before: { id: ruleId, threshold: 1000 },
      after: { id: ruleId, threshold: 1500, can_authorise_own_payments: true },
    },
    {
      table: 'payment_auth_rule_role',
      before: null,
      after: { auth_rule_id: ruleId, role_id: clerkId, number_required: 1 },
    },
  ],
  ...rest,
});
const role = { __typename: 'roles', id: clerkId, name: 'Clerk' };

function open(found: object, by = superAdmin(), session: Parameters<typeof serveSession>[0] = {}) {
  serveSession(session);
  onQuery('pendingChanges', { pending_changes: [found] });
  onQuery('pendingChange', { pending_changes_by_pk: found });
  onQuery('changeNames', { roles: [role], accounts: [] });
  onQuery('ruleFacts', ruleFacts);
  onQuery('simulatedSeats', seats);
  return renderPortal(`/admin/pending-changes?change=${id}`, by);
}

const sheet = async () => within(await screen.findByRole('dialog'));
const answer = { decidePendingChange: { __typename: 'DecidedChange', id, decision: 'allowed' } };

test('lists what waits; the sheet shows old and new values with names, and who gets money out', async () => {
  open(change());
  const dialog = await sheet();
  expect(await dialog.findByRole('row', { name: 'Payments above 1000 1500' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'May approve own payments None Yes' })).toBeVisible();
  expect(await dialog.findByRole('row', { name: 'Role None Clerk' })).toBeVisible();
  expect(await dialog.findByText('Who gets money out')).toBeVisible();
  expect(dialog.getByText(/superadmin2, 20 Nov 2026/)).toBeVisible();
});

test('is allowed with the digest that was shown', async () => {
  const calls = onMutation('decidePendingChange', answer);
  const { user } = open(change());
  await user.click(await (await sheet()).findByRole('button', { name: 'Allow change' }));
  expect(await screen.findByText('Allowed.')).toBeVisible();
  expect(calls[0]?.variables).toEqual({ changeId: id, changeDigest: 'shown', decision: 'allowed' });
  await waitFor(() => expect(address()).toBe('/admin/pending-changes'));
});

test('is refused with a reason; a refusal of the server stays in the sheet', async () => {
  refuseMutation('decidePendingChange', 'This change was decided already.', { code: 'change_decided' });
  const { user } = open(change());
  const dialog = await sheet();
  await user.click(await dialog.findByRole('button', { name: 'Reject…' }));
  await user.click(dialog.getByRole('button', { name: 'Refuse change' }));
  expect(dialog.queryByText('This change was decided already.')).toBeNull();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Too high');
  await user.click(dialog.getByRole('button', { name: 'Refuse change' }));
  expect(await dialog.findByText('This change was decided already.')).toBeVisible();
});

test('one’s own is withdrawn and not allowed', async () => {
  const calls = onMutation('decidePendingChange', answer);
  const { user } = open(change({ requested_by: maker.userId }));
  const dialog = await sheet();
  const withdraw = await dialog.findByRole('button', { name: 'Withdraw change' });
  expect(dialog.queryByRole('button', { name: 'Allow change' })).toBeNull();
  await user.click(withdraw);
  await waitFor(() => expect(calls[0]?.variables).toMatchObject({ decision: 'withdrawn' }));
});

test('a decided one shows by whom and why, and cannot be decided again', async () => {
  const decided = { decision: 'refused', decided_by: 'sol', decided_at: '2026-11-21T09:00:00Z', reason: 'No need' };
  open(change(decided));
  const dialog = await sheet();
  expect(await dialog.findByText(/sol, 21 Nov 2026/)).toBeVisible();
  expect(dialog.getByText('No need')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Allow change' })).toBeNull();
});

test('an administrator of the organisation looks at what super admins decide', async () => {
  open(change(), fakeIdentity(maker), { user: { organisationLinks: [adminLink] } as never });
  const dialog = await sheet();
  expect(await dialog.findByRole('button', { name: 'Allow change' })).toHaveAttribute('aria-disabled', 'true');
  expect(dialog.queryByRole('button', { name: 'Reject…' })).toBeNull();
});

describe('the switches of an organisation', () => {
  const open = (administrators = 2) => {
    serveSession();
    onQuery('organisation', {
      organisations_by_pk: {
        ...ruleFacts.organisations_by_pk,
        enable_dip: false,
        enable_favourites: true,
        idle_limit_minutes: 55,
        createdAt: '2026-11-20T09:00:00Z',
      },
    });
    onQuery('organisationFourEyes', {
      organisations_by_pk: {
        __typename: 'organisations',
        id: orgId,
        four_eyes: ['fx_limits', 'role_rights'],
        userLinks_aggregate: aggregate('users_organisations', administrators),
      },
    });
    onQuery('organisationRoles', { roles: [] });
    return renderPortal(`/admin/organisations/${orgId}`, superAdmin());
  };

  test('are saved together, and say that turning one off waits', async () => {
    const saved = { __typename: 'GovernedRecord', id: orgId, pendingChangeId: id };
    const { user } = open();
    const calls = onMutation('setOrganisationFourEyes', { setOrganisationFourEyes: saved });
    await user.click(await screen.findByRole('checkbox', { name: 'Seats and their limits' }));
    await user.click(screen.getByRole('checkbox', { name: 'Authorisation rules' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Waits for a second administrator.')).toBeVisible();
    expect(calls[0]?.variables).toEqual({ orgId, fourEyes: ['authorisation_rules', 'role_rights'] });
  });

  test.each([
    [0, 'This organisation has no administrator, so super admins decide about its changes.'],
    [1, 'This organisation has one administrator, so super admins decide about its changes.'],
    [2, undefined],
  ])('with %i administrators, it is said who decides', async (administrators, sentence) => {
    open(administrators);
    expect(await screen.findByRole('checkbox', { name: 'Delegations of approvals' })).toBeVisible();
    expect(screen.queryByText(/so super admins decide/)?.textContent).toBe(sentence);
  });
});

test('a move of the control account says in words what moves', async () => {
  const [from, to] = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'];
  const transfer = (currency: string, amount: number) => ({
    table: 'safeguarding_transfers',
    before: null,
    after: { id, currency, amount, sourceAccountId: from, destinationAccountId: to, moveId: id, details: {} },
  });
  const named = { safeguarding_control_account_id: from };
  const settings = { table: 'settings', before: named, after: { safeguarding_control_account_id: to } };
  const effect = [settings, transfer('GBP', 50_000), transfer('EUR', 0.5)];
  const found = change({ kind: 'moveControlAccount', org_id: null, organisation: null, effect });
  const names = [
    { __typename: 'accounts', id: from, name: 'Old safety' },
    { __typename: 'accounts', id: to, name: 'House safety' },
  ];
  open(found);
  onQuery('changeNames', { roles: [], accounts: names });
  const dialog = await sheet();
  expect(
    await dialog.findByText(
      '50,000.00 GBP, 0.50 EUR move from Old safety to House safety, and client money is safeguarded there from then on.',
    ),
  ).toBeVisible();
  expect(dialog.queryByText('{}')).toBeNull();
});
