import type { Guard } from './guards';
import type { Page } from './lazyPage';
import * as pages from './pages';
import type { FeatureFlags } from '../../session/sessionUser';

/** One address of the portal: who enters, under which flag, and the page. */
export interface AppRoute {
  readonly path: string;
  readonly guard: Guard;
  /** While this flag is off the address behaves as not found. */
  readonly feature?: keyof FeatureFlags;
  /** The page works on the selected account. */
  readonly needsAccount: boolean;
  /** Closed to users without a second factor. */
  readonly needsMfa: boolean;
  /** Closed to users without a seat on any account. */
  readonly needsAccess: boolean;
  readonly Page: Page;
}

type Change = Partial<Omit<AppRoute, 'path' | 'guard' | 'Page'>> & Pick<AppRoute, 'Page'>;

const route = (path: string, guard: Guard, change: Change): AppRoute => ({
  path,
  guard,
  needsAccount: false,
  needsMfa: true,
  needsAccess: true,
  ...change,
});

/** A page of every signed-in user. */
const signedIn = (path: string, change: Change) => route(path, 'signedIn', change);

/** A page on the selected account. */
const account = (path: string, change: Change) => signedIn(path, { needsAccount: true, ...change });

/** A page of the administration, which needs no seat. */
const guarded = (guard: Guard) => (path: string, change: Change) =>
  route(path, guard, { needsAccess: false, ...change });

const admin = guarded('admin');
const orgAdmin = guarded('adminOrOrgAdmin');
const favourites = guarded('adminOrOrgAdminOrFavouritesAdmin');
const transfers = guarded('adminOrTransfers');

/**
 * Every address of a signed-in user, as the two documents of the specification list them, and a few more (decision 047). The order does not matter: the router
 * ranks fixed parts before parameters.
 */
export const routes: readonly AppRoute[] = [
  signedIn('/dashboard', { needsMfa: false, needsAccess: false, Page: pages.Dashboard }),
  signedIn('/profile', { needsMfa: false, needsAccess: false, Page: pages.Profile }),
  signedIn('/notifications', { needsAccess: false, Page: pages.Notifications }),
  signedIn('/notices', { needsAccess: false, Page: pages.Notices }),
  signedIn('/notices/settings', { needsAccess: false, Page: pages.NoticeSettings }),
  signedIn('/account/switch-accounts', { Page: pages.SwitchAccounts }),
  admin('/account/switch-accounts2', { Page: pages.AllAccounts }),

  account('/account/balances', { feature: 'balances', Page: pages.Balances }),
  account('/account/balances/:currency', { feature: 'balance_funding_page', Page: pages.FundBalance }),
  account('/account/balances/:currency/view', { Page: pages.Balance }),
  account('/account/open-positions', { Page: pages.OpenPositions }),

  account('/account/payments', { Page: pages.Payments }),
  account('/account/payments/new', { feature: 'payments_wizard', Page: pages.NewPayment }),
  account('/account/payments/:id', { Page: pages.Payment }),
  account('/account/payments/:paymentId/edit', { Page: pages.EditPayment }),
  account('/account/payments/external/:id', { Page: pages.ExternalPayment }),
  account('/account/payments/authorisations', { Page: pages.Authorisations }),
  account('/account/payments/upload', { Page: pages.UploadPayments }),
  account('/account/payments/recurring', { Page: pages.RecurringPayments }),
  account('/account/payments/templates', { Page: pages.PaymentTemplates }),

  account('/account/conversions', { Page: pages.Conversions }),
  account('/account/conversions/new', { feature: 'conversion_wizard', Page: pages.NewConversion }),
  account('/account/conversions/:id', { Page: pages.Conversion }),

  account('/account/beneficiaries', { feature: 'beneficiaries_listing', Page: pages.Beneficiaries }),
  account('/account/beneficiaries/new', { Page: pages.NewBeneficiary }),
  account('/account/beneficiaries/:id', { Page: pages.Beneficiary }),
  account('/account/beneficiaries/edit/:id', { Page: pages.EditBeneficiary }),
  account('/account/beneficiaries/upload', { Page: pages.UploadBeneficiaries }),

  transfers('/account/transfers', { needsAccount: true, needsAccess: true, Page: pages.AccountTransfers }),
  account('/account/transfers/:id', { Page: pages.Transfer }),
  account('/account/transaction/:id', { Page: pages.Transaction }),
  account('/account/transactions', { Page: pages.Transactions }),
  account('/account/transactions/export', { Page: pages.Statement }),
  account('/account/search', { Page: pages.SearchTransactions }),
  account('/account/search/transactions', { Page: pages.SearchTransactions }),
  account('/account/search/conversions', { Page: pages.SearchConversions }),
  account('/account/search/payments', { Page: pages.SearchPayments }),
  account('/account/charges', { Page: pages.PendingCharges }),
  orgAdmin('/account/users/upload', { needsAccount: true, needsAccess: true, Page: pages.UploadUsers }),

  signedIn('/account-submissions', { needsAccess: false, Page: pages.Submissions }),
  signedIn('/account-submissions/new', { needsAccess: false, Page: pages.NewSubmission }),
  signedIn('/account-submissions/:id', { needsAccess: false, Page: pages.Submission }),
  signedIn('/account-submissions/:id/edit', { needsAccess: false, Page: pages.EditSubmission }),

  orgAdmin('/admin/users', { Page: pages.Users }),
  orgAdmin('/admin/users/create', { Page: pages.NewUser }),
  orgAdmin('/admin/users/:id/edit', { Page: pages.EditUser }),
  orgAdmin('/admin/users/:username', { Page: pages.User }),

  orgAdmin('/admin/organisations', { Page: pages.Organisations }),
  admin('/admin/organisations/new', { Page: pages.NewOrganisation }),
  orgAdmin('/admin/organisations/:id', { Page: pages.Organisation }),
  admin('/admin/organisations/:id/edit', { Page: pages.EditOrganisation }),
  orgAdmin('/admin/organisations/:orgId/permissions', { Page: pages.Permissions }),
  orgAdmin('/admin/organisations/:id/report', { Page: pages.PermissionReport }),
  orgAdmin('/admin/organisations/:id/report/byaccount', { Page: pages.PermissionsByAccount }),
  orgAdmin('/admin/organisations/:id/report/byuser', { Page: pages.PermissionsByUser }),
  admin('/admin/organisations/account-upload/:orgId', { Page: pages.UploadAccounts }),
  admin('/admin/organisations/bulk-update-accounts/:orgId', { Page: pages.BulkUpdateAccounts }),
  orgAdmin('/admin/organisations/:orgId/webhooks/:endpointId', { Page: pages.Webhook }),
  orgAdmin('/admin/organisations/:id/rules/new', { Page: pages.NewRule }),
  admin('/admin/organisations/:id/rules/:ruleId/edit', { Page: pages.EditRule }),

  admin('/admin/accounts', { Page: pages.Accounts }),
  admin('/admin/accounts/new', { Page: pages.NewAccount }),
  admin('/admin/accounts/import', { Page: pages.ImportAccounts }),
  admin('/admin/accounts/update/:id', { Page: pages.EditAccount }),
  admin('/admin/accounts/:id', { Page: pages.Account }),

  admin('/admin/safeguarding', { Page: pages.Safeguarding }),
  admin('/admin/safeguarding/transfer-to', { Page: pages.TransferToSafeguarding }),
  admin('/admin/safeguarding/transfer-from', { Page: pages.TransferFromSafeguarding }),
  transfers('/admin/transfers', { Page: pages.Transfers }),
  transfers('/admin/transfers/new', { Page: pages.NewTransfer }),
  orgAdmin('/admin/pending-changes', { Page: pages.PendingChanges }),
  admin('/admin/audit', { Page: pages.Audit }),
  admin('/admin/operations', { Page: pages.Operations }),
  admin('/admin/books', { Page: pages.Books }),
  admin('/admin/tariffs', { Page: pages.Tariffs }),
  admin('/admin/tariffs/new', { Page: pages.NewTariff }),
  admin('/admin/tariffs/:id/edit', { Page: pages.EditTariff }),
  admin('/admin/charges', { Page: pages.Charges }),
  orgAdmin('/admin/activity-logs', { Page: pages.ActivityLogs }),
  admin('/admin/activity-logs-2', { Page: pages.ActivityLogs2 }),
  admin('/admin/countries', { Page: pages.Countries }),
  admin('/admin/rates', { Page: pages.Rates }),
  admin('/admin/currencies', { Page: pages.Currencies }),
  admin('/admin/settings', { Page: pages.Settings }),
  favourites('/admin/favourites', { Page: pages.Favourites }),
  favourites('/admin/favourites/:orgId', { Page: pages.OrganisationFavourites }),
];

/** Addresses that redirect to another one. */
export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/', to: '/dashboard' },
  { from: '/currency', to: '/dashboard' },
  { from: '/account', to: '/dashboard' },
  { from: '/admin', to: '/admin/users' },
];

const byPath = new Map(routes.map((one) => [one.path, one]));

/** The route of a path as the table writes it. */
export const routeOf = (path: string): AppRoute | undefined => byPath.get(path);
