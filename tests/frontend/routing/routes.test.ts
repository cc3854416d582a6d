import { mayEnter, type Guard, type Person } from '../../../frontend/src/app/routing/guards';
import { paths } from '../../../frontend/src/session/paths';
import { redirectAt, routeAt } from '../../../frontend/src/app/routing/preloadPage';
import { redirects, routeOf, routes } from '../../../frontend/src/app/routing/routes';

/** Section 2 of the first document: any signed-in user, unless another guard is given. */
const userPaths: Readonly<Record<string, Guard>> = {
  '/dashboard': 'signedIn',
  '/profile': 'signedIn',
  '/notifications': 'signedIn',
  '/notices': 'signedIn',
  '/notices/settings': 'signedIn',
  '/account/switch-accounts': 'signedIn',
  '/account/switch-accounts2': 'admin',
  '/account/balances': 'signedIn',
  '/account/balances/:currency': 'signedIn',
  '/account/balances/:currency/view': 'signedIn',
  '/account/open-positions': 'signedIn',
  '/account/payments': 'signedIn',
  '/account/payments/new': 'signedIn',
  '/account/payments/:id': 'signedIn',
  '/account/payments/:paymentId/edit': 'signedIn',
  '/account/payments/external/:id': 'signedIn',
  '/account/payments/authorisations': 'signedIn',
  '/account/payments/upload': 'signedIn',
  '/account/payments/templates': 'signedIn',
  '/account/payments/recurring': 'signedIn',
  '/account/conversions': 'signedIn',
  '/account/conversions/new': 'signedIn',
  '/account/conversions/:id': 'signedIn',
  '/account/beneficiaries': 'signedIn',
  '/account/beneficiaries/new': 'signedIn',
  '/account/beneficiaries/:id': 'signedIn',
  '/account/beneficiaries/edit/:id': 'signedIn',
  '/account/beneficiaries/upload': 'signedIn',
  '/account/transfers': 'adminOrTransfers',
  '/account/transfers/:id': 'signedIn',
  '/account/transaction/:id': 'signedIn',
  '/account/transactions': 'signedIn',
  '/account/transactions/export': 'signedIn',
  '/account/search': 'signedIn',
  '/account/search/transactions': 'signedIn',
  '/account/search/conversions': 'signedIn',
  '/account/search/payments': 'signedIn',
  '/account/charges': 'signedIn',
  '/account/users/upload': 'adminOrOrgAdmin',
  '/account-submissions': 'signedIn',
  '/account-submissions/new': 'signedIn',
  '/account-submissions/:id': 'signedIn',
  '/account-submissions/:id/edit': 'signedIn',
};

/** Section 2 of the second document. */
const adminPaths: Readonly<Record<string, Guard>> = {
  '/admin/users': 'adminOrOrgAdmin',
  '/admin/users/create': 'adminOrOrgAdmin',
  '/admin/users/:id/edit': 'adminOrOrgAdmin',
  '/admin/users/:username': 'adminOrOrgAdmin',
  '/admin/organisations': 'adminOrOrgAdmin',
  '/admin/organisations/new': 'admin',
  '/admin/organisations/:id': 'adminOrOrgAdmin',
  '/admin/organisations/:id/edit': 'admin',
  '/admin/organisations/:orgId/permissions': 'adminOrOrgAdmin',
  '/admin/organisations/:id/report': 'adminOrOrgAdmin',
  // Not of the documents (decision 075).
  '/admin/organisations/:orgId/webhooks/:endpointId': 'adminOrOrgAdmin',
  '/admin/organisations/:id/report/byaccount': 'adminOrOrgAdmin',
  '/admin/organisations/:id/report/byuser': 'adminOrOrgAdmin',
  '/admin/organisations/account-upload/:orgId': 'admin',
  '/admin/organisations/bulk-update-accounts/:orgId': 'admin',
  '/admin/organisations/:id/rules/new': 'adminOrOrgAdmin',
  '/admin/organisations/:id/rules/:ruleId/edit': 'admin',
  '/admin/accounts': 'admin',
  '/admin/accounts/new': 'admin',
  '/admin/accounts/import': 'admin',
  '/admin/accounts/update/:id': 'admin',
  '/admin/accounts/:id': 'admin',
  '/admin/safeguarding': 'admin',
  '/admin/safeguarding/transfer-to': 'admin',
  '/admin/safeguarding/transfer-from': 'admin',
  '/admin/transfers': 'adminOrTransfers',
  '/admin/transfers/new': 'adminOrTransfers',
  '/admin/pending-changes': 'adminOrOrgAdmin',
  '/admin/audit': 'admin',
  '/admin/operations': 'admin',
  '/admin/books': 'admin',
  '/admin/tariffs': 'admin',
  '/admin/tariffs/new': 'admin',
  '/admin/tariffs/:id/edit': 'admin',
  '/admin/charges': 'admin',
  '/admin/activity-logs': 'adminOrOrgAdmin',
  '/admin/activity-logs-2': 'admin',
  '/admin/countries': 'admin',
  '/admin/currencies': 'admin',
  '/admin/rates': 'admin',
  '/admin/settings': 'admin',
  '/admin/favourites': 'adminOrOrgAdminOrFavouritesAdmin',
  '/admin/favourites/:orgId': 'adminOrOrgAdminOrFavouritesAdmin',
};

test('the table holds every path of both documents with its guard, and no other', () => {
  const guards = Object.fromEntries(routes.map(({ path, guard }) => [path, guard]));
  expect(guards).toEqual({ ...userPaths, ...adminPaths });
  expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
});

/** Addresses that are not pages of the shell: the sign-in, a page of its own outside the router, a document. */
const pathsOutsideShell: readonly string[] = [paths.auth, '/new-organisation', paths.termsOfUse];

test('roots redirect', () => {
  expect(Object.fromEntries(redirects.map(({ from, to }) => [from, to]))).toEqual({
    '/': '/dashboard',
    '/currency': '/dashboard',
    '/account': '/dashboard',
    '/admin': '/admin/users',
  });
});

test.each([
  ['/account/payments/new', '/account/payments/new'],
  ['/account/payments/0b6f', '/account/payments/:id'],
  ['/account/payments/0b6f/edit', '/account/payments/:paymentId/edit'],
  ['/account/payments/', '/account/payments'],
  ['/Dashboard', '/dashboard'],
  ['/account/balances/EUR/view', '/account/balances/:currency/view'],
  ['/account/nowhere', undefined],
])('%s has the route %s', (address, path) => expect(routeAt(address)?.path).toBe(path));

test.each([
  ['/', '/dashboard'],
  ['/admin/', '/admin/users'],
  ['/admin/users', undefined],
])('%s redirects to %s', (address, target) => expect(redirectAt(address)).toBe(target));

test('the five flags switch their routes on and off', () => {
  const flagged = routes.filter(({ feature }) => feature).map(({ path, feature }) => [feature, path]);
  expect(Object.fromEntries(flagged)).toEqual({
    balances: '/account/balances',
    balance_funding_page: '/account/balances/:currency',
    payments_wizard: '/account/payments/new',
    conversion_wizard: '/account/conversions/new',
    beneficiaries_listing: '/account/beneficiaries',
  });
});

test('only the profile needs neither a second factor nor an account', () => {
  const open = routes.filter(({ needsMfa }) => !needsMfa).map(({ path }) => path);
  expect(open).toEqual(['/dashboard', '/profile']);
  expect(routeOf('/profile')).toMatchObject({ needsAccount: false, needsAccess: false });
  expect(routes.filter(({ path, needsAccess }) => path.startsWith('/admin/') && needsAccess)).toEqual([]);
});

test('every address that the portal links to by a fixed path has a route', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string');
  expect(fixed.filter((path) => !routeOf(path) && !pathsOutsideShell.includes(path))).toEqual([]);
});

const plainUser: Person = {
  isAdmin: false,
  isOrgAdmin: false,
  isFavouriteAdmin: false,
  user: { can_use_transfers: false, can_transfer_between_orgs: false },
};
const people: Readonly<Record<string, Person>> = {
  admin: { ...plainUser, isAdmin: true },
  orgAdmin: { ...plainUser, isOrgAdmin: true },
  favouritesAdmin: { ...plainUser, isFavouriteAdmin: true },
  transfers: { ...plainUser, user: { can_use_transfers: true, can_transfer_between_orgs: false } },
  transfersBetween: { ...plainUser, user: { can_use_transfers: false, can_transfer_between_orgs: true } },
  ordinary: plainUser,
};

const admitted: Readonly<Record<Guard, readonly string[]>> = {
  signedIn: Object.keys(people),
  admin: ['admin'],
  adminOrOrgAdmin: ['admin', 'orgAdmin'],
  adminOrOrgAdminOrFavouritesAdmin: ['admin', 'orgAdmin', 'favouritesAdmin'],
  adminOrTransfers: ['admin', 'transfers', 'transfersBetween'],
};

test.each(Object.entries(admitted))('%s admits %j', (guard, expected) => {
  const entering = Object.entries(people).filter(([, person]) => mayEnter(guard as Guard, person));
  expect(entering.map(([name]) => name)).toEqual(expected);
});
