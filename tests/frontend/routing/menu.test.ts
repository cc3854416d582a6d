import type { Viewer } from '../../../frontend/src/app/routing/access';
import type { AccountSummary } from '../../../frontend/src/session/sessionUser';
import { activeEntry, menuEntries, visibleEntries } from '../../../frontend/src/app/routing/menuEntries';
import { account, sessionUser } from '../support/data';

const { users_by_pk: record, settings } = sessionUser();
const ordinary: Viewer = {
  isAdmin: false,
  isOrgAdmin: false,
  isFavouriteAdmin: false,
  user: record,
  flags: settings[0]!,
  account: account as AccountSummary,
  systemStatus: 'noErrors',
};

const labels = (viewer: Viewer, isAdmin: boolean) =>
  visibleEntries(viewer)
    .filter((entry) => Boolean(entry.isAdmin) === isAdmin)
    .map(({ label }) => label);

const commonEntries = [
  'Dashboard',
  'Balances & Funding',
  'Payments',
  'Authorisations',
  'Conversions',
  'Beneficiaries',
  'Search',
  'Statements',
  'Notifications',
  'Notices',
  'Pending charges',
  'Open New Account',
];

const everyAdminEntry = [
  'Users',
  'Organisations',
  'Accounts',
  'Safeguarding',
  'Pending changes',
  'Audit Table',
  'Tariffs',
  'Charges',
  'Countries',
  'Rates',
  'Currencies',
  'Settings',
  'Transfers',
  'Activity Logs',
  'Favourites',
  'Operations',
  'Books',
];

test('an ordinary user has the entries of the first document in its order, and no Admin Menu', () => {
  expect(labels(ordinary, false)).toEqual(commonEntries);
  expect(labels(ordinary, true)).toEqual([]);
});

const transfers = { ...record, can_use_transfers: true };
const between = { ...record, can_transfer_between_orgs: true };

test.each<[string, Partial<Viewer>, readonly string[]]>([
  ['a super admin', { isAdmin: true }, everyAdminEntry],
  [
    'an organisation admin',
    { isOrgAdmin: true },
    ['Users', 'Organisations', 'Pending changes', 'Activity Logs', 'Favourites'],
  ],
  ['a favourites admin', { isFavouriteAdmin: true }, ['Favourites']],
  ['a holder of can_use_transfers', { user: transfers }, ['Transfers']],
  ['a holder of can_transfer_between_orgs alone', { user: between }, []],
])('the Admin Menu of %s', (_who, change, expected) => {
  expect(labels({ ...ordinary, ...change }, true)).toEqual(expected);
});

test.each<[string, Partial<Viewer>, readonly string[]]>([
  ['without a second factor', { systemStatus: 'hasNoMFAAccess', account: undefined }, ['Dashboard']],
  [
    'without any account',
    { systemStatus: 'hasNoTCCAccess', account: undefined },
    ['Dashboard', 'Notifications', 'Notices', 'Open New Account'],
  ],
  [
    'a super admin who has chosen no account',
    { isAdmin: true, account: undefined },
    ['Dashboard', 'Notifications', 'Notices', 'Open New Account'],
  ],
  [
    'with flags off',
    { flags: { ...ordinary.flags, balances: false, beneficiaries_listing: false } },
    commonEntries.filter((label) => label !== 'Balances & Funding' && label !== 'Beneficiaries'),
  ],
])('the menu %s', (_when, change, expected) => {
  expect(labels({ ...ordinary, ...change }, false)).toEqual(expected);
});

test('an organisation admin without an account has the administration entries', () => {
  const viewer: Viewer = { ...ordinary, isOrgAdmin: true, account: undefined, systemStatus: 'hasNoTCCAccess' };
  expect(labels(viewer, true)).toContain('Users');
});

test('an address belongs to the entry with the longest matching path', () => {
  const of = (pathname: string) => activeEntry(pathname, menuEntries)?.label;
  expect(of('/account/payments/authorisations')).toBe('Authorisations');
  expect(of('/account/payments/new')).toBe('Payments');
  expect(of('/account/paymentsX')).toBeUndefined();
});
