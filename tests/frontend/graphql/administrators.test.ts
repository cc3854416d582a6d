import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { parse as parseYaml } from 'yaml';

const metadata = join(__dirname, '../../../hasura');
const schema = buildSchema(readFileSync(join(metadata, 'schema/user.graphql'), 'utf8'));

interface Collection {
  readonly definition: { readonly queries: readonly { readonly name: string; readonly query: string }[] };
}

/** The documents that only administrators send. A new one needs its name here. */
const administrators: readonly string[] = ['approveAccountSubmission', 'cancelTransfer', 'returnAccountSubmission'];

test('users may send every document of the portal but those of administrators', () => {
  const collections = parseYaml(
    readFileSync(join(metadata, 'metadata/query_collections.yaml'), 'utf8'),
  ) as Collection[];
  const documents = collections.flatMap(({ definition }) => definition.queries);
  const refused = documents.filter(({ query }) => validate(schema, parse(query)).length > 0).map(({ name }) => name);
  expect(refused.sort()).toEqual(administrators);
});
