/** A query of the administration, as section 7 of the specification's second part lists it. */
export interface AdministrativeQuery {
  /** What is asked, in the words of the specification. */
  readonly asked: string;
  /** The portal's operations that ask it. */
  readonly operations: readonly string[];
  /** The test that compares the answers with the database, below `tests/`. */
  readonly test: string;
}

/** Every row that a role may read, and no other, compared with the database. */
const byRole = 'access/tenantsMatrix.test.ts';

const ofTables = (asked: string, ...operations: readonly string[]): AdministrativeQuery => ({
  asked,
  operations,
  test: byRole,
});

const ofAction = (operation: string, folder: string): AdministrativeQuery => ({
  asked: operation,
  operations: [operation],
  test: `actions/${folder}/${operation}.test.ts`,
});

/** The queries of section 7 in its order. `docs/access.md` prints them. */
export const administrativeQueries: readonly AdministrativeQuery[] = [
  ofTables('account by id', 'accountById'),
  ofTables('accounts by org', 'accountsByOrg'),
  ofTables('admin search accounts', 'adminSearchAccounts'),
  ofTables('accounts not assigned to a user', 'accountsNotAssignedToUser'),
  ofTables('organisations', 'organisations'),
  ofTables(
    'organisation detail',
    ...(['organisation', 'organisationRoles', 'organisationGroups', 'organisationUsers'] as const),
    ...(['organisationRules', 'organisationAccounts'] as const),
  ),
  ofTables('users', 'users'),
  ofTables('user', 'user'),
  ofAction('checkIfUserExists', 'users'),
  ofTables('contacts', 'accountContacts'),
  ofTables('groups', 'accountGroups', 'groupChoices'),
  ofTables('tariffs', 'tariffs'),
  ofTables('tariff by id', 'tariff'),
  ofTables('charges', 'charges'),
  ofTables('settings', 'HouseSettings'),
  ofTables('countries', 'AllCountries'),
  ofTables('rates', 'rates'),
  ofTables('activity logs', 'ActivityLog'),
  ofTables('audit log', 'AuditHistory', 'AuditChanges'),
  ofTables('safeguarding transfers, completed and pending', 'safeguardingTransfers'),
  ofTables('clientTransactionsForSafeguarding', 'clientTransactionsForSafeguarding'),
  ofTables('safeguarding position and balances', 'safeguardingPositions', 'safeguardingTotals'),
  ofTables('scheduled-payment aggregates per currency', 'safeguardingScheduled', 'safeguardingConversions'),
  ofAction('getTccAccounts', 'accounts'),
  ofAction('getTccAccountsByTCCId', 'accounts'),
  ofTables('favourites by org', 'favouritesByOrg'),
  ofTables('org permissions', 'permissions'),
  ofTables('user groups', 'groupChoices'),
  ofTables('notifications html', 'notificationsHtml'),
  ofTables('maintenance banner', 'GetMaintenanceBanner'),
  ofTables('submissions', 'submissions'),
  ofTables('global data for the signed-in user', 'GlobalData'),
  ofTables('allPaymentsAwaitingAuthorisation', 'allPaymentsAwaitingAuthorisation'),
  ofTables('GetAccountsForUser', 'GetAccountsForUser'),
  ofTables('payment status, for one or many ids', 'PaymentLive', 'PaymentsLive'),
];
