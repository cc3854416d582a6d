import { screen, waitFor, within } from '@testing-library/react';
import { aggregate, aldgate, standing } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';
import { governedSeat, serveUser, userFacts, userRecord, userSeat } from '../support/users';

const link = { __typename: 'users_organisations', user_id: 'maker', org_id: aldgate.id };
const administers = [{ ...link, can_user_admin_org: true, can_manage_favourites: false, canManageNewAccount: false }];
const changed = (isPending = false, pendingChangeId: string | null = null) => ({
  result: { __typename: 'ChangedUser', id: 'una', isPending, pendingChangeId },
});

function show(user = userRecord(), facts = userFacts(), isSuperAdmin = false) {
  serveSession({ user: { organisationLinks: administers } });
  serveUser(user, facts);
  onQuery('users', { users: [], found: aggregate('users', 0) });
  return renderPortal('/admin/users/una', fakeIdentity({ ...maker, isAdmin: isSuperAdmin }));
}

test('a user is shown with what the identity provider knows, organisations and seats', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Una Tester' })).toBeVisible();
  const facts = screen.getByRole('region', { name: 'User' });
  await waitFor(() => expect(facts).toHaveTextContent(/una@demo\.invalid · Verified/));
  expect(facts).toHaveTextContent(/Date of birth3 Feb 1990.*MFAOn.*Last seen20 Nov 2026/);
  expect(screen.getByText(/^Each change takes effect at once, or waits/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Manages favourites' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Administers the organisation' })).not.toBeChecked();
  expect(screen.getByRole('table', { name: 'Seats' })).toHaveTextContent(
    /Aldgate Trading Ltd.*Maker.*5,000\.00 GBP.*Working/,
  );
});

test('a seat that was refused says why', async () => {
  show(userRecord({ contacts: [{ ...userSeat, ...standing.refused }] }));
  const seats = await screen.findByRole('table', { name: 'Seats' });
  expect(seats).toHaveTextContent(/RefusedNot opened: phone_number is invalid\. Correct the user’s details/);
});

test('an administrator ends a delegation that the user received', async () => {
  const { user } = show();
  const person = (id: string, first_name: string) => ({ __typename: 'users', id, first_name, last_name: 'Tester' });
  onQuery('UserDelegations', {
    authorisation_delegations: [
      {
        __typename: 'authorisation_delegations',
        id: 'd-1',
        from_user_id: 'ben',
        to_user_id: 'una',
        starts_at: '2026-11-20T00:00:00Z',
        ends_at: '2026-11-30T00:00:00Z',
        revoked_at: null,
        role: { __typename: 'roles', id: 'role-director', name: 'Director' },
        fromColleague: person('ben', 'Ben'),
        toColleague: person('una', 'Una'),
      },
    ],
  });
  const calls = onMutation('revokeDelegation', { revokeDelegation: { __typename: 'RevokedDelegation', id: 'd-1' } });
  const card = within(await screen.findByRole('region', { name: 'Delegated approvals' }));
  const [item] = await card.findAllByRole('listitem');
  expect(item).toHaveTextContent(/In force Una Tester approves in the place of Ben Tester as Director, from /);
  await user.click(card.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(calls[0]?.variables).toEqual({ delegationId: 'd-1' }));
  expect(calls[0]?.headers.get('x-hasura-role')).toBe('org_admin');
});

test('disabling is confirmed first and said afterwards; where it is not confirmed yet, that is said', async () => {
  const { user } = show();
  const calls = onMutation('disableUser', changed(true));
  await user.click(await screen.findByRole('button', { name: 'Disable user' }));
  const dialog = await screen.findByRole('dialog', { name: 'Disable user una' });
  expect(calls).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Disable user' }));
  expect(await screen.findByText(/The identity provider confirms it within a few minutes/)).toBeVisible();
  expect(calls[0]?.variables).toEqual({ id: 'una' });
  expect(calls[0]?.headers.get('x-hasura-role')).toBe('org_admin');
});

test('what waits for a second administrator is said so', async () => {
  const { user } = show();
  onMutation('disableMFAOnUser', changed(false, 'c-1'));
  onMutation('setUserAsOrgAdmin', changed(false, 'c-2'));
  await user.click(await screen.findByRole('button', { name: 'Disable MFA' }));
  const dialog = await screen.findByRole('dialog', { name: 'Disable MFA una' });
  await user.click(within(dialog).getByRole('button', { name: 'Disable MFA' }));
  expect(await screen.findByText('Waits for a second administrator.')).toBeVisible();
  expect(screen.queryByText('The second factors were switched off.')).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: 'Administers the organisation' }));
  expect(await screen.findAllByText('Waits for a second administrator.')).toHaveLength(2);
});

test.each([
  ['an organisation’s administrator', {}, {}, false, ['Reset password', 'Disable MFA', 'Disable user']],
  ['a super admin', {}, {}, true, ['Reset password', 'Disable MFA', 'Disable user', 'Delete user']],
  [
    'a super admin, of a user with records',
    {},
    { hasRecords: true },
    true,
    ['Reset password', 'Disable MFA', 'Disable user'],
  ],
  [
    'of a user who never signed in',
    {},
    { isInvited: true },
    false,
    ['Resend invitation', 'Disable MFA', 'Disable user'],
  ],
  ['of a disabled user without MFA', { enabled: false }, { hasMfaEnabled: false }, false, ['Enable user']],
])('what can be done: %s', async (_who, row, facts, isSuperAdmin, labels) => {
  show(userRecord(row), userFacts(facts), isSuperAdmin);
  const access = await screen.findByRole('region', { name: 'Access' });
  expect(
    within(access)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(labels);
});

test.each([
  ['while a change is not confirmed', { isPending: true }, /has not confirmed the last change/],
  ['where the user belongs to others too', { isEditable: false }, /Only a super admin can change this user as a whole/],
])('nothing is offered %s', async (_when, facts, notice) => {
  show(userRecord(), userFacts(facts));
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Access' })).toBeNull();
});

test('a deleted user is gone from the screen', async () => {
  const { user } = show(userRecord(), userFacts(), true);
  onMutation('deleteUser', changed());
  await user.click(await screen.findByRole('button', { name: 'Delete user' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete user' }));
  await waitFor(() => expect(address()).toBe('/admin/users'));
});

const given = { result: { __typename: 'ChangedApiAccess', id: 'una', pendingChangeId: null } };
const apiAccess = { __typename: 'UserApiAccess', isEnabled: true, scopes: ['read'], networks: ['192.0.2.0/24'] };

test('access for programs is given without a key; a fault is shown at the networks', async () => {
  const { user } = show();
  expect(await screen.findByText('The user may not issue a key for programs.')).toBeVisible();
  const fault = 'Enter networks such as 192.0.2.0/24.';
  refuseMutation('changeApiAccess', fault, { code: 'invalid_input', field: 'networks[0]' });
  await user.click(screen.getByRole('button', { name: 'Give API access' }));
  const asked = within(await screen.findByRole('dialog'));
  await user.click(asked.getByRole('checkbox', { name: 'Draft' }));
  await user.type(asked.getByRole('textbox', { name: 'Networks' }), '192.0.2.0/33, 2001:db8::/32');
  await user.click(asked.getByRole('button', { name: 'Give API access' }));
  expect(await asked.findByText(fault)).toBeVisible();
  const calls = onMutation('changeApiAccess', given);
  await user.click(asked.getByRole('button', { name: 'Give API access' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const networks = ['192.0.2.0/33', '2001:db8::/32'];
  expect(calls[0]?.variables).toEqual({ id: 'una', isEnabled: true, scopes: ['read'], networks });
});

test('access that is given shows its limits, which can be changed', async () => {
  const { user } = show(userRecord(), userFacts({ apiAccess }));
  const calls = onMutation('changeApiAccess', given);
  expect(await screen.findByText('The user may issue a key in the profile, and has none.')).toBeVisible();
  expect(screen.getByText('192.0.2.0/24')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change limits' }));
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByRole('checkbox', { name: 'Draft' })).not.toBeChecked();
  await user.click(asked.getByRole('checkbox', { name: 'Draft' }));
  await user.click(asked.getByRole('button', { name: 'Give API access' }));
  const limits = { scopes: ['read', 'draft'], networks: ['192.0.2.0/24'] };
  await waitFor(() => expect(calls[0]?.variables).toEqual({ id: 'una', isEnabled: true, ...limits }));
});

test('a key in use is named by its end, and ends with the access', async () => {
  const key = { key: '…k3Qx', isEnabled: true, scopes: ['read'], networks: [], lastUsedAt: null };
  const { user } = show(userRecord(), userFacts({ apiAccess, apiKey: { __typename: 'UserApiKey', ...key } }));
  const calls = onMutation('changeApiAccess', given);
  expect(await screen.findByText('The key that ends with …k3Qx is in use. It was never used.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Revoke API access' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke API access' }));
  await waitFor(() => expect(calls[0]?.variables).toEqual({ id: 'una', isEnabled: false }));
});

test.each([
  ['Administers the organisation', 'setUserAsOrgAdmin', true],
  ['Manages favourites', 'setFavouritesAdmin', false],
  ['Opens new accounts', 'setManageNewAccount', true],
])('the right “%s” is set at once', async (label, mutation, isSet) => {
  const { user } = show();
  const calls = onMutation(mutation, changed());
  await user.click(await screen.findByRole('checkbox', { name: label }));
  await waitFor(() => expect(calls[0]?.variables).toEqual({ id: 'una', orgId: aldgate.id, isSet }));
});

test('a seat is given with role and limit, changed and removed', async () => {
  const { user } = show();
  const created = onMutation('createContact', governedSeat('seat-2'));
  await user.click(await screen.findByRole('button', { name: 'Give seat' }));
  const panel = await screen.findByRole('dialog', { name: 'New seat of una' });
  await user.click(await within(panel).findByRole('combobox', { name: /Account/ }));
  await user.click(await screen.findByRole('option', { name: 'Aldgate Payroll' }));
  await user.click(within(panel).getByRole('combobox', { name: /Role/ }));
  await user.click(await screen.findByRole('option', { name: 'Viewer' }));
  await user.type(within(panel).getByRole('textbox', { name: /Upper FX limit/ }), '0.5');
  await user.click(within(panel).getByRole('button', { name: 'Give seat' }));
  expect((await within(panel).findAllByText(/at least 1/)).length).toBeGreaterThan(0);
  await user.clear(within(panel).getByRole('textbox', { name: /Upper FX limit/ }));
  await user.type(within(panel).getByRole('textbox', { name: /Upper FX limit/ }), '2500');
  await user.click(within(panel).getByRole('button', { name: 'Give seat' }));
  await waitFor(() => expect(created).toHaveLength(1));
  const contact = { user_id: 'una', account_id: 'payroll-id', role_id: 'role-viewer', upper_fx_limit: '2500' };
  expect(created[0]?.variables).toEqual({ contact });

  const changedSeat = onMutation('updateContact', governedSeat('seat-1'));
  await user.click(screen.getByRole('button', { name: 'Change the seat on Aldgate Trading Ltd' }));
  const change = await screen.findByRole('dialog', { name: 'Seat on Aldgate Trading Ltd' });
  await user.clear(await within(change).findByRole('textbox', { name: /Upper FX limit/ }));
  expect(await within(change).findByRole('row', { name: /Above 5,000 GBP Not possible 1 person/ })).toBeVisible();
  await user.click(within(change).getByRole('button', { name: 'Save seat' }));
  await waitFor(() =>
    expect(changedSeat[0]?.variables).toEqual({ id: 'seat-1', role_id: 'role-maker', upper_fx_limit: '' }),
  );

  const removed = onMutation('deleteContact', {
    deleteContact: { __typename: 'GovernedRecord', id: 'seat-1', pendingChangeId: null },
  });
  await user.click(screen.getByRole('button', { name: 'Remove the seat on Aldgate Trading Ltd' }));
  const removal = await screen.findByRole('dialog', { name: 'Remove seat' });
  expect(await within(removal).findByText('This payment cannot be released.')).toBeVisible();
  expect(within(removal).getByText('Can no longer create').closest('div')).toHaveTextContent('Una Tester');
  await user.click(within(removal).getByRole('button', { name: 'Remove seat' }));
  await waitFor(() => expect(removed[0]?.variables).toEqual({ id: 'seat-1' }));
});

test('one’s own user is shown without anything to change', async () => {
  serveSession({ user: { organisationLinks: administers } });
  const own = { ...userRecord({ id: 'maker' }) };
  serveUser(own, userFacts({ id: 'maker', isEditable: false }));
  renderPortal('/admin/users/maker');
  expect(await screen.findByText(/This is your own user/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give seat' })).toBeNull();
  expect(screen.queryByText(/^Each change takes effect at once/)).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Manages favourites' })).toBeDisabled();
});
