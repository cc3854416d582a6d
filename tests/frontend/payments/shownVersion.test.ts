import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { Kind, parse, visit } from 'graphql';

interface Collection {
  readonly definition: { readonly queries: readonly { readonly name: string; readonly query: string }[] };
}

const file = join(__dirname, '../../../hasura/metadata/query_collections.yaml');
const documents = (parseYaml(readFileSync(file, 'utf8')) as Collection[]).flatMap(
  ({ definition }) => definition.queries,
);

/** The fragments and operations of a document that read `version` themselves. */
function readersOfVersion(query: string): string[] {
  const readers = new Set<string>();
  visit(parse(query), {
    Field: ({ name }, _key, _parent, _path, ancestors) => {
      if (name.value !== 'version') return;
      for (const ancestor of ancestors) {
        if (!('kind' in ancestor)) continue;
        if (ancestor.kind === Kind.FRAGMENT_DEFINITION) readers.add(ancestor.name.value);
        if (ancestor.kind === Kind.OPERATION_DEFINITION) readers.add(ancestor.name?.value ?? 'unnamed');
      }
    },
  });
  return [...readers];
}

test('a version is read together with the content that it counts, and in no other way', () => {
  const readers = documents.flatMap(({ query }) => readersOfVersion(query));
  expect(readers.length).toBeGreaterThan(3);
  expect([...new Set(readers)]).toEqual(['ShownContent']);
});
