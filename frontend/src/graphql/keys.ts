import type { KeyingConfig } from '@urql/exchange-graphcache';

type Key = KeyingConfig[string];

/** The cache key of a table whose primary key is not `id`; null, which means embedded, for a row that lacks a part of it. */
const by =
  (...columns: readonly string[]): Key =>
  (row) => {
    const parts = columns.map((column) => row[column]);
    return parts.every((part) => typeof part === 'string' || typeof part === 'number') ? parts.join(':') : null;
  };

const embedded: Key = () => null;

const embeddedTypes = (names: readonly string[]): KeyingConfig =>
  Object.fromEntries(names.map((name) => [name, embedded]));

/** Tables that documents aggregate. */
const aggregated = [
  'CurrencyCloudContacts',
  'accounts',
  'authorisation_batch_rows',
  'beneficiary_information_slice',
  'conversions',
  'notices',
  'payments',
  'tcc_conversions',
  'tcc_transactions',
  'transfers',
  'upload_rows',
  'users',
  'vw_user_charges',
];

/** Types without a key, such as the results of actions: they are cached inside their parent. */
const keylessTypes = [
  'AccountBalance',
  'AccountSubmission',
  'AcknowledgedFraudNotice',
  'AdministeredUser',
  'AuditChain',
  'AuditFault',
  'BankDetails',
  'BeneficiaryTags',
  'BeneficiaryValidation',
  'ChangedCountry',
  'ChangedFavourite',
  'ChangedApiAccess',
  'ChangedContact',
  'ChangedUser',
  'AdministeredRecord',
  'ClonedRoles',
  'ConversionChangeQuote',
  'ConversionChangeResult',
  'ConversionPart',
  'ConversionQuote',
  'ConversionResult',
  'ConversionSplitPreview',
  'CreatedActivity',
  'CreatedBeneficiary',
  'CreatedDelegation',
  'DecodedMessageField',
  'DeletedFraudNotice',
  'DocumentAddress',
  'DocumentUpload',
  'ExchangeRate',
  'FieldError',
  'FundingAccount',
  'DeletedPayments',
  'ExportedAuditProof',
  'HeldPaymentRate',
  'ImportedAccount',
  'ImportedBeneficiary',
  'InvalidDate',
  'LastSeen',
  'LiveBeneficiaries',
  'LiveBeneficiary',
  'LinkedPayment',
  'LivePayment',
  'LivePaymentDetails',
  'LivePaymentPayee',
  'LivePayments',
  'LoggedInTccAccount',
  'NoticePreference',
  'PayeeCheck',
  'PaymentAuthorisation',
  'PaymentDeliveryDate',
  'PaymentDraft',
  'PaymentFee',
  'PaymentResult',
  'PaymentTemplate',
  'PaymentTracker',
  'PaymentTrackerEvent',
  'PaymentTrackerParty',
  'PaymentTrackingInfo',
  'RateAlert',
  'RecurringPayment',
  'RequiredDetailsGroup',
  'RequiredField',
  'RevokedDelegation',
  'SavedSettings',
  'SavedView',
  'SettlementAccount',
  'ShownFraudNotice',
  'SignedOut',
  'TccAccount',
  'TccAccounts',
  'TrackedAmount',
  'TrackedExchange',
  'notices_mutation_response',
  'RemovedContacts',
  'ExistingUser',
  'UploadTotal',
  'UserApiKey',
  'ValidConversionDates',
  'ValidPaymentDates',
  'VerifiedAuditLog',
];

/** The cache key of each type. A type that is not listed has its `id` as the key. */
export const keys: KeyingConfig = {
  accounts_to_groups: by('account_id', 'group_id'),
  activity_event_code: by('code'),
  audit_logged_actions: by('event_id'),
  authorisation_batch_rows: by('batch_id', 'row_number'),
  beneficiary_last_payments: by('accountId', 'beneficiaryId'),
  beneficiary_tags: by('beneficiary_id', 'tag'),
  charge_derivations: by('charge_id'),
  countries: by('alpha2Code'),
  currencies: by('code'),
  exchange_rates: by('currencyPair'),
  notice_preferences: by('kind', 'user_id'),
  payment_auth_rule_role: by('auth_rule_id', 'role_id'),
  payment_purpose_codes: by('bankCountry', 'code', 'currency', 'entityType'),
  rate_history: by('at', 'currencyPair'),
  rates: by('currencyPair'),
  regions: by('code', 'country'),
  restricted_countries: by('countryCode'),
  sharepoint_media: by('fileName'),
  state_transitions: by('from_status', 'machine', 'to_status'),
  tcc_collections: by('transaction_id'),
  upload_rows: by('row_number', 'upload_id'),
  users_organisations: by('org_id', 'user_id'),
  users_to_groups: by('group_id', 'user_id'),
  // Sums and days have no key.
  balance_days: embedded,
  conversion_totals: embedded,
  payment_totals: embedded,
  statement_summaries: embedded,
  statement_totals: embedded,
  transaction_totals: embedded,
  // These two tables have one row, which is read without its key.
  settings: embedded,
  system_status: embedded,
  ...embeddedTypes(keylessTypes),
  ...embeddedTypes(
    aggregated.flatMap((table) =>
      ['aggregate', 'aggregate_fields', 'max_fields', 'sum_fields'].map((part) => `${table}_${part}`),
    ),
  ),
};
