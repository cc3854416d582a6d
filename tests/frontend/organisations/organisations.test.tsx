import { screen, waitFor, within } from '@testing-library/react';
import { moved } from '../../../frontend/src/features/organisations/roles/RoleOrder';
import { aggregate } from '../support/data';
import {
  accountId,
  adminLink,
  administered,
  clerkId,
  listedRule,
  managerId,
  organisation,
  orgId,
  roles,
  ruleFacts,
  ruleId,
  seats,
  superAdmin,
} from '../support/organisations';
import { pressWhenReady } from '../support/pressWhenReady';
import { address, renderPortal, serveSession } from '../support/renderPortal';
import { onMutation, onQuery, refuseMutation } from '../support/server';

const hub = `/admin/organisations/${orgId}`;

function openAsAdmin(path: string) {
  serveSession();
  onQuery('organisation', { organisations_by_pk: organisation });
  onQuery('organisationRoles', { roles });
  onQuery('ruleFacts', ruleFacts);
  onQuery('simulatedSeats', seats);
  onQuery('organisationRules', { organisation_payment_auth_rule: [listedRule] });
  return renderPortal(path, superAdmin());
}

const dialog = async () => within(await screen.findByRole('dialog'));

describe('the list', () => {
  const row = { ...organisation, accounts_aggregate: aggregate('accounts', 3) };

  test('names the organisations that an organisation admin administers; creating is the super admin’s', async () => {
    serveSession({ user: { organisationLinks: [adminLink] } as never });
    const calls = onQuery('organisations', { organisations: [row] });
    const { user } = renderPortal('/admin/organisations');
    const table = await screen.findByRole('table', { name: 'Organisations' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/Nordics AB.*SEK.*No.*Yes.*3/);
    expect(calls[0]?.headers.get('x-hasura-role')).toBe('org_admin');
    expect(screen.queryByRole('link', { name: 'New organisation' })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Search organisations' }), 'nord');
    await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ pattern: '%nord%', offset: 0 }));
  });

  test('has a next page where one row more than a page is found', async () => {
    serveSession();
    const many = Array.from({ length: 16 }, (_, index) => ({ ...row, id: `${orgId.slice(0, -2)}${index + 10}` }));
    const calls = onQuery('organisations', { organisations: many });
    const { user } = renderPortal('/admin/organisations', superAdmin());
    expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(16);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(calls.at(-1)?.variables).toMatchObject({ limit: 16, offset: 15 }));
    expect(screen.getByRole('link', { name: 'New organisation' })).toBeVisible();
  });
});

describe('the forms', () => {
  test('a new organisation needs its login, key, contact and currency', async () => {
    const { user } = openAsAdmin('/admin/organisations/new');
    const calls = onMutation('createOrganisation', administered('createOrganisation'));
    await user.click(await screen.findByRole('button', { name: 'Create organisation' }));
    for (const field of ['Name', 'Authorisation currency', 'Login id', 'API key', 'Contact id']) {
      expect(screen.getByRole('button', { name: new RegExp(`${field}: This field is required`) })).toBeVisible();
    }
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Nordics AB');
    await user.type(screen.getByRole('textbox', { name: /^Login id/ }), 'nordics');
    await user.type(screen.getByLabelText(/^API key/), 'secret-key');
    await user.type(screen.getByRole('textbox', { name: /^Contact id/ }), accountId);
    await user.click(screen.getByRole('combobox', { name: /Authorisation currency/ }));
    await user.click(await screen.findByRole('option', { name: /EUR/ }));
    await user.click(screen.getByRole('button', { name: 'Create organisation' }));
    await waitFor(() => expect(address()).toBe(hub));
    expect(calls[0]?.variables).toEqual({
      organisation: {
        name: 'Nordics AB',
        api_key: 'secret-key',
        tcc_login_id: 'nordics',
        tcc_contact_id: accountId,
        authorisation_currency: 'EUR',
        enable_dip: false,
        defaultToAdminCredentials: false,
      },
    });
  });

  test('an edit sends what changed, and says the bounds of the idle limit', async () => {
    const { user } = openAsAdmin(`${hub}/edit`);
    onQuery('editedOrganisation', {
      organisations_by_pk: {
        __typename: 'organisations',
        id: orgId,
        name: 'Nordics AB',
        authorisation_currency: 'SEK',
        tcc_login_id: 'nordics',
        tcc_contact_id: accountId,
        defaultToAdminCredentials: true,
        enable_dip: false,
        enable_favourites: true,
        idle_limit_minutes: 55,
        payment_expiry_days: 14,
        fraud_notices: { paymentThreshold: '4000.00', paymentTypes: ['priority'] },
      },
    });
    const calls = onMutation('updateOrganisation', administered('updateOrganisation'));
    const minutes = await screen.findByRole('textbox', { name: /Idle limit/ });
    await user.clear(minutes);
    await user.type(minutes, '4');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('button', { name: /Enter 5 to 55 minutes/ })).toBeVisible();
    await user.clear(minutes);
    await user.type(minutes, '15');
    const expiry = screen.getByRole('textbox', { name: 'Days until payments expire' });
    expect(expiry).toHaveValue('14');
    await user.clear(expiry);
    await user.click(screen.getByRole('checkbox', { name: 'Enable favourites' }));
    await user.clear(screen.getByRole('textbox', { name: /Payments above/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Regular payments' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(address()).toBe(hub));
    expect(calls[0]?.variables).toEqual({
      orgId,
      organisation: {
        idle_limit_minutes: 15,
        payment_expiry_days: null,
        enable_favourites: false,
        fraud_notices: {
          paymentThreshold: null,
          paymentTypes: ['priority', 'regular'],
          beneficiary: false,
          optOut: false,
        },
      },
    });
  });
});

describe('the organisation', () => {
  test('has its parts as tabs; an organisation admin looks at roles and adds rules', async () => {
    serveSession({ user: { organisationLinks: [adminLink] } as never });
    onQuery('organisation', { organisations_by_pk: organisation });
    onQuery('organisationRoles', { roles });
    onQuery('organisationRules', { organisation_payment_auth_rule: [listedRule] });
    const { user } = renderPortal(hub);
    const table = await screen.findByRole('table', { name: 'Roles' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('ClerkPayments');
    for (const name of ['New role', 'Actions on Clerk', 'Delete']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }

    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Rules' }));
    expect(address()).toBe(`${hub}?tab=rules`);
    const rules = await screen.findByRole('table', { name: 'Authorisation rules' });
    expect(within(rules).getAllByRole('row')[1]).toHaveTextContent(/1,000 SEK.*1 × Manager.*In force/);
    expect(screen.getByRole('link', { name: 'New rule' })).toHaveAttribute('href', `${hub}/rules/new`);
    expect(screen.queryByRole('button', { name: /^Actions on/ })).toBeNull();
  });

  test('shows its users and accounts', async () => {
    const { user } = openAsAdmin(`${hub}?tab=users`);
    onQuery('organisationUsers', {
      users_organisations: [
        {
          ...adminLink,
          user_id: 'ann',
          user: { __typename: 'users', id: 'ann', first_name: 'Ann', last_name: 'Berg', enabled: false },
        },
      ],
    });
    onQuery('organisationAccounts', {
      accounts: [
        {
          __typename: 'accounts',
          id: accountId,
          name: 'Nordics Trading',
          reference: 'N-1',
          is_approved: false,
          is_closed: false,
        },
      ],
    });
    expect(await screen.findByRole('row', { name: /ann Ann Berg \(Disabled\) Organisation/ })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Accounts' }));
    expect(await screen.findByRole('row', { name: /Nordics Trading N-1 Not approved/ })).toBeVisible();
  });

  test('is deleted after a confirmation; a refusal stays in the dialog', async () => {
    const { user } = openAsAdmin(hub);
    refuseMutation('deleteOrganisation', 'It has records.', { code: 'organisation_has_records' });
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete organisation' }));
    expect(await screen.findByText('It has records.')).toBeVisible();
  });
});

describe('roles', () => {
  test('are created', async () => {
    const { user } = openAsAdmin(hub);
    const calls = onMutation('createRole', administered('createRole'));
    await user.click(await screen.findByRole('button', { name: 'New role' }));
    const panel = await dialog();
    await user.type(panel.getByRole('textbox', { name: 'Name' }), 'Viewer');
    await user.click(panel.getByRole('checkbox', { name: 'May create beneficiaries' }));
    await user.click(panel.getByRole('button', { name: 'Create role' }));
    await waitFor(() =>
      expect(calls[0]?.variables).toMatchObject({ orgId, role: { name: 'Viewer', can_create_beneficiaries: true } }),
    );
  });

  test('a change of the right to pay shows who gets money out afterwards', async () => {
    const { user } = openAsAdmin(hub);
    await user.click(await screen.findByRole('button', { name: 'Actions on Manager' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const panel = await dialog();
    expect(panel.queryByText('Who gets money out')).toBeNull();
    await user.click(panel.getByRole('checkbox', { name: 'May create payments' }));
    expect(await panel.findByText('Can create from now on')).toBeVisible();
    expect(panel.getByText('Can create from now on').closest('div')).toHaveTextContent('Ben Berg');
  });

  test('are put in order with buttons', async () => {
    const { user } = openAsAdmin(hub);
    const calls = onMutation('reorderRoles', administered('reorderRoles'));
    await screen.findByRole('button', { name: 'Change order' });
    await pressWhenReady(user, () => screen.getByRole('button', { name: 'Change order' }));
    const panel = await dialog();
    expect(panel.getByRole('button', { name: 'Move Clerk up' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(panel.getByRole('button', { name: 'Move Clerk down' }));
    await user.click(panel.getByRole('button', { name: 'Save order' }));
    await waitFor(() => expect(calls[0]?.variables).toEqual({ orgId, roleIds: [managerId, clerkId] }));
  });

  test.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
    [7, 0, ['a', 'b', 'c']],
  ])('moved from %p to %p', (from, to, expected) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
  });

  test('are copied from another organisation', async () => {
    const { user } = openAsAdmin(hub);
    onQuery('organisationChoices', {
      organisations: [organisation, { __typename: 'organisations', id: accountId, name: 'Baltics' }],
    });
    const calls = onMutation('cloneRolesFromOrg', {
      cloneRolesFromOrg: { __typename: 'ClonedRoles', count: 2, pendingChangeId: null },
    });
    await user.click(await screen.findByRole('button', { name: 'Copy from another organisation' }));
    const box = await dialog();
    await user.click(await box.findByRole('combobox', { name: 'Organisation' }));
    await user.click(await box.findByRole('option', { name: 'Baltics' }));
    await user.click(box.getByRole('button', { name: 'Copy roles' }));
    expect(await screen.findByText('2 roles were copied.')).toBeVisible();
    expect(calls[0]?.variables).toEqual({ fromOrgId: accountId, orgId });
  });
});

test('groups are created with accounts and people', async () => {
  const { user } = openAsAdmin(`${hub}?tab=groups`);
  onQuery('organisationGroups', { groups: [] });
  onQuery('groupChoices', {
    accounts: [
      { __typename: 'accounts', id: accountId, name: 'Nordics Trading' },
      { __typename: 'accounts', id: 'payroll-id', name: 'Nordics Payroll' },
    ],
    users_organisations: [
      {
        __typename: 'users_organisations',
        user_id: 'ann',
        org_id: orgId,
        user: { __typename: 'users', id: 'ann', first_name: 'Ann', last_name: 'Berg' },
      },
    ],
  });
  const calls = onMutation('createOrgGroup', administered('createOrgGroup'));
  await user.click(await screen.findByRole('button', { name: 'New group' }));
  const panel = await dialog();
  await user.click(await panel.findByRole('checkbox', { name: 'Nordics Trading' }));
  await user.click(panel.getByRole('checkbox', { name: 'Nordics Payroll' }));
  await user.click(panel.getByRole('checkbox', { name: 'Nordics Payroll' }));
  await user.click(panel.getByRole('checkbox', { name: 'Ann Berg (ann)' }));
  await user.click(panel.getByRole('button', { name: 'Create group' }));
  expect(await panel.findByRole('button', { name: /Name: This field is required/ })).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: 'Name' }), 'Treasury');
  await user.click(panel.getByRole('button', { name: 'Create group' }));
  await waitFor(() =>
    expect(calls[0]?.variables).toEqual({
      orgId,
      group: { name: 'Treasury', accountIds: [accountId], userIds: ['ann'] },
    }),
  );
});

describe('rules', () => {
  const bands = async () => within(await screen.findByRole('table', { name: 'Fewest people by amount' }));

  test('the form of a rule shows what it gives and takes before it is saved', async () => {
    const { user } = openAsAdmin(`${hub}/rules/${ruleId}/edit`);
    const calls = onMutation('updatePaymentAuthRule', administered('updatePaymentAuthRule'));
    const before = (await bands()).getByRole('row', { name: /Above 1,000 SEK 2 people 2 people/ });
    expect(within(before).getAllByText('2 people')[1]).toHaveAttribute('data-tone', 'neutral');
    const manager = screen.getByRole('textbox', { name: /^Manager/ });
    await user.clear(manager);
    await user.type(screen.getByRole('textbox', { name: /^Clerk/ }), '1');
    await user.click(screen.getByRole('checkbox', { name: 'Creating counts as an approval' }));
    const after = (await bands()).getByRole('row', { name: /Above 1,000 SEK 2 people 1 person/ });
    expect(within(after).getByText('1 person')).toHaveAttribute('data-tone', 'waiting');
    expect(screen.getByText(/Ann Berg creates and releases this payment without another person/)).toBeVisible();
    expect(screen.getByText('Can no longer approve').closest('div')).toHaveTextContent('Ben Berg');
    expect(screen.getByText(/A second administrator has to allow this/)).toBeVisible();
    expect(screen.getByText('Payments above 1,000 SEK will need no approvals of Manager instead of 1.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Amount of a payment/ }), '{Enter}');
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save rule' }));
    await waitFor(() => expect(address()).toBe(`${hub}?tab=rules`));
    expect(calls[0]?.variables).toEqual({
      ruleId,
      rule: {
        thresholdAbove: 1000,
        canAuthoriseOwnPayments: false,
        paymentCreatorCanSatisfyRule: true,
        roles: [{ roleId: clerkId, numberRequired: 1 }],
      },
    });
  });

  test('a new rule says at its fields what is wrong, and what the server refuses', async () => {
    const { user } = openAsAdmin(`${hub}/rules/new`);
    refuseMutation('createPaymentAuthRule', 'It is taken.', { code: 'threshold_taken', field: 'thresholdAbove' });
    await user.click(await screen.findByRole('button', { name: 'Create rule' }));
    expect(
      await screen.findByRole('button', { name: /Payments above, in SEK: You must provide a valid number/ }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: /Clerk: Choose at least one role/ })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Payments above/ }), '5000');
    await user.type(screen.getByRole('textbox', { name: /^Manager/ }), '2');
    expect(await screen.findByText('This payment cannot be released.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create rule' }));
    expect(await screen.findByRole('button', { name: /Payments above, in SEK: It is taken/ })).toBeVisible();
  });

  test('archiving shows who gets money out without the rule', async () => {
    const { user } = openAsAdmin(`${hub}?tab=rules`);
    const calls = onMutation('archivePaymentAuthRule', administered('archivePaymentAuthRule'));
    await user.click(await screen.findByRole('button', { name: 'Actions on the rule above 1,000 SEK' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const box = await dialog();
    expect(await box.findByRole('row', { name: /Above 1,000 SEK 2 people 1 person/ })).toBeVisible();
    await user.click(box.getByRole('button', { name: 'Archive rule' }));
    await waitFor(() => expect(calls[0]?.variables).toEqual({ ruleId }));
  });
});
