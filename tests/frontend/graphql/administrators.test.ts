import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { sendersOf } from '../../support/senders';

const collectionsFile = join(__dirname, '../../../hasura/metadata/query_collections.yaml');

interface Collection {
  readonly definition: { readonly queries: readonly { readonly name: string; readonly query: string }[] };
}

/** The documents that only administrators of the house send. A new one needs its name here. */
const administrators: readonly string[] = [
  'AccountChoices',
  'AccountTariffs',
  'AllCountries',
  'AuditChain',
  'AuditChange',
  'AuditChanges',
  'AuditHistory',
  'ChargeDerivation',
  'ChargedAccounts',
  'ChargesLive',
  'ExportAuditProof',
  'FraudNoticeLog',
  'GetAccountUpload',
  'HouseSettings',
  'RatesLive',
  'SafeguardingClient',
  'SafeguardingControl',
  'SafeguardingTransfersLive',
  'TariffsLive',
  'VerifyAuditLog',
  'accountById',
  'accountContacts',
  'adminSearchAccounts',
  'approveAccount',
  'approveAccountSubmission',
  'archivePaymentAuthRule',
  'bulkUpdateAccounts',
  'cancelSafeguardingTransfer',
  'cancelTransfer',
  'charges',
  'clientTransactionsForSafeguarding',
  'cloneRolesFromOrg',
  'closeAccount',
  'confirmAccountUpload',
  'correctAccountUploadRow',
  'createAccount',
  'createCountry',
  'createOrganisation',
  'createRole',
  'createSafeguardingAdjustment',
  'createSafeguardingTransfer',
  'createTariff',
  'deleteCountry',
  'deleteOrganisation',
  'deletePaymentAuthRule',
  'deletePendingPayments',
  'deletePendingSafeguardingTransfers',
  'deleteRole',
  'deleteUser',
  'editTariff',
  'editedOrganisation',
  'getTccAccounts',
  'getTccAccountsByTCCId',
  'importTccAccount',
  'makeTariffDefault',
  'moveAccount',
  'openResolutionPack',
  'operations',
  'organisationFourEyes',
  'paymentEvaluation',
  'prepareReconciliation',
  'rates',
  'reassignPaymentCreator',
  'reconciliations',
  'reorderRoles',
  'reprocessCharge',
  'resolutionPacks',
  'returnAccountSubmission',
  'safeguardingAdjustments',
  'safeguardingDays',
  'safeguardingPositions',
  'safeguardingTotals',
  'safeguardingTransfers',
  'scheduleRuns',
  'sendAccountSubmissionAgain',
  'setOrganisationFourEyes',
  'signReconciliation',
  'submissionDelivery',
  'tariff',
  'tariffs',
  'updateAccount',
  'updateChargeStatus',
  'updateCountry',
  'updateOrganisation',
  'updatePaymentAuthRule',
  'updateRole',
  'upsertSettings',
  'validateAccountUpload',
];

test('users or organisation administrators may send every document of the portal but those of administrators', () => {
  const collections = parseYaml(readFileSync(collectionsFile, 'utf8')) as Collection[];
  const documents = collections.flatMap(({ definition }) => definition.queries);
  const others = documents.filter(({ query }) => sendersOf(query).length === 1).map(({ name }) => name);
  expect(others.sort()).toEqual(administrators);
});
