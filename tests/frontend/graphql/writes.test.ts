import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type OperationDefinitionNode } from 'graphql';
import { parse as parseYaml } from 'yaml';
import { writes } from '../../../frontend/src/graphql/cache';

const file = join(__dirname, '../../../hasura/metadata/query_collections.yaml');

interface Collection {
  readonly definition: { readonly queries: readonly { readonly query: string }[] };
}

/** Mutations that affect no list: they change only the row that they return, or nothing that the portal reads. */
const withoutLists = [
  'createActivity',
  'createDocumentUpload',
  'createFraudNotice',
  'createSubmissionDocumentUpload',
  'deleteFraudNotice',
  'getConversionQuote',
  'discardPaymentDraft',
  'openResolutionPack',
  'savePaymentDraft',
  'signOutEverywhere',
  'updateFraudNotice',
  'updateLastSeen',
  'update_users_by_pk',
  'verifyPayee',
];

const sent = (parseYaml(readFileSync(file, 'utf8')) as Collection[])
  .flatMap(({ definition }) => definition.queries.flatMap(({ query }) => parse(query).definitions))
  .filter((definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition')
  .filter(({ operation }) => operation === 'mutation')
  .flatMap(({ selectionSet }) => selectionSet.selections)
  .flatMap((selection) => (selection.kind === 'Field' ? [selection.name.value] : []));

test('every mutation of the portal is listed with what it invalidates', () => {
  expect(sent.filter((field) => !(field in writes) && !withoutLists.includes(field))).toEqual([]);
});

test('no mutation is listed that the portal does not use', () => {
  expect(Object.keys(writes).filter((field) => !sent.includes(field))).toEqual([]);
});
