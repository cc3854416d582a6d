import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, print, type FieldNode } from 'graphql';
import { parse as parseYaml } from 'yaml';
import { metadataDirectory } from '../../tools/metadata/metadataDirectory';

interface Collection {
  readonly definition: { readonly queries: readonly { readonly name: string; readonly query: string }[] };
}

/** Tables of what is one person's alone. As `admin` no row permission keeps one from reading everybody's. */
const personal = [
  'api_keys',
  'authorisation_delegations',
  'exports',
  'notice_preferences',
  'notices',
  'payment_drafts',
  'rate_alerts',
  'saved_views',
];

const collections = parseYaml(readFileSync(join(metadataDirectory, 'query_collections.yaml'), 'utf8')) as Collection[];

/** The fields of a document that read or change a personal table. */
function personalFields(query: string): FieldNode[] {
  return parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.filter(
          (field): field is FieldNode =>
            field.kind === Kind.FIELD &&
            personal.includes(
              field.name.value.replace(/^(?:update|delete|insert)_|_(?:aggregate|by_pk|stream|one)$/g, ''),
            ),
        )
      : [],
  );
}

/** How a filter names the owner, who is a variable of the document. */
const owners = ['user_id: {_eq: $userId}', '_or: [{from_user_id: {_eq: $userId}}, {to_user_id: {_eq: $userId}}]'];
const namesOwner = (field: FieldNode) => {
  const filter = field.arguments?.find(({ name }) => name.value === 'where');
  return filter !== undefined && owners.some((owner) => print(filter).includes(owner));
};

const read = collections.flatMap(({ definition }) =>
  definition.queries.flatMap(({ name, query }) => personalFields(query).map((field) => ({ name, field }))),
);

test('every document of the portal that reads what is one person’s names the owner', () => {
  expect(read.filter(({ field }) => !namesOwner(field)).map(({ name, field }) => `${name}: ${print(field)}`)).toEqual(
    [],
  );
});

test('each of these tables is read by a document', () => {
  const tables = new Set(read.map(({ field }) => field.name.value.replace('_aggregate', '')));
  expect([...tables].toSorted()).toEqual(personal);
});

test('a document without the owner is noticed', () => {
  const [all] = personalFields(
    'query { notices_aggregate(where: {readAt: {_is_null: true}}) { aggregate { count } } }',
  );
  const [some] = personalFields('query { saved_views(where: {_or: [{user_id: {_neq: $userId}}]}) { id } }');
  expect([all, some].map((field) => namesOwner(field!))).toEqual([false, false]);
});
