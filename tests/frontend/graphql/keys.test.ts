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

/** Every document of the SPA, as the allow-list has it. */
const documents = (
  parseYaml(readFileSync(join(metadata, 'metadata/query_collections.yaml'), 'utf8')) as Collection[]
).flatMap(({ definition }) => definition.queries.map(({ name, query }) => [name, parse(query)] as const));

/** The primary key of each table, as the field that finds a row by it takes it. */
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

test('a table with an id is told apart by it, the tables of one row not at all', () => {
  const byId = primaryKeys.filter(([, columns]) => columns.join() === 'id').map(([table]) => table);
  expect(byId.filter((table) => table in keys).sort()).toEqual(tablesOfOneRow);
});

/** The columns that a type's key is made of; none where it is embedded. */
function keyColumns({ name }: GraphQLObjectType): readonly string[] {
  const asked: string[] = [];
  if (!keys[name]) return ['id'];
  keys[name](
    new Proxy({ __typename: name }, { get: (_, column) => (asked.push(String(column)), 'x') }) as {
      __typename: string;
    },
  );
  return asked;
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

/** Selections whose rows the cache could not tell apart. */
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
        const asked = fieldsOf(selectionSet, document);
        const missing = keyColumns(type).filter((column) => !asked.includes(column));
        if (missing.length > 0) found.push(`${name.value}: ${type.name} without ${missing.join(', ')}`);
      },
    }),
  );
  return found;
}

test.each(documents)('%s asks for the key of everything it reads', (_, document) => {
  expect(keyless(document)).toEqual([]);
});
