import { cacheExchange, type Cache, type Entity, type UpdateResolver } from '@urql/exchange-graphcache';
import { keys } from './keys';

/** The root fields to refetch after a write, by area. */
const lists = {
  payments: [
    ...['payments', 'payments_aggregate', 'foundPayments', 'foundPaymentTotals'],
    ...['paymentsYouCanAuthorise', 'paymentsYouCanAuthoriseAggregate'],
  ],
  beneficiaries: [
    ...['beneficiaries', 'beneficiary_information_slice', 'beneficiary_information_slice_aggregate'],
    ...['searchLiveBeneficiaries'],
  ],
  uploads: ['upload_rows'],
  notices: ['notices', 'notices_aggregate', 'notice_preferences'],
  rateAlerts: ['rate_alerts'],
  exports: ['exports'],
  savedViews: ['saved_views'],
  submissions: ['new_account_submissions', 'new_account_submissions_by_pk'],
  templates: ['payment_templates'],
  recurring: ['recurring_payments'],
  conversions: ['foundConversions', 'foundConversionTotals', 'tcc_conversions', 'conversions', 'conversions_aggregate'],
  delegations: ['authorisation_delegations'],
  tariffs: ['tariffs', 'tariffs_by_pk'],
  countries: ['countries', 'restricted_countries'],
  settings: ['settings'],
  favourites: ['favourites_addresses', 'favourites_entities', 'favourites_persons'],
  organisations: ['organisations', 'organisations_by_pk', 'roles', 'groups', 'organisation_payment_auth_rule'],
  // With the balances that the next transfer begins with.
  transfers: ['foundTransfers', 'foundTransfersAggregate', 'accounts', 'balances'],
  users: ['users', 'users_aggregate', 'users_by_pk', 'userAdministration', 'accounts'],
} as const;

function invalidateLists(cache: Cache, area: keyof typeof lists) {
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

const beneficiaryWritten: UpdateResolver = (_result, { beneficiaryId }, cache) => {
  cache.invalidate({ __typename: 'beneficiaries', id: String(beneficiaryId) } as Entity);
  invalidateLists(cache, 'beneficiaries');
};

/** A cancelled conversion suspends payments. */
const conversionChanged: UpdateResolver = (_result, { conversionId }, cache) => {
  cache.invalidate({ __typename: 'tcc_conversions', id: String(conversionId) } as Entity);
  invalidateLists(cache, 'conversions');
  invalidateLists(cache, 'payments');
};

const recurringWritten: UpdateResolver = (_result, { recurringPaymentId }, cache) => {
  if (recurringPaymentId) {
    cache.invalidate({ __typename: 'recurring_payments', id: String(recurringPaymentId) } as Entity);
  }
  invalidateLists(cache, 'recurring');
};

const templateWritten: UpdateResolver = (_result, { templateId }, cache) => {
  if (templateId) cache.invalidate({ __typename: 'payment_templates', id: String(templateId) } as Entity);
  invalidateLists(cache, 'templates');
};

const submissionWritten: UpdateResolver = (_result, _args, cache) => invalidateLists(cache, 'submissions');

const favouriteWritten: UpdateResolver = (_result, _args, cache) => invalidateLists(cache, 'favourites');
/** A change of a user, or of a seat, which `id` names then. */
const userWritten: UpdateResolver = (_result, { id }, cache) => {
  if (id) {
    cache.invalidate({ __typename: 'users', id: String(id) } as Entity);
    cache.invalidate({ __typename: 'CurrencyCloudContacts', id: String(id) } as Entity);
  }
  invalidateLists(cache, 'users');
};

const uploadChecked: UpdateResolver = (_result, _args, cache) => invalidateLists(cache, 'uploads');

const paymentsUploaded: UpdateResolver = (_result, _args, cache) => {
  invalidateLists(cache, 'uploads');
  invalidateLists(cache, 'payments');
};

const beneficiariesUploaded: UpdateResolver = (_result, _args, cache) => {
  invalidateLists(cache, 'uploads');
  invalidateLists(cache, 'beneficiaries');
};

/** A delegation also changes who may authorise. */
const delegationWritten: UpdateResolver = (_result, { delegationId }, cache) => {
  cache.invalidate({ __typename: 'authorisation_delegations', id: String(delegationId) } as Entity);
  invalidateLists(cache, 'delegations');
  invalidateLists(cache, 'payments');
};

const userMutations = [
  ...['createUser', 'editUser', 'enableUser', 'disableUser', 'deleteUser'],
  ...['adminResetUserPassword', 'disableMFAOnUser', 'changeApiAccess'],
  ...['setUserAsOrgAdmin', 'setFavouritesAdmin', 'setManageNewAccount'],
  ...['createContact', 'updateContact', 'deleteContact'],
];
const organisationWritten: UpdateResolver = (_result, _args, cache) => invalidateLists(cache, 'organisations');

/** What each mutation invalidates in the cache. */
export const writes: Readonly<Record<string, UpdateResolver>> = {
  createPayment: paymentWritten,
  updatePayment: paymentWritten,
  deletePayment: paymentWritten,
  createPaymentAssets: paymentWritten,
  deletePaymentAsset: paymentWritten,
  authorisePayment: paymentWritten,
  rejectPayment: paymentWritten,
  holdPaymentRate: paymentWritten,
  releasePaymentRate: paymentWritten,
  batchAuthorisePayments: paymentWritten,
  batchAuthorisePaymentsFromGlobalDashboard: paymentWritten,
  validatePaymentUpload: uploadChecked,
  correctPaymentUploadRow: uploadChecked,
  confirmPaymentUpload: paymentsUploaded,
  createAccountSubmission: submissionWritten,
  updateAccountSubmission: submissionWritten,
  deleteAccountSubmission: submissionWritten,
  createSubmissionDocument: submissionWritten,
  deleteSubmissionDocument: submissionWritten,
  sendNewAccountSubmission: submissionWritten,
  ...Object.fromEntries(userMutations.map((name) => [name, userWritten])),
  createOrganisation: organisationWritten,
  updateOrganisation: organisationWritten,
  deleteOrganisation: organisationWritten,
  createOrgGroup: organisationWritten,
  updateOrgGroup: organisationWritten,
  deleteOrgGroup: organisationWritten,
  createRole: organisationWritten,
  updateRole: organisationWritten,
  deleteRole: organisationWritten,
  reorderRoles: organisationWritten,
  cloneRolesFromOrg: organisationWritten,
  createPaymentAuthRule: organisationWritten,
  updatePaymentAuthRule: organisationWritten,
  archivePaymentAuthRule: organisationWritten,
  deletePaymentAuthRule: organisationWritten,
  returnAccountSubmission: submissionWritten,
  approveAccountSubmission: submissionWritten,
  createRateAlert: (_result, _args, cache) => invalidateLists(cache, 'rateAlerts'),
  deleteRateAlert: (_result, _args, cache) => invalidateLists(cache, 'rateAlerts'),
  update_notices: (_result, _args, cache) => invalidateLists(cache, 'notices'),
  setNoticePreference: (_result, _args, cache) => invalidateLists(cache, 'notices'),
  createSavedView: (_result, _args, cache) => invalidateLists(cache, 'savedViews'),
  deleteSavedView: (_result, _args, cache) => invalidateLists(cache, 'savedViews'),
  createRecurringPayment: recurringWritten,
  changeRecurringPayment: recurringWritten,
  skipRecurringPayment: recurringWritten,
  createPaymentTemplate: templateWritten,
  renamePaymentTemplate: templateWritten,
  deletePaymentTemplate: templateWritten,
  createConversion: (_result, _args, cache) => invalidateLists(cache, 'conversions'),
  cancelTransfer: (_result, { transferId }, cache) => {
    cache.invalidate({ __typename: 'transfers', id: String(transferId) } as Entity);
    invalidateLists(cache, 'transfers');
  },
  createTariff: (_result, _args, cache) => invalidateLists(cache, 'tariffs'),
  editTariff: (_result, _args, cache) => invalidateLists(cache, 'tariffs'),
  makeTariffDefault: (_result, _args, cache) => invalidateLists(cache, 'tariffs'),
  createCountry: (_result, _args, cache) => invalidateLists(cache, 'countries'),
  updateCountry: (_result, _args, cache) => invalidateLists(cache, 'countries'),
  deleteCountry: (_result, _args, cache) => invalidateLists(cache, 'countries'),
  createFavouriteAddress: favouriteWritten,
  updateFavouriteAddress: favouriteWritten,
  deleteFavouriteAddress: favouriteWritten,
  createFavouriteEntity: favouriteWritten,
  updateFavouriteEntity: favouriteWritten,
  deleteFavouriteEntity: favouriteWritten,
  createFavouritePerson: favouriteWritten,
  updateFavouritePerson: favouriteWritten,
  deleteFavouritePerson: favouriteWritten,
  upsertSettings: (_result, _args, cache) => invalidateLists(cache, 'settings'),
  cancelConversion: conversionChanged,
  changeConversionDate: conversionChanged,
  splitConversion: conversionChanged,
  createTransfer: (_result, _args, cache) => invalidateLists(cache, 'transfers'),
  createStatementExport: (_result, _args, cache) => invalidateLists(cache, 'exports'),
  cancelExport: (_result, _args, cache) => invalidateLists(cache, 'exports'),
  createDelegation: delegationWritten,
  revokeDelegation: delegationWritten,
  validateUserUpload: uploadChecked,
  correctUserUploadRow: uploadChecked,
  confirmUserUpload: (_result, _args, cache) => {
    invalidateLists(cache, 'uploads');
    invalidateLists(cache, 'users');
  },
  validateBeneficiaryUpload: uploadChecked,
  correctBeneficiaryUploadRow: uploadChecked,
  confirmBeneficiaryUpload: beneficiariesUploaded,
  createBeneficiary: (_result, _args, cache) => invalidateLists(cache, 'beneficiaries'),
  ensureBeneficiaryImported: (_result, _args, cache) => invalidateLists(cache, 'beneficiaries'),
  updateBeneficiary: beneficiaryWritten,
  deleteBeneficiary: beneficiaryWritten,
  setBeneficiaryTags: beneficiaryWritten,
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
