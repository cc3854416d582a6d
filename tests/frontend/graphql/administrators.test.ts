import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { parse as parseYaml } from 'yaml';
import { administratorDocuments } from '../../support/administratorDocuments';

const metadata = join(__dirname, '../../../hasura');

interface Collection {
  readonly definition: { readonly queries: readonly { readonly name: string; readonly query: string }[] };
}

const collections = parseYaml(readFileSync(join(metadata, 'metadata/query_collections.yaml'), 'utf8')) as Collection[];
const documents = collections.flatMap(({ definition }) => definition.queries);

/** The names of the documents that a role may not send. */
function refusedTo(role: string): string[] {
  const schema = buildSchema(readFileSync(join(metadata, `schema/${role}.graphql`), 'utf8'));
  return documents.filter(({ query }) => validate(schema, parse(query)).length > 0).map(({ name }) => name);
}

test('users may send every document of the portal but those of administrators', () => {
  expect(refusedTo('user').sort()).toEqual(Object.keys(administratorDocuments).sort());
});

test('organisation admins may send what is theirs, and nothing that is the super admin’s', () => {
  const refused = refusedTo('org_admin').filter((name) => name in administratorDocuments);
  const ofSuperAdmins = Object.keys(administratorDocuments).filter((name) => administratorDocuments[name] === 'admin');
  expect(refused.sort()).toEqual(ofSuperAdmins.sort());
});
