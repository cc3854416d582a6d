import { buildSchema } from 'graphql';
import type { JsonObject } from '../../../../hasura/engine/json';
import { explainFilter, reasonsOf, type Verdict } from '../../../../local/console/model/explanation';
import type { GraphqlRequest } from '../../../../local/console/model/rowsDocument';

const session = { 'x-hasura-user-id': 'maker' };
const row = { id: 'a' };

const schema = buildSchema(
  `type Query { users: [users!]! } type users { id: String, seats: [seats!]!, boss: users } type seats { id: String } type activity { id: String }`,
);

/** Answers each question by its condition as JSON. */
function serverOf(holds: (where: string) => boolean) {
  const requests: GraphqlRequest[] = [];
  const ask = async (request: GraphqlRequest) => {
    requests.push(request);
    const conditions = Object.values(request.variables).map((where) => JSON.stringify(where));
    return Object.fromEntries(conditions.map((where, index) => [`q${index}`, holds(where) ? [{ seats: [{}] }] : []]));
  };
  return { admin: { ask, schema }, requests };
}

it('asks all tests at once, each with the row, and derives the whole from them', async () => {
  const { admin, requests } = serverOf((where) => !where.includes('enabled'));
  const filter = { id: { _eq: 'X-Hasura-User-Id' }, enabled: { _eq: true } };
  const verdict = await explainFilter('users', filter, session, row, admin);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.variables.w0).toEqual({ _and: [{ id: { _eq: 'a' } }, { id: { _eq: 'maker' } }] });
  expect(verdict.holds).toBe(false);
  expect(verdict.parts.map(({ holds }) => holds)).toEqual([true, false]);
  expect(reasonsOf(verdict)).toEqual([{ text: 'enabled _eq true' }]);
});

it('asks for the rows of _exists first, without the row that is explained', async () => {
  const { admin, requests } = serverOf(() => true);
  const filter = { _exists: { _table: 'users', _where: { id: { _eq: 'X-Hasura-User-Id' } } } };
  expect((await explainFilter('activity', filter, session, row, admin)).holds).toBe(true);
  expect(requests.map(({ query }) => /q0: (\w+)/.exec(query)?.[1])).toEqual(['users', 'users']);
  expect(requests[0]?.variables).toEqual({ w0: { id: { _eq: 'maker' } } });
});

it.each<[Verdict['joins'], JsonObject, boolean]>([
  ['all', { x: { _eq: 1 }, b: { _eq: 2 } }, false],
  ['any', { _or: [{ x: { _eq: 1 } }, { b: { _eq: 2 } }] }, true],
  ['any', { _or: [{ b: { _eq: 2 } }, { b: { _eq: 3 } }] }, false],
  ['not', { _not: { x: { _eq: 1 } } }, false],
  ['not', { _not: { x: { _eq: 1 }, b: { _eq: 2 } } }, true],
])('derives %s of %j', async (joins, filter, holds) => {
  const { admin } = serverOf((where) => where.includes('"x"'));
  expect(await explainFilter('users', filter, session, row, admin)).toMatchObject({ joins, holds });
});

it('derives what is said of a related row, but asks about its negation', async () => {
  const { admin, requests } = serverOf(() => true);
  const filter = { boss: { x: { _eq: 1 }, y: { _eq: 2 } }, _not: { boss: { x: { _eq: 3 } } } };
  await explainFilter('users', filter, session, row, admin);
  expect(Object.keys(requests[0]?.variables ?? {})).toHaveLength(3);
  const negated = { boss: { _not: { x: { _eq: 3 } } } };
  await explainFilter('users', negated, session, row, admin);
  expect(Object.keys(requests[1]?.variables ?? {})).toHaveLength(2);
});

it('asks whether one row of a relationship fulfils all tests', async () => {
  const { admin } = serverOf((where) => !where.includes('"enabled"') || !where.includes('"seat"'));
  const filter = { seats: { enabled: { _eq: true }, seat: { _eq: 1 } } };
  const verdict = await explainFilter('users', filter, session, row, admin);
  expect(verdict.parts.map(({ holds }) => holds)).toEqual([true, true]);
  expect(reasonsOf(verdict)).toEqual([{ text: 'one row of seats with all of' }]);
});

describe('the reasons', () => {
  const test = (text: string, holds: boolean): Verdict => ({ text, joins: 'test', holds, parts: [] });

  it('are the smallest parts that fail', () => {
    const inner: Verdict = { text: 'one of', joins: 'any', holds: false, parts: [test('a', false), test('b', false)] };
    const outer: Verdict = { text: 'all of', joins: 'all', holds: false, parts: [inner, test('c', true)] };
    expect(reasonsOf(outer)).toEqual([{ text: 'a' }, { text: 'b' }]);
  });

  it('are none where the filter holds', () => {
    const either: Verdict = { text: 'one of', joins: 'any', holds: true, parts: [test('a', false), test('b', true)] };
    expect(reasonsOf(either)).toEqual([]);
  });

  it('are the relationship where no single row of it fulfils all tests', () => {
    const parts = [test('a', true), test('b', true)];
    const related: Verdict = { text: 'one row of seats with all of', joins: 'all', holds: false, parts };
    expect(reasonsOf(related)).toEqual([{ text: 'one row of seats with all of' }]);
  });

  it('are the whole of a negation', () => {
    const negated: Verdict = { text: 'not', joins: 'not', holds: false, parts: [test('a', true), test('b', false)] };
    expect(reasonsOf(negated)).toEqual([{ text: 'not' }]);
  });
});
