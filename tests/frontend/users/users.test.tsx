import { render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { UsersPage } from '../../../frontend/src/features/users/list/UsersPage';
import { PortalContext, type Portal } from '../../../frontend/src/session/PortalContext';
import { UiProvider } from '../../../frontend/src/ui/theme/UiProvider';
import { aggregate, aldgate } from '../support/data';
import { fakeIdentity, maker } from '../support/fakeIdentity';
import { address, renderPortal, serveDashboard, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';
import { borealisId, serveUser, userFacts, userRecord, userRow } from '../support/users';

const link = { __typename: 'users_organisations', user_id: 'maker', org_id: aldgate.id };
const administers = [{ ...link, can_user_admin_org: true, can_manage_favourites: false, canManageNewAccount: false }];

const asOrgAdmin = () => serveSession({ user: { organisationLinks: administers } });
const superAdmin = { ...maker, isAdmin: true };
const serveUsers = (users: object[], count = users.length) =>
  onQuery('users', { users, found: aggregate('users', count) });
const changed = { result: { __typename: 'ChangedUser', id: 'una', isPending: false, pendingChangeId: null } };

test('users are listed by username with their accounts, searched in part and paged; a disabled one is marked', async () => {
  asOrgAdmin();
  const calls = serveUsers([userRow(), userRow({ id: 'vera', enabled: false })], 31);
  const { user } = renderPortal('/admin/users');
  const table = await screen.findByRole('table', { name: 'Users' });
  expect(screen.getByRole('heading', { name: 'Users' })).toBeVisible();
  const headings = within(table)
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent);
  expect(headings).toEqual(['Username', 'Name', 'Phone', 'Email', 'Accounts']);
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/una.*Una Tester.*\+447700901234.*una@demo\.invalid.*2/);
  expect(first).not.toHaveTextContent('(Disabled)');
  expect(second).toHaveTextContent('vera (Disabled)');
  expect(calls[0]?.variables).toEqual({ pattern: '%%', limit: 15, offset: 0 });
  expect(calls[0]?.headers.get('x-hasura-role')).toBe('org_admin');
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ offset: 30 }));
  await user.type(screen.getByRole('searchbox', { name: 'Search Users' }), 'un_');
  await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ pattern: '%un\\_%', offset: 0 }));
  expect(screen.getByRole('link', { name: 'Add New User' })).toHaveAttribute('href', '/admin/users/create');
  expect(screen.getByRole('link', { name: 'Upload CSV' })).toHaveAttribute('href', '/account/users/upload');
  expect(within(table).getByRole('link', { name: 'una' })).toHaveAttribute('href', '/admin/users/una');
});

test('nothing found is said in the specified words', async () => {
  asOrgAdmin();
  serveUsers([]);
  renderPortal('/admin/users?search=zz');
  expect(await screen.findByText('No users were found for these filters')).toBeVisible();
});

test('a user who administers nothing is led to the dashboard', async () => {
  serveSession();
  serveDashboard();
  renderPortal('/admin/users');
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('the list of users says who may see it to one whom the router did not keep away', () => {
  const portal = { isAdmin: false, isOrgAdmin: false } as Portal;
  render(
    <UiProvider isTest>
      <PortalContext.Provider value={portal}>
        <UsersPage />
      </PortalContext.Provider>
    </UiProvider>,
  );
  expect(screen.getByText('You must be an admin to see this page.')).toBeVisible();
});

/** Fills the form in for Una of Aldgate. */
async function fillIn(user: UserEvent): Promise<void> {
  const type = (name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text);
  await type(/Username/, 'una');
  await type(/First name/, 'Una');
  await type(/Last name/, 'Tester');
  await type(/Date of birth/, '03/02/1990');
  await type(/Email/, 'una@demo.invalid');
  await type(/Phone/, '+447700901234');
  await user.click(screen.getByRole('combobox', { name: 'Add an organisation' }));
  await user.click(await screen.findByRole('option', { name: 'Aldgate Trading' }));
}

test('an administrator who asked about too many usernames is told so at the username', async () => {
  asOrgAdmin();
  serveUser();
  const tooMany = 'You have asked about 30 usernames within an hour. Try again in 43 min.';
  refuseMutation('createUser', tooMany, { code: 'too_many_requests', field: 'id' });
  const { user } = renderPortal('/admin/users/create');
  await screen.findByRole('button', { name: 'Create user' });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create user' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Username/ })).toHaveAccessibleDescription(tooMany));
  expect(address()).toBe('/admin/users/create');
});

test('a user is created with the links that were chosen, and shown', async () => {
  asOrgAdmin();
  serveUser();
  const calls = onMutation('createUser', changed);
  const { user } = renderPortal('/admin/users/create');
  await user.click(await screen.findByRole('button', { name: 'Create user' }));
  expect((await screen.findAllByText(/Choose at least one organisation/)).length).toBeGreaterThan(0);
  expect(calls).toHaveLength(0);
  await fillIn(user);
  await user.click(await screen.findByRole('checkbox', { name: 'Manages favourites' }));
  expect(screen.queryByRole('checkbox', { name: /between organisations/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create user' }));
  await waitFor(() => expect(address()).toBe('/admin/users/una'));
  const told = 'The user was created and gets a temporary password by e-mail.';
  expect(await screen.findByText(told)).toBeVisible();
  expect(calls[0]?.headers.get('x-account-id')).toBeNull();
  expect(calls[0]?.variables).toEqual({
    id: 'una',
    user: {
      first_name: 'Una',
      last_name: 'Tester',
      email: 'una@demo.invalid',
      phone: '+447700901234',
      date_of_birth: '1990-02-03',
      can_use_transfers: false,
      organisations: [
        { org_id: aldgate.id, can_user_admin_org: false, can_manage_favourites: true, canManageNewAccount: false },
      ],
    },
  });
});

test('a user with rights who waits for a second administrator has no page yet', async () => {
  asOrgAdmin();
  serveUser();
  serveUsers([]);
  onMutation('createUser', { result: { ...changed.result, pendingChangeId: 'c-1' } });
  const { user } = renderPortal('/admin/users/create');
  await screen.findByRole('button', { name: 'Create user' });
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Create user' }));
  await waitFor(() => expect(address()).toBe('/admin/users'));
  expect(await screen.findByText('Waits for a second administrator.')).toBeVisible();
});

test('an edit begins with what is kept and sends all links; a super admin also sets transfers between organisations', async () => {
  serveSession();
  serveUser();
  const calls = onMutation('editUser', changed);
  const { user } = renderPortal('/admin/users/una/edit', fakeIdentity(superAdmin));
  expect(await screen.findByRole('textbox', { name: /First name/ })).toHaveValue('Una');
  expect(screen.queryByRole('textbox', { name: /Username/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /between organisations/ }));
  await user.click(screen.getByRole('combobox', { name: 'Add an organisation' }));
  expect(await screen.findByRole('option', { name: 'Borealis Imports' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Aldgate Trading' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Aldgate Trading' }));
  await user.click(screen.getByRole('combobox', { name: 'Add an organisation' }));
  expect(await screen.findByRole('option', { name: 'Aldgate Trading' })).toBeVisible();
  await user.click(screen.getByRole('option', { name: 'Borealis Imports' }));
  await user.click(screen.getByRole('button', { name: 'Save user' }));
  expect(await screen.findByText('The user was saved.')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]?.variables).toMatchObject({
    id: 'una',
    user: { date_of_birth: '1990-02-03', can_transfer_between_orgs: true, organisations: [{ org_id: borealisId }] },
  });
});

test('a user who is not the administrator’s to change cannot be edited', async () => {
  asOrgAdmin();
  serveUser(userRecord(), userFacts({ isEditable: false, date_of_birth: null }));
  renderPortal('/admin/users/una/edit');
  expect(await screen.findByText(/You cannot change this user/)).toBeVisible();
});
