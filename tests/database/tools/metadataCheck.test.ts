import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMetadata } from '../../../tools/metadata/checkMetadata';
import { directoryFaults } from '../../../tools/metadata/directoryFaults';
import { createFixtureDatabase, metadataDir } from '../../engine/support/fixture';

let directory: string;
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'corridor-metadata-')), 'metadata');
  cpSync(metadataDir, directory, { recursive: true });
});
afterEach(() => rmSync(join(directory, '..'), { recursive: true }));

const ledgers = 'databases/default/tables/public_ledgers.yaml';
const postings = 'databases/default/tables/public_postings.yaml';
const tables = 'databases/default/tables/tables.yaml';

/** Changes one file of a copy of the metadata; gives what is then wrong. */
function faultsAfter(file: string, change: (text: string) => string): string[] {
  const path = join(directory, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return directoryFaults(directory).map((fault) => `${fault.file} ${fault.path}: ${fault.message}`);
}

describe('what is written', () => {
  test('is as it should be', () => {
    expect(directoryFaults(directory)).toEqual([]);
  });

  test.each<[string, string, (text: string) => string, string]>([
    [
      'a key of a permission',
      postings,
      (text) => text.replace('allow_aggregations', 'allow_aggregation'),
      `${postings} $.select_permissions[0].permission.allow_aggregation: the key "allow_aggregation" is not known; did you mean "allow_aggregations"?`,
    ],
    [
      'a key of a table',
      postings,
      (text) => `${text}\nhooks: []\n`,
      `${postings} $.hooks: the key "hooks" is not known`,
    ],
    [
      'a missing filter',
      postings,
      (text) => text.replace(/ +filter: .*\n/, ''),
      `${postings} $.select_permissions[0].permission: the key "filter" is missing`,
    ],
    [
      'a limit in words',
      ledgers,
      (text) => text.replace('limit: 1', 'limit: many'),
      `${ledgers} $.select_permissions[1].permission.limit: expected a whole number from 0, found "many"`,
    ],
    [
      'a relationship over a number',
      ledgers,
      (text) => text.replace('foreign_key_constraint_on: tenant_id', 'foreign_key_constraint_on: 7'),
      `${ledgers} $.object_relationships[0].using.foreign_key_constraint_on: expected a text or a list or an object, found 7`,
    ],
    [
      'a kind that is none',
      'databases/databases.yaml',
      (text) => text.replace('kind: postgres', 'kind: postgress'),
      'databases/databases.yaml $[0].kind: expected one of "postgres", "pg", found "postgress"',
    ],
    [
      'an include that leads nowhere',
      tables,
      (text) => `- '!include public_notes.yaml'\n${text}`,
      'databases/default/tables/public_notes.yaml $[0]: the included file does not exist',
    ],
    [
      'a table that nobody includes',
      tables,
      (text) => text.replace(/.*public_postings\.yaml.*\n/, ''),
      `${postings} $: no file includes it, and it is no file of the format`,
    ],
    [
      'an action without a signature',
      'actions.yaml',
      (text) => text.replace('name: closeLedger', 'name: closeLedgers'),
      'actions.graphql $: action closeLedgers is not present in actions.graphql',
    ],
  ])('%s', (_, file, change, fault) => {
    expect(faultsAfter(file, change)).toEqual([fault]);
  });

  test('a key that is there twice', () => {
    expect(faultsAfter(postings, (text) => `${text}\ntable: postings\n`)).toEqual([
      expect.stringContaining(`${postings} $[1]: duplicated mapping key`),
    ]);
  });
});

test('what the database lacks is told, and who may do what', async () => {
  const database = await createFixtureDatabase();
  const environment = { ACTIONS_URL: 'http://127.0.0.1:9', ACTIONS_KEY: 'k' };
  const { faults, access } = await checkMetadata(metadataDir, database.url, environment);
  await database.drop();
  expect(faults).toEqual([
    'table missing in source default: Inconsistent object: no such table/view exists in source: "missing"',
  ]);
  const from = access.indexOf('ledgers');
  expect(access.slice(from, from + 7)).toEqual([
    'ledgers',
    '  auditor · select (id, title); where parent_id = x-hasura-parent-id; limit 1; queries: select',
    '  switchboard · select (id); where exists memberships(user_name = x-hasura-user-id); no limit',
    '  user · select (id, tenant_id, title, parent_id, opened, balance, big, labels, tags, status, heading); where tenant.memberships.user_name = x-hasura-user-id; no limit; with aggregates',
    '  user · insert (id, tenant_id, title, opened, balance, labels, tags, status); check tenant.memberships.user_name = x-hasura-user-id; sets secret = X-Hasura-User-Id',
    '  user · update (title, balance, labels, tags, status); where tenant.memberships.user_name = x-hasura-user-id; check balance ≥ 0',
    '  user · delete where tenant.memberships.user_name = x-hasura-user-id',
  ]);
  expect(access).toContain('  closeLedger: user');
});
