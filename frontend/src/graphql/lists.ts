/** The root fields that hold each list. The declarations of actions name the lists that they change. */
export const lists = {
  payments: [
    'payments',
    'payments_aggregate',
    'foundPayments',
    'foundPaymentTotals',
    'paymentsYouCanAuthorise',
    'paymentsYouCanAuthoriseAggregate',
    'paymentsYouCanAuthoriseTotals',
  ],
  beneficiaries: [
    'beneficiaries',
    'beneficiary_information_slice',
    'beneficiary_information_slice_aggregate',
    'searchLiveBeneficiaries',
  ],
  uploads: ['upload_rows'],
  notices: ['notices', 'notices_aggregate', 'notice_preferences'],
  rateAlerts: ['rate_alerts'],
  exports: ['exports'],
  savedViews: ['saved_views'],
  apiKeys: ['api_keys', 'users_by_pk'],
  submissions: ['new_account_submissions', 'new_account_submissions_by_pk', 'account_request_deliveries_by_pk'],
  templates: ['payment_templates'],
  recurring: ['recurring_payments'],
  conversions: ['foundConversions', 'foundConversionTotals', 'tcc_conversions', 'conversions', 'conversions_aggregate'],
  delegations: ['authorisation_delegations'],
  accounts: ['accounts', 'accounts_by_pk', 'accounts_aggregate'],
  changes: ['pending_changes', 'pending_changes_aggregate'],
  tariffs: ['tariffs', 'tariffs_by_pk'],
  books: ['book_differences', 'book_differences_by_pk'],
  charges: ['foundCharges', 'foundChargesAggregate', 'vw_user_charges', 'vw_user_charges_aggregate'],
  countries: ['countries', 'restricted_countries'],
  settings: ['settings', 'currency_settings'],
  safeguarding: [
    'safeguarding_transfers',
    'safeguarding_adjustments',
    'open_control_moves',
    'reconciliations',
    'safeguardingPosition',
    'safeguardingPositionAggregate',
  ],
  favourites: [
    'favourites_addresses',
    'favourites_addresses_aggregate',
    'favourites_entities',
    'favourites_entities_aggregate',
    'favourites_persons',
    'favourites_persons_aggregate',
  ],
  organisations: ['organisations', 'organisations_by_pk', 'roles', 'groups', 'organisation_payment_auth_rule'],
  webhooks: ['webhook_endpoints', 'webhook_endpoints_by_pk', 'outgoing_webhook_deliveries'],
  // With the balances that the next transfer begins with.
  transfers: ['foundTransfers', 'foundTransfersAggregate', 'accounts', 'balances'],
  // With the seats.
  users: [
    'users',
    'users_aggregate',
    'users_by_pk',
    'userAdministration',
    'accounts',
    'accounts_by_pk',
    'CurrencyCloudContacts',
  ],
} as const;

/** A name of a list in the declarations of actions. */
export type ListName = keyof typeof lists;

/** What a mutation changes (`actions/defineAction.ts`). */
export interface Writes {
  readonly lists?: readonly ListName[];
  /** The tables of the rows that change, by the argument that names the row or the rows. */
  readonly rows?: Readonly<Record<string, readonly string[]>>;
}
