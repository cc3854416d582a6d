import { account, aggregate, standing } from './data';
import { onQuery } from './server';

export const borealisId = '00000000-0000-4000-8000-000000000002';
const organisation = { __typename: 'organisations', id: account.organisation.id, name: 'Aldgate Trading' };

/** A user of the list. */
export const userRow = (changes: Record<string, unknown> = {}) => ({
  __typename: 'users',
  id: 'una',
  first_name: 'Una',
  last_name: 'Tester',
  phone: '+447700901234',
  email: 'una@demo.invalid',
  enabled: true,
  contacts_aggregate: aggregate('CurrencyCloudContacts', 2),
  ...changes,
});

/** A user's seat. */
export const userSeat = {
  __typename: 'CurrencyCloudContacts',
  id: 'seat-1',
  ...standing.working,
  upper_fx_limit: '5000',
  account: {
    __typename: 'accounts',
    id: account.id,
    name: 'Aldgate Trading Ltd',
    organisation: { ...organisation, authorisation_currency: 'GBP' },
  },
  role: { __typename: 'roles', id: 'role-maker', name: 'Maker' },
};

/** A user with links and seats. */
export const userRecord = (changes: Record<string, unknown> = {}) => ({
  __typename: 'users',
  id: 'una',
  first_name: 'Una',
  last_name: 'Tester',
  phone: '+447700901234',
  email: 'una@demo.invalid',
  enabled: true,
  can_use_transfers: false,
  last_seen_at: '2026-11-20T09:00:00Z',
  createdAt: '2026-01-05T09:00:00Z',
  organisationLinks: [
    {
      __typename: 'users_organisations',
      user_id: 'una',
      org_id: organisation.id,
      organisation,
      can_user_admin_org: false,
      can_manage_favourites: true,
      canManageNewAccount: false,
    },
  ],
  contacts: [userSeat],
  ...changes,
});

/** What the identity provider knows of the user. */
export const userFacts = (changes: Record<string, unknown> = {}) => ({
  __typename: 'AdministeredUser',
  id: 'una',
  date_of_birth: '1990-02-03',
  can_transfer_between_orgs: false,
  hasMfaEnabled: true,
  isEmailVerified: true,
  hasRecords: false,
  isSuperAdmin: false,
  isPending: false,
  isEditable: true,
  isInvited: false,
  apiKey: null,
  apiAccess: { __typename: 'UserApiAccess', isEnabled: false, scopes: ['read', 'draft'], networks: [] },
  ...changes,
});

const role = (id: string, name: string, mayPay: boolean) => ({
  __typename: 'roles',
  id,
  name,
  can_create_payments: mayPay,
  can_create_conversions: false,
  can_create_beneficiaries: false,
});

/** What decides on an account where the user is the only maker, without a rule. */
export const seatFacts = (accountId: string) => ({
  accounts_by_pk: {
    __typename: 'accounts',
    id: accountId,
    organisation: {
      ...organisation,
      authorisation_currency: 'GBP',
      paymentAuthRules: [],
      roles: [role('role-maker', 'Maker', true), role('role-viewer', 'Viewer', false)],
    },
  },
  CurrencyCloudContacts: [
    {
      __typename: 'CurrencyCloudContacts',
      id: 'seat-1',
      user_id: 'una',
      role_id: 'role-maker',
      upper_fx_limit: '5000',
      user: { __typename: 'users', id: 'una', first_name: 'Una', last_name: 'Tester', enabled: true },
    },
  ],
  users_by_pk: { __typename: 'users', id: 'una', first_name: 'Una', last_name: 'Tester', enabled: true },
});

/** The answers for the page of a user. */
export function serveUser(user = userRecord(), facts = userFacts()) {
  onQuery('user', { user });
  onQuery('UserFacts', { facts });
  onQuery('UserDelegations', { authorisation_delegations: [] });
  onQuery('FoundOrganisations', {
    selected: [],
    found: [organisation, { __typename: 'organisations', id: borealisId, name: 'Borealis Imports' }],
  });
  onQuery('seatFacts', ({ accountId }: Record<string, unknown>) => seatFacts(String(accountId)));
  onQuery('accountsNotAssignedToUser', {
    accounts: [{ __typename: 'accounts', id: 'payroll-id', name: 'Aldgate Payroll' }],
    roles: [
      { __typename: 'roles', id: 'role-maker', name: 'Maker' },
      { __typename: 'roles', id: 'role-viewer', name: 'Viewer' },
    ],
  });
}

/** The answer of an action that gives or changes a seat. */
export const governedSeat = (id: string, changes: Record<string, unknown> = {}) => ({
  seat: { __typename: 'GovernedSeat', id, state: 'working', reason: null, pendingChangeId: null, ...changes },
});
