import { fakeIdentity, maker } from './fakeIdentity';

export const orgId = '00000000-0000-4000-8000-0000000000b1';
export const accountId = '00000000-0000-4000-8000-0000000000b2';
export const ruleId = '00000000-0000-4000-8000-0000000000b3';
export const clerkId = '00000000-0000-4000-8000-0000000000b4';
export const managerId = '00000000-0000-4000-8000-0000000000b5';

/** A super admin. */
export const superAdmin = () => fakeIdentity({ ...maker, isAdmin: true });

/** The link of an organisation's administrator. */
export const adminLink = {
  __typename: 'users_organisations',
  user_id: 'maker',
  org_id: orgId,
  can_user_admin_org: true,
  can_manage_favourites: false,
  canManageNewAccount: false,
};

export const organisation = {
  __typename: 'organisations',
  id: orgId,
  name: 'Nordics AB',
  authorisation_currency: 'SEK',
  enable_dip: false,
  enable_favourites: true,
  idle_limit_minutes: 55,
  payment_expiry_days: null,
  createdAt: '2026-11-20T10:00:00Z',
};

export const role = (id: string, name: string, mayPay: boolean, order = 1) => ({
  __typename: 'roles',
  id,
  name,
  order,
  can_create_payments: mayPay,
  can_create_conversions: false,
  can_create_beneficiaries: false,
});

export const roles = [role(clerkId, 'Clerk', true), role(managerId, 'Manager', false, 2)];

const rule = {
  __typename: 'organisation_payment_auth_rule',
  id: ruleId,
  threshold: 1000,
  is_archived: false,
  can_authorise_own_payments: false,
  payment_creator_can_satisfy_rule: false,
};
const required = { __typename: 'payment_auth_rule_role', auth_rule_id: ruleId, role_id: managerId, number_required: 1 };

/** A rule of the list. */
export const listedRule = {
  ...rule,
  roles: [{ ...required, role: { __typename: 'roles', id: managerId, name: 'Manager' } }],
};

/** What the form of a rule works with: above 1,000 a manager approves. */
export const ruleFacts = {
  organisations_by_pk: {
    __typename: 'organisations',
    id: orgId,
    name: 'Nordics AB',
    authorisation_currency: 'SEK',
    roles,
    accounts: [{ __typename: 'accounts', id: accountId, name: 'Nordics Trading' }],
    paymentAuthRules: [{ ...rule, roles: [required] }],
  },
};

const seat = (userId: string, firstName: string, roleId: string, change: object = {}) => ({
  __typename: 'CurrencyCloudContacts',
  id: `seat-${userId}`,
  user_id: userId,
  role_id: roleId,
  upper_fx_limit: null,
  user: { __typename: 'users', id: userId, first_name: firstName, last_name: 'Berg', enabled: true },
  ...change,
});

/** A clerk and two managers, one of whom is disabled. */
export const seats = {
  CurrencyCloudContacts: [
    seat('ann', 'Ann', clerkId),
    seat('ben', 'Ben', managerId),
    seat('cleo', 'Cleo', managerId, {
      user: { __typename: 'users', id: 'cleo', first_name: 'Cleo', last_name: 'Berg', enabled: false },
    }),
  ],
};

/** All that decides on the account, and whose seat changes. */
export const seatFacts = (changed: object | null = null) => ({
  accounts_by_pk: {
    __typename: 'accounts',
    id: accountId,
    organisation: {
      __typename: 'organisations',
      id: orgId,
      authorisation_currency: 'SEK',
      roles,
      paymentAuthRules: [{ ...rule, roles: [required] }],
    },
  },
  ...seats,
  users_by_pk: changed,
});

/** The answer of an action. */
export const administered = (field: string) => ({
  [field]: {
    __typename: field.includes('OrgGroup') || field.includes('Organisation') ? 'AdministeredRecord' : 'GovernedRecord',
    id: orgId,
    pendingChangeId: null,
  },
});
