import { breakLines } from '../../hasura/engine/sql/breakLines';
import { asAdmin, asUser, startEngine, type RunningEngine } from './support/fixture';

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine();
});
afterAll(() => running.stop());

const asMaker = { 'X-Hasura-Role': 'user', 'X-Hasura-User-Id': 'maker' };

interface Explained {
  field: string;
  sql: string | null;
  plan: string[] | null;
}

async function explain(body: unknown, headers = asAdmin()): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${running.url}/v1/graphql/explain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

it('explains each field of a query as the given role', async () => {
  const query = 'query ($id: Int!) { one: ledgers_by_pk(id: $id) { title } postings { id } }';
  const { status, body } = await explain({ query: { query, variables: { id: 1 } }, user: asMaker });
  expect(status).toBe(200);
  const [one, postings] = body as Explained[];
  expect([one?.field, postings?.field]).toEqual(['one', 'postings']);
  expect(one?.sql).toContain('"public"."memberships"');
  expect(one?.plan?.join('\n')).toMatch(/Index Scan using ledgers_pkey/);
});

it('explains as admin when no role is given', async () => {
  const { body } = await explain({ query: { query: '{ ledgers { id } }' } });
  expect((body as Explained[])[0]?.sql).not.toContain('memberships');
});

it('explains the one statement of a subscription', async () => {
  const { body } = await explain({ query: { query: 'subscription { ledgers { id } }' }, user: asMaker });
  expect(body).toMatchObject({ field: 'ledgers', sql: expect.stringContaining('unnest('), plan: expect.any(Array) });
});

it('gives no statement for a field that does not read the database', async () => {
  const { body } = await explain({ query: { query: '{ __typename rateOf(pair: "GBPEUR") }' } });
  expect(body).toEqual([
    { field: '__typename', sql: null, plan: null },
    { field: 'rateOf', sql: null, plan: null },
  ]);
});

it.each<[string, unknown, Record<string, string>, object]>([
  [
    'a mutation',
    { query: { query: 'mutation { delete_ledgers(where: {}) { affected_rows } }' } },
    asAdmin(),
    { status: 400, body: { code: 'invalid-params', error: 'only queries can be explained' } },
  ],
  [
    'a field that the role lacks',
    { query: { query: '{ ledgers { secret } }' }, user: asMaker },
    asAdmin(),
    { status: 400, body: { code: 'validation-failed', path: '$.selectionSet.ledgers.selectionSet.secret' } },
  ],
  [
    'a session that lacks a variable',
    { query: { query: '{ ledgers { id } }' }, user: { 'x-hasura-role': 'user' } },
    asAdmin(),
    { status: 404, body: { code: 'not-found', error: 'missing session variable: "x-hasura-user-id"' } },
  ],
  [
    'anybody but admin',
    { query: { query: '{ ledgers { id } }' } },
    asUser('maker'),
    { status: 401, body: { code: 'access-denied' } },
  ],
  ['a body without a query', {}, asAdmin(), { status: 400, body: { code: 'parse-failed' } }],
])('refuses %s', async (_, body, headers, answer) => {
  expect(await explain(body, headers)).toMatchObject(answer);
});

it('changes nothing', async () => {
  await explain({ query: { query: 'mutation { delete_postings(where: {}) { affected_rows } }' } });
  expect(await running.sql('select count(*)::int as n from postings')).toEqual([{ n: 4 }]);
});

it('breaks a statement over lines, outside of texts and names', () => {
  const sql = `select (select json_agg("a" order by "a"."from x") as "v" from "t" as "a" where "b" = ' from where ' limit 1)::text`;
  expect(breakLines(sql).split('\n')).toEqual([
    'select (',
    '  select json_agg("a" order by "a"."from x") as "v"',
    '  from "t" as "a"',
    `  where "b" = ' from where '`,
    '  limit 1',
    ')::text',
  ]);
});
