import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLObjectType,
  type SelectionSetNode,
} from 'graphql';
import { parse as parseYaml } from 'yaml';
import { keys } from '../../../frontend/src/graphql/keys';

const metadata = join(__dirname, '../../../hasura');
const schema = buildSchema(readFileSync(join(metadata, 'schema/admin.graphql'), 'utf8'));

interface Collection {
  readonly definition: { readonly queries: readonly { readonly name: string; readonly query: string }[] };
}

/** Every document of the SPA, from the allow-list. */
const documents = (
  parseYaml(readFileSync(join(metadata, 'metadata/query_collections.yaml'), 'utf8')) as Collection[]
).flatMap(({ definition }) => definition.queries.map(({ name, query }) => [name, parse(query)] as const));

/** The primary key of each table: the arguments of its `_by_pk` field. */
const primaryKeys = Object.values(schema.getQueryType()!.getFields())
  .filter(({ name }) => name.endsWith('_by_pk'))
  .map(({ name, args }) => [name.replace(/_by_pk$/, ''), args.map((argument) => argument.name)] as const);

const tablesOfOneRow = ['settings', 'system_status'];
const keyOf = (type: string, row: Record<string, string>) => keys[type]?.({ __typename: type, ...row });

test.each(primaryKeys.filter(([, columns]) => columns.join() !== 'id'))(
  '%s is told apart by its whole key',
  (table, columns) => {
    const row = Object.fromEntries(columns.map((column) => [column, `value of ${column}`]));
    expect(keyOf(table, row)).toBe(columns.map((column) => row[column]).join(':'));
    expect(keyOf(table, { ...row, [columns[0]!]: 'other' })).not.toBe(keyOf(table, row));
    expect(keyOf(table, {})).toBeNull();
  },
);

test('a table with an id has it as the key, a table with one row has none', () => {
  const byId = primaryKeys.filter(([, columns]) => columns.join() === 'id').map(([table]) => table);
  expect(byId.filter((table) => table in keys).sort()).toEqual(tablesOfOneRow);
});

/** The columns of a type's key; none where it is embedded. */
function keyColumns({ name }: GraphQLObjectType): readonly string[] {
  const read: string[] = [];
  if (!keys[name]) return ['id'];
  keys[name](
    new Proxy({ __typename: name }, { get: (_, column) => (read.push(String(column)), 'x') }) as {
      __typename: string;
    },
  );
  return read;
}

function fieldsOf(set: SelectionSetNode, document: DocumentNode): string[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === 'Field') return [selection.alias?.value ?? selection.name.value];
    if (selection.kind === 'InlineFragment') return fieldsOf(selection.selectionSet, document);
    const fragment = document.definitions.find(
      (definition) => definition.kind === 'FragmentDefinition' && definition.name.value === selection.name.value,
    );
    return fragment?.kind === 'FragmentDefinition' ? fieldsOf(fragment.selectionSet, document) : [];
  });
}

/** Selections that lack a column of their type's key. */
function keyless(document: DocumentNode): string[] {
  const found: string[] = [];
  const types = new TypeInfo(schema);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name, selectionSet }) {
        const type = getNamedType(types.getType());
        if (!selectionSet || !isObjectType(type) || roots.includes(type)) return;
        const read = fieldsOf(selectionSet, document);
        const missing = keyColumns(type).filter((column) => !read.includes(column));
        if (missing.length > 0) found.push(`${name.value}: ${type.name} without ${missing.join(', ')}`);
      },
    }),
  );
  return found;
}

test.each(documents)('%s selects the key of every type that it reads', (_, document) => {
  expect(keyless(document)).toEqual([]);
});
