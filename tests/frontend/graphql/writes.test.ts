import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type OperationDefinitionNode } from 'graphql';
import { parse as parseYaml } from 'yaml';
import { writes } from '../../../frontend/src/graphql/cache';

const file = join(__dirname, '../../../hasura/metadata/query_collections.yaml');

interface Collection {
  readonly definition: { readonly queries: readonly { readonly query: string }[] };
}

/** Writes that no list shows: the row they answer with is all that they change, or nobody reads what they wrote. */
const silent = ['createActivity', 'signOutEverywhere', 'updateLastSeen', 'update_users_by_pk'];

const sent = (parseYaml(readFileSync(file, 'utf8')) as Collection[])
  .flatMap(({ definition }) => definition.queries.flatMap(({ query }) => parse(query).definitions))
  .filter((definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition')
  .filter(({ operation }) => operation === 'mutation')
  .flatMap(({ selectionSet }) => selectionSet.selections)
  .flatMap((selection) => (selection.kind === 'Field' ? [selection.name.value] : []));

test('every write of the portal says what it makes stale', () => {
  expect(sent.filter((field) => !(field in writes) && !silent.includes(field))).toEqual([]);
});

test('nothing is said of a write that the portal does not make', () => {
  expect(Object.keys(writes).filter((field) => !sent.includes(field))).toEqual([]);
});
