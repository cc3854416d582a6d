import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { actionsOfScope, isAllowedToKey } from '../../../../domain/apiKeys/scopes';
import { loadMetadataDirectory } from '../../../../hasura/engine/metadata/loadDirectory';
import { metadataDirectory } from '../../../../tools/metadata/metadataDirectory';

const { actions = [] } = loadMetadataDirectory(metadataDirectory);
const ofUsers = actions
  .filter(({ permissions = [] }) => permissions.some(({ role }) => role === 'user'))
  .map(({ name }) => name);
const listed = Object.values(actionsOfScope).flat();

/** What of the role `user` no key does, whatever its scopes: it approves or sends, or is of a person. A new action of users goes here or into a scope. */
const personal = [
  'authorisePayment',
  'decidePendingChange',
  'batchAuthorisePayments',
  'batchAuthorisePaymentsFromGlobalDashboard',
  'rejectPayment',
  'deletePayment',
  'deletePaymentAsset',
  'deleteBeneficiary',
  'confirmPaymentUpload',
  'createRecurringPayment',
  'changeRecurringPayment',
  'skipRecurringPayment',
  'holdPaymentRate',
  'releasePaymentRate',
  'getConversionQuote',
  'createConversion',
  'cancelConversion',
  'changeConversionDate',
  'splitConversion',
  'createTransfer',
  'issueApiKey',
  'revokeApiKey',
  'createActivity',
  'signOutEverywhere',
  'updateLastSeen',
  'markNotice',
  'markAllNotices',
  'setNoticePreference',
  'createDelegation',
  'revokeDelegation',
  'createFraudNotice',
  'updateFraudNotice',
  'deleteFraudNotice',
  'createRateAlert',
  'deleteRateAlert',
  'createSavedView',
  'deleteSavedView',
  'createAccountSubmission',
  'updateAccountSubmission',
  'deleteAccountSubmission',
  'sendNewAccountSubmission',
  'createSubmissionDocument',
  'createSubmissionDocumentUpload',
  'deleteSubmissionDocument',
  'getSubmissionDocument',
  'validateUserUpload',
  'correctUserUploadRow',
  'confirmUserUpload',
  'getUserUpload',
  'loggedInTCCAccount',
];

test('every action of users is in one scope, or is kept from keys; no administration is in any', () => {
  expect([...listed, ...personal].sort()).toEqual([...ofUsers].sort());
});

test('what only reads needs no scope, and nothing else does not', () => {
  const { definitions } = parse(readFileSync(join(metadataDirectory, 'actions.graphql'), 'utf8'));
  const mutations = definitions.flatMap((one) =>
    one.kind === Kind.OBJECT_TYPE_DEFINITION && one.name.value === 'Mutation'
      ? (one.fields ?? []).map(({ name }) => name.value)
      : [],
  );
  const withoutScope = mutations.filter((name) => isAllowedToKey(name, ['read']));
  // They write a file of what the user may read.
  expect(withoutScope.sort()).toEqual(['cancelExport', 'createStatementExport']);
});

test.each([
  ['createPayment', ['draft'], true],
  ['createPayment', ['read'], false],
  ['getPaymentFee', ['draft'], true],
  ['authorisePayment', ['read', 'draft', 'approve'], false],
  ['createConversion', ['read', 'draft'], false],
  ['issueApiKey', ['read', 'draft'], false],
  ['createRole', ['read', 'draft'], false],
  ['constructor', ['read', 'draft'], false],
])('%s with %j: %s', (action, scopes, isAllowed) => expect(isAllowedToKey(action, scopes)).toBe(isAllowed));

test('the database knows the same scopes', () => {
  const file = join(__dirname, '../../../../migrations/20261129000010_keys_of_their_owners.up.sql');
  expect(readFileSync(file, 'utf8')).toContain(`scopes <@ array['read', 'draft']`);
});
