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
  'AllCountries',
  'AuditChain',
  'AuditChange',
  'AuditChanges',
  'AuditHistory',
  'ExportAuditProof',
  'FraudNoticeLog',
  'HouseSettings',
  'TariffsLive',
  'VerifyAuditLog',
  'approveAccountSubmission',
  'archivePaymentAuthRule',
  'cancelTransfer',
  'cloneRolesFromOrg',
  'createCountry',
  'createOrganisation',
  'createRole',
  'createTariff',
  'deleteCountry',
  'deleteOrganisation',
  'deletePaymentAuthRule',
  'deletePendingPayments',
  'deleteRole',
  'deleteUser',
  'editTariff',
  'editedOrganisation',
  'makeTariffDefault',
  'reassignPaymentCreator',
  'reorderRoles',
  'returnAccountSubmission',
  'tariff',
  'tariffs',
  'updateCountry',
  'updateOrganisation',
  'updatePaymentAuthRule',
  'updateRole',
  'upsertSettings',
];

test('users or organisation administrators may send every document of the portal but those of administrators', () => {
  const collections = parseYaml(readFileSync(collectionsFile, 'utf8')) as Collection[];
  const documents = collections.flatMap(({ definition }) => definition.queries);
  const others = documents.filter(({ query }) => sendersOf(query).length === 1).map(({ name }) => name);
  expect(others.sort()).toEqual(administrators);
});
