import { cacheExchange, type Cache, type Entity, type UpdateResolver } from '@urql/exchange-graphcache';
import { keys } from './keys';

/** The root fields to refetch after a write, by area. */
const lists = {
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
  settings: ['settings'],
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

type Area = keyof typeof lists;

function invalidateLists(cache: Cache, area: Area) {
  const stale: readonly string[] = lists[area];
  for (const { fieldName, arguments: args } of cache.inspectFields('Query')) {
    if (stale.includes(fieldName)) cache.invalidate('Query', fieldName, args ?? undefined);
  }
}

const paymentWritten: UpdateResolver = (_result, { paymentId, payments }, cache) => {
  const several = Array.isArray(payments) ? (payments as readonly { readonly paymentId: string }[]) : [];
  const ids = [paymentId, ...several.map((payment) => payment.paymentId)].filter(Boolean);
  for (const id of ids) cache.invalidate({ __typename: 'payments', id: String(id) } as Entity);
  invalidateLists(cache, 'payments');
};

/**
 * The resolver of mutations that change the lists of some areas.
 * @param rows the tables of the rows that change, too, by the argument that names the row or the rows
 */
const changing =
  (areas: readonly Area[], rows: Readonly<Record<string, readonly string[]>> = {}): UpdateResolver =>
  (result, args, cache) => {
    for (const [argument, tables] of Object.entries(rows)) {
      const ids = [args[argument]].flat().filter(Boolean);
      for (const table of tables) {
        ids.forEach((id) => cache.invalidate({ __typename: table, id: String(id) } as Entity));
      }
    }
    areas.forEach((area) => invalidateLists(cache, area));
    if (isWaiting(result)) invalidateLists(cache, 'changes');
  };

/** Whether a mutation stored a change for a second administrator instead of making it. */
const isWaiting = (result: Readonly<Record<string, unknown>>): boolean =>
  Object.values(result).some((answer) =>
    Boolean((answer as { readonly pendingChangeId?: string } | null)?.pendingChangeId),
  );

const resolving = (resolver: UpdateResolver, mutations: readonly string[]) =>
  Object.fromEntries(mutations.map((mutation) => [mutation, resolver]));

const eachKind = (verb: string) => ['Address', 'Entity', 'Person'].map((kind) => `${verb}Favourite${kind}`);

/** What each mutation invalidates in the cache. */
export const writes: Readonly<Record<string, UpdateResolver>> = {
  ...resolving(paymentWritten, [
    'createPayment',
    'updatePayment',
    'deletePayment',
    'createPaymentAssets',
    'deletePaymentAsset',
    'authorisePayment',
    'rejectPayment',
    'holdPaymentRate',
    'releasePaymentRate',
    'batchAuthorisePayments',
    'batchAuthorisePaymentsFromGlobalDashboard',
    'reassignPaymentCreator',
    'deletePendingPayments',
  ]),
  ...resolving(changing(['payments', 'uploads']), ['confirmPaymentUpload']),
  ...resolving(changing(['uploads']), [
    'validatePaymentUpload',
    'correctPaymentUploadRow',
    'validateBeneficiaryUpload',
    'correctBeneficiaryUploadRow',
    'validateUserUpload',
    'correctUserUploadRow',
    'validateAccountUpload',
    'correctAccountUploadRow',
  ]),
  ...resolving(changing(['recurring'], { recurringPaymentId: ['recurring_payments'] }), [
    'createRecurringPayment',
    'changeRecurringPayment',
    'skipRecurringPayment',
  ]),
  ...resolving(changing(['templates'], { templateId: ['payment_templates'] }), [
    'createPaymentTemplate',
    'renamePaymentTemplate',
    'deletePaymentTemplate',
  ]),
  ...resolving(changing(['beneficiaries'], { beneficiaryId: ['beneficiaries'] }), [
    'createBeneficiary',
    'ensureBeneficiaryImported',
    'updateBeneficiary',
    'deleteBeneficiary',
    'setBeneficiaryTags',
  ]),
  ...resolving(changing(['beneficiaries', 'uploads']), ['confirmBeneficiaryUpload']),
  ...resolving(changing(['conversions']), ['createConversion']),
  // A cancelled conversion suspends payments.
  ...resolving(changing(['conversions', 'payments'], { conversionId: ['tcc_conversions'] }), [
    'cancelConversion',
    'changeConversionDate',
    'splitConversion',
  ]),
  ...resolving(changing(['transfers'], { transferId: ['transfers'] }), ['createTransfer']),
  ...resolving(changing(['transfers', 'safeguarding'], { transferId: ['transfers', 'safeguarding_transfers'] }), [
    'cancelTransfer',
  ]),
  ...resolving(changing(['safeguarding']), [
    'createSafeguardingTransfer',
    'deletePendingSafeguardingTransfers',
    'createSafeguardingAdjustment',
    'prepareReconciliation',
    'signReconciliation',
  ]),
  ...resolving(changing(['exports']), ['createStatementExport', 'cancelExport']),
  // A delegation also changes who may authorise.
  ...resolving(changing(['delegations', 'payments'], { delegationId: ['authorisation_delegations'] }), [
    'createDelegation',
    'revokeDelegation',
  ]),
  ...resolving(changing(['rateAlerts']), ['createRateAlert', 'deleteRateAlert']),
  ...resolving(changing(['notices']), ['markNotice', 'markAllNotices', 'setNoticePreference']),
  ...resolving(changing(['savedViews']), ['createSavedView', 'deleteSavedView']),
  ...resolving(changing(['submissions']), [
    'createAccountSubmission',
    'updateAccountSubmission',
    'deleteAccountSubmission',
    'sendNewAccountSubmission',
    'createSubmissionDocument',
    'deleteSubmissionDocument',
    'returnAccountSubmission',
    'sendAccountSubmissionAgain',
  ]),
  // It creates the account, and rules of the organisation.
  ...resolving(changing(['submissions', 'accounts', 'organisations'], { submissionId: ['new_account_submissions'] }), [
    'approveAccountSubmission',
  ]),
  // The id is a user's, or a seat's. What is taken away also ends delegations and reopens approvals.
  ...resolving(changing(['users', 'delegations', 'payments'], { id: ['users', 'CurrencyCloudContacts'] }), [
    'createUser',
    'editUser',
    'enableUser',
    'disableUser',
    'deleteUser',
    'adminResetUserPassword',
    'resendInvitation',
    'disableMFAOnUser',
    'changeApiAccess',
    'setUserAsOrgAdmin',
    'setFavouritesAdmin',
    'setManageNewAccount',
    'createContact',
    'updateContact',
    'deleteContact',
  ]),
  ...resolving(changing(['apiKeys']), ['issueApiKey', 'revokeApiKey']),
  ...resolving(changing(['users', 'uploads']), ['confirmUserUpload']),
  ...resolving(changing(['organisations']), [
    'createOrganisation',
    'updateOrganisation',
    'deleteOrganisation',
    'setOrganisationFourEyes',
    'createOrgGroup',
    'updateOrgGroup',
    'deleteOrgGroup',
    'createRole',
    'updateRole',
    'deleteRole',
    'reorderRoles',
    'cloneRolesFromOrg',
    'createPaymentAuthRule',
    'updatePaymentAuthRule',
    'archivePaymentAuthRule',
    'deletePaymentAuthRule',
  ]),
  ...resolving(changing(['webhooks'], { endpointId: ['webhook_endpoints'] }), [
    'createWebhookEndpoint',
    'updateWebhookEndpoint',
    'deleteWebhookEndpoint',
    'rotateWebhookSecret',
    'replayWebhookMessage',
    'createPaymentNotification',
  ]),
  // Groups lose an account that moves; organisations count their accounts.
  ...resolving(changing(['accounts', 'organisations'], { accountId: ['accounts'], accountIds: ['accounts'] }), [
    'createAccount',
    'updateAccount',
    'approveAccount',
    'closeAccount',
    'reopenAccount',
    'moveAccount',
    'setHouseAccount',
    'bulkUpdateAccounts',
    'importTccAccount',
  ]),
  ...resolving(changing(['accounts', 'organisations', 'uploads']), ['confirmAccountUpload']),
  ...resolving(changing(['books', 'changes'], { differenceId: ['book_differences'] }), ['resolveBookDifference']),
  ...resolving(changing(['tariffs']), ['createTariff', 'editTariff', 'makeTariffDefault']),
  ...resolving(changing(['charges'], { chargeId: ['charges'] }), [
    'reaimCharge',
    'reprocessCharge',
    'updateChargeStatus',
  ]),
  ...resolving(changing(['countries']), ['createCountry', 'updateCountry', 'deleteCountry']),
  // Charges are compared with the accounts that the settings name.
  ...resolving(changing(['settings', 'charges']), ['upsertSettings']),
  ...resolving(changing(['settings', 'safeguarding', 'changes']), ['moveControlAccount']),
  // What was allowed may be a change of any of them.
  ...resolving(
    changing([
      'changes',
      'organisations',
      'users',
      'tariffs',
      'settings',
      'safeguarding',
      'accounts',
      'webhooks',
      'delegations',
      'books',
      'payments',
      'transfers',
      'conversions',
      'submissions',
    ]),
    ['decidePendingChange'],
  ),
  ...resolving(changing(['favourites']), ['create', 'update', 'delete'].flatMap(eachKind)),
};

/** The payments of a batch are authorised after the answer of its mutation. */
const batchMoved: UpdateResolver = ({ authorisation_batches_by_pk: batch }, _args, cache) => {
  if ((batch as { readonly state: string } | null)?.state === 'done') invalidateLists(cache, 'payments');
};

/** Creates the normalised cache. There are no optimistic results: a mutation invalidates the lists that it affects. */
export function portalCache() {
  return cacheExchange({
    keys,
    updates: { Mutation: { ...writes }, Subscription: { authorisation_batches_by_pk: batchMoved } },
  });
}
