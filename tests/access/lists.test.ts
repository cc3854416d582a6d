import Big from 'big.js';
import { parse, type OperationDefinitionNode } from 'graphql';
import type { Knex } from 'knex';
import type { Generation } from '../../hasura/engine/execute/generation';
import type { Json, JsonObject } from '../../hasura/engine/json';
import { loadMetadataDirectory } from '../../hasura/engine/metadata/loadDirectory';
import { ownerDatabase } from '../../tools/database/ownerDatabase';
import { metadataDirectory } from '../../tools/metadata/metadataDirectory';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { tradingAccount } from '../support/portal';
import { countedLists, type CountedList } from './countedLists';
import { endingLists, limitedLists } from './listTable';
import type { Viewer } from './naturalLists';
import { portalLists } from './portalLists';
import { openRequester, type Requester } from './requester';

/** Rows on a page: each list here has more. */
const pageSize = 3;
const metadata = loadMetadataDirectory(metadataDirectory);
const collections = metadata.query_collections ?? [];

let testDatabase: TestDatabase;
let requester: Requester;
let database: Knex;
let viewer: Omit<Viewer, 'user'>;
let generation: Generation;

beforeAll(async () => {
  testDatabase = await createTestDatabase('demo');
  ({ requester } = await openRequester(testDatabase.url, () => Promise.resolve()));
  generation = await requester.open(metadata);
  database = ownerDatabase(testDatabase.url);
  const account = await database('accounts').where({ id: tradingAccount }).first('org_id', 'tccAccountId');
  viewer = {
    account: tradingAccount,
    providerAccount: account!.tccAccountId!,
    organisation: account!.org_id,
    since: '2000-01-01',
  };
});

afterAll(async () => {
  await database.destroy();
  await requester.close();
  await testDatabase.drop();
});

test('each list with a limit has further pages, is searched by the server, or says why it may end there', () => {
  const lists = limitedLists(collections);
  const ending = lists.filter(({ isComplete }) => !isComplete).map(({ name }) => name);
  expect(lists.length).toBeGreaterThan(90);
  expect(ending.sort()).toEqual(Object.keys(endingLists).sort());
});

const read = {
  query: '{ a(limit: 5, where: { name: { _ilike: $pattern } }) { b(limit: $limit, offset: $offset) { id } } }',
};
test('a limit without a way to further rows is found', () => {
  const ask = (query: string) =>
    limitedLists([{ name: 'portal', definition: { queries: [{ name: 'Q', query: `query Q ${query}` }] } }]);
  expect(ask(read.query).map(({ isComplete }) => isComplete)).toEqual([true, true]);
  expect(ask('{ a(limit: 50, where: { id: { _eq: $id } }) { id } }')).toEqual([{ name: 'Q a', isComplete: false }]);
});

/** What a document of the SPA answers to a user of the demo, with the values that its screen gives and these. */
async function answer(user: string, role: string, name: string, change: JsonObject): Promise<JsonObject> {
  const list = portalLists(metadata, { user, ...viewer }).find((one) => one.name === name);
  if (!list) throw new Error(`There is no document ${name}.`);
  const { variableDefinitions = [] } = parse(list.query).definitions[0] as OperationDefinitionNode;
  const names = new Set(variableDefinitions.map(({ variable }) => variable.name.value));
  const own = Object.fromEntries(Object.entries(change).filter(([one]) => names.has(one)));
  const session = { role, variables: { 'x-hasura-user-id': user } };
  const found = await requester.ask(generation, session, list.query, { ...list.variables, ...own });
  if ('refusal' in found) throw new Error(`${name}: ${found.refusal}`);
  return found.data;
}

/** The rows of a statement by the database's owner. */
async function sql<Answer>(text: string, values: readonly string[]): Promise<Answer[]> {
  const { rows } = await database.raw<{ rows: Answer[] }>(text, [...values]);
  return rows;
}

type Row = Readonly<Record<string, Json>>;

/** The value at a path of fields. */
const at = (data: Json | undefined, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>((value, field) => (value as JsonObject | undefined)?.[field], data);

/** All rows of a list, read page by page. */
async function everyPage({ user, role, document, rows: path, variables = {} }: CountedList): Promise<Row[]> {
  const rows: Row[] = [];
  for (let offset = 0; offset < 5000; offset += pageSize) {
    const data = await answer(user, role, document, { ...variables, limit: pageSize, offset });
    const page = at(data, path) as unknown as Row[];
    rows.push(...page);
    if (page.length < pageSize) break;
  }
  return rows;
}

const withoutZeros = (rows: readonly Row[]) =>
  rows
    .map((row) =>
      JSON.stringify(
        Object.values(row).map((value) =>
          /^-?[\d.]+$/.test(String(value)) ? new Big(String(value)).toFixed() : value,
        ),
      ),
    )
    .sort();

test.each(countedLists.map((list) => [list.document, list] as const))(
  '%s: the pages hold every row once, and count and sum are those of SQL',
  async (_document, list) => {
    const rows = await everyPage(list);
    const [expected] = await sql<{ count: number }>(list.sqlCount, list.values);
    expect(rows.length).toBeGreaterThan(pageSize);
    expect(new Set(rows.map((row) => JSON.stringify(row.id))).size).toBe(rows.length);
    expect(rows).toHaveLength(expected!.count);
    const data = await answer(list.user, list.role, list.countedBy ?? list.document, {
      ...list.variables,
      limit: pageSize,
      offset: 0,
    });
    if (list.count) expect(at(data, list.count)).toBe(expected!.count);
    if (!list.totals) return;
    const totals = (at(data, list.totals.path) as unknown as Row[]).map((row) =>
      Object.fromEntries(list.totals!.columns.map((column) => [column, row[column]!])),
    );
    const sums = await sql<Row>(list.totals.sql, list.values);
    expect(withoutZeros(totals)).toEqual(withoutZeros(sums));
  },
);
