import type { EventCode } from '../activity/eventCodes';
import { changeKinds } from '../changes/changeKinds';

/** A mutation of the administration, as section 7 of the specification's second part lists it. */
export interface AdministrativeCall {
  readonly name: string;
  /** How the activity log records it; null where nothing is recorded, because it changes what only the caller sees. */
  readonly eventCode: EventCode | null;
  /** The test that reads the database afterwards, below `tests/`. */
  readonly test: string;
}

const inFolder =
  (folder: string, eventCode: EventCode | null) =>
  (name: string): AdministrativeCall => ({
    name,
    eventCode: governedCode(name) ?? eventCode,
    test: `${folder}/${name}.test.ts`,
  });

/** A change that can wait for a second administrator says itself how it is recorded. */
const governedCode = (name: string): EventCode | undefined =>
  Object.hasOwn(changeKinds, name) ? changeKinds[name as keyof typeof changeKinds].eventCode : undefined;

const inFile =
  (test: string, eventCode: EventCode | null) =>
  (name: string): AdministrativeCall => ({ name, eventCode, test });

/** The mutations of section 7 in its order, with those of ours that belong to the same work. `docs/access.md` prints them. */
export const administrativeCalls: readonly AdministrativeCall[] = [
  ...['createUser', 'editUser', 'updateUser'].map(inFolder('actions/users', 'A026')),
  ...['updateLastSeen'].map(inFolder('actions/session', null)),
  ...['update_users_by_pk'].map(inFile('database/migrations/activityByTriggers.test.ts', 'A003')),
  ...['upsertUserOrganisation'].map(inFolder('actions/users', 'A026')),
  ...['deleteUser'].map(inFolder('actions/users', 'A027')),
  ...['disableUser', 'enableUser', 'disableMFAOnUser'].map(inFolder('actions/users', 'A026')),
  ...['adminResetUserPassword'].map(inFolder('actions/users', 'A028')),
  ...['resendInvitation'].map(inFolder('actions/users', 'A026')),
  ...['changeApiAccess', 'setUserAsOrgAdmin', 'setFavouritesAdmin', 'setManageNewAccount'].map(
    inFolder('actions/users', 'A026'),
  ),
  ...['assignUserToAccount', 'unassignUserFromAccount'].map(inFolder('actions/users', 'A036')),
  ...['addUsersToGroup'].map(inFolder('actions/organisations/groups', 'A032')),
  ...['createAccount', 'updateAccount', 'importTccAccount', 'approveAccount', 'bulkUpdateAccounts'].map(
    inFolder('actions/accounts', 'A035'),
  ),
  ...['closeAccount', 'reopenAccount', 'moveAccount', 'setHouseAccount'].map(inFolder('actions/accounts', 'A035')),
  ...['createOrgGroup', 'updateOrgGroup', 'deleteOrgGroup'].map(inFolder('actions/organisations/groups', 'A032')),
  ...['createOrganisation', 'updateOrganisation', 'deleteOrganisation'].map(inFolder('actions/organisations', 'A032')),
  ...['createRole', 'updateRole', 'deleteRole', 'reorderRoles', 'cloneRolesFromOrg'].map(
    inFolder('actions/organisations/roles', 'A033'),
  ),
  ...['createPaymentAuthRule', 'updatePaymentAuthRule', 'archivePaymentAuthRule', 'deletePaymentAuthRule'].map(
    inFolder('actions/organisations/rules', 'A034'),
  ),
  ...['createContact', 'updateContact', 'deleteContact'].map(inFolder('actions/users', 'A036')),
  ...['reassignPaymentCreator'].map(inFolder('actions/payments/administration', 'A008')),
  ...['createPaymentAuthorisationRequests', 'deletePaymentAuthorisationRequests'].map(
    inFolder('actions/payments/administration', 'A008'),
  ),
  ...['deletePendingPayments'].map(inFolder('actions/payments/administration', 'A009')),
  ...['createPaymentAssets', 'deletePaymentAsset'].map(inFolder('actions/payments', 'A008')),
  ...['createPayment'].map(inFolder('actions/payments', 'A007')),
  ...['updatePayment'].map(inFolder('actions/payments', 'A008')),
  ...['deletePayment'].map(inFolder('actions/payments', 'A009')),
  ...['authorisePayment', 'batchAuthorisePayments'].map(inFolder('actions/payments', 'A010')),
  ...['batchAuthorisePaymentsFromGlobalDashboard'].map(
    inFile('actions/payments/batchAuthorisePayments.test.ts', 'A010'),
  ),
  ...['createPaymentFeeCharge', 'deletePaymentFeeCharge'].map(inFolder('actions/payments/administration', 'A031')),
  ...['createBalanceTransferFeeCharge'].map(inFolder('actions/transfers', 'A031')),
  ...['reprocessCharge', 'updateChargeStatus', 'reaimCharge'].map(inFolder('actions/charges', 'A031')),
  ...['createPaymentNotification'].map(inFolder('actions/organisations/webhooks', 'A032')),
  ...['createTransfer'].map(inFolder('actions/transfers', 'A016')),
  ...['createSafeguardingTransfer'].map(inFolder('actions/safeguarding', 'A039')),
  ...['deletePendingSafeguardingTransfers'].map(inFolder('actions/safeguarding', 'A017')),
  ...['cancelTransfer'].map(inFolder('actions/transfers', 'A017')),
  ...['createSafeguardingAdjustment'].map(inFolder('actions/safeguarding', 'A040')),
  ...['moveControlAccount'].map(inFolder('actions/safeguarding', 'A038')),
  ...['createTariff', 'editTariff', 'makeTariffDefault'].map(inFolder('actions/tariffs', 'A030')),
  ...['insert_tariffs_one'].map(inFile('actions/tariffs/insertTariff.test.ts', 'A030')),
  ...['update_tariffs_by_pk'].map(inFile('actions/tariffs/updateTariff.test.ts', 'A030')),
  ...['createCountry', 'updateCountry', 'deleteCountry'].map(inFolder('actions/countries', 'A038')),
  ...['upsertSettings'].map(inFolder('actions/settings', 'A038')),
  ...['Address', 'Entity', 'Person']
    .flatMap((kind) => ['create', 'update', 'delete'].map((verb) => `${verb}Favourite${kind}`))
    .map(inFile('actions/favourites/writeFavourite.test.ts', 'A037')),
  ...['createFraudNotice', 'deleteFraudNotice'].map(inFolder('actions/fraudNotices', null)),
  ...['updateFraudNotice'].map(inFolder('actions/fraudNotices', 'A019')),
  ...['createAccountSubmission', 'updateAccountSubmission', 'deleteAccountSubmission'].map(
    inFolder('actions/submissions', 'A020'),
  ),
  ...['approveAccountSubmission', 'sendNewAccountSubmission'].map(inFolder('actions/submissions', 'A020')),
  ...['createActivity'].map(inFolder('actions/activity', null)),
];
