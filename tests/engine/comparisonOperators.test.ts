import { asAdmin, type RunningEngine } from './support/fixture';
import { errorOf, startOwnSchema } from './support/ownSchema';

const schema = `
create table things (
  id int primary key, name text, code citext, score int, price numeric, active boolean, day date, key uuid, doc jsonb, tags text[]
);
insert into things values
  (1, 'Alpha', 'AB-1', 10, 1.50, true, '2026-01-01', '11111111-1111-1111-1111-111111111111', '{"a": 1, "b": [1, 2]}', '{x,y}'),
  (2, 'beta', 'ab-2', 20, 2.50, false, '2026-02-01', '22222222-2222-2222-2222-222222222222', '{"a": 2}', '{y}'),
  (3, 'al%ha', 'CD', 30, 0, true, '2026-03-01', null, '["a", "c"]', '{}'),
  (4, null, null, null, null, null, null, null, null, null);
create table scalars (id int primary key, doc jsonb);
insert into scalars values (5, '5'), (6, '"five"'), (7, 'null'), (8, null);
`;

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, { tables: [{ table: 'things' }, { table: 'scalars' }] });
});
afterAll(() => running.stop());

/** Ids of the rows that pass a filter. */
async function passing(filter: string, variables: unknown = {}, declared = '', table = 'things'): Promise<unknown> {
  const query = `query ${declared} { ${table}(where: ${filter}, order_by: {id: asc}) { id } }`;
  const { data, errors } = await running.post(query, asAdmin(), variables);
  expect(errors).toBeUndefined();
  return (data?.[table] as { id: number }[]).map(({ id }) => id);
}

describe('a comparison with one value', () => {
  it.each([
    ['{score: {_eq: 20}}', [2]],
    ['{score: {_neq: 20}}', [1, 3]],
    ['{score: {_gt: 20}}', [3]],
    ['{score: {_gte: 20}}', [2, 3]],
    ['{score: {_lt: 20}}', [1]],
    ['{score: {_lte: 20}}', [1, 2]],
    ['{score: {_gt: 10, _lt: 30}}', [2]],
    ['{price: {_eq: "2.5"}}', [2]],
    ['{active: {_eq: true}}', [1, 3]],
    ['{active: {_neq: true}}', [2]],
    ['{day: {_gte: "2026-02-01"}}', [2, 3]],
    ['{key: {_eq: "11111111-1111-1111-1111-111111111111"}}', [1]],
    ['{code: {_eq: "Ab-1"}}', [1]],
    ['{name: {_eq: "alpha"}}', []],
  ])('%s', async (filter, ids) => {
    expect(await passing(filter)).toEqual(ids);
  });
});

describe('a comparison with a list', () => {
  it.each([
    ['{score: {_in: [10, 30]}}', [1, 3]],
    ['{score: {_in: []}}', []],
    ['{score: {_in: 10}}', [1]],
    ['{score: {_nin: [10, 30]}}', [2]],
    ['{score: {_nin: []}}', [1, 2, 3, 4]],
    ['{name: {_nin: ["beta"]}}', [1, 3]],
    ['{_not: {score: {_nin: [10]}}}', [1]],
  ])('never finds null in it: %s', async (filter, ids) => {
    expect(await passing(filter)).toEqual(ids);
  });

  it.each([
    [{ list: [10, 20] }, [1, 2]],
    [{ list: [] }, []],
  ])('takes the list from a variable: %j', async (variables, ids) => {
    expect(await passing('{score: {_in: $list}}', variables, '($list: [Int!]!)')).toEqual(ids);
  });

  it('takes single items from variables', async () => {
    expect(await passing('{score: {_in: [10, $one]}}', { one: 30 }, '($one: Int!)')).toEqual([1, 3]);
  });
});

describe('a pattern', () => {
  it.each([
    ['{name: {_like: "%eta"}}', [2]],
    ['{name: {_like: "al\\\\%%"}}', [3]],
    ['{name: {_nlike: "al%"}}', [1, 2]],
    ['{name: {_ilike: "AL%"}}', [1, 3]],
    ['{name: {_nilike: "AL%"}}', [2]],
    ['{name: {_similar: "(Alpha|beta)"}}', [1, 2]],
    ['{name: {_nsimilar: "(Alpha|beta)"}}', [3]],
    ['{name: {_regex: "^a"}}', [3]],
    ['{name: {_iregex: "^a"}}', [1, 3]],
    ['{name: {_nregex: "^a"}}', [1, 2]],
    ['{name: {_niregex: "^a"}}', [2]],
    ['{code: {_like: "AB%"}}', [1, 2]],
  ])('%s', async (filter, ids) => {
    expect(await passing(filter)).toEqual(ids);
  });
});

describe('jsonb', () => {
  it.each([
    ['{doc: {_contains: {a: 1}}}', [1]],
    ['{doc: {_contains: ["a"]}}', [3]],
    ['{doc: {_contained_in: {a: 2, b: 3}}}', [2]],
    ['{doc: {_has_key: "b"}}', [1]],
    ['{doc: {_has_key: "a"}}', [1, 2, 3]],
    ['{doc: {_has_keys_any: ["b", "c"]}}', [1, 3]],
    ['{doc: {_has_keys_all: ["a", "c"]}}', [3]],
    ['{doc: {_has_keys_any: "b"}}', [1]],
    ['{doc: {_has_keys_any: "{a,b}"}}', []],
    ['{doc: {_has_key: null}}', []],
    ['{doc: {_eq: {a: 2}}}', [2]],
    ['{doc: {_neq: {a: 2}}}', [1, 3]],
    ['{doc: {_in: [{a: 2}, ["a", "c"]]}}', [2, 3]],
    ['{doc: {_cast: {String: {_like: "%[1, 2]%"}}}}', [1]],
    ['{doc: {_is_null: true}}', [4]],
  ])('%s', async (filter, ids) => {
    expect(await passing(filter)).toEqual(ids);
  });

  it.each([
    ['{doc: {_eq: 5}}', [5]],
    ['{doc: {_eq: "five"}}', [6]],
    ['{doc: {_eq: true}}', []],
    ['{doc: {_in: 5}}', [5]],
    ['{doc: {_gt: 4.5, _lt: 6}}', [5]],
    ['{doc: {_contains: 5}}', [5]],
    ['{doc: {_contains: "five"}}', [6]],
    ['{doc: {_contained_in: [5, "five"]}}', [5, 6]],
    ['{doc: {_has_key: "five"}}', [6]],
    ['{doc: {_has_keys_all: "five"}}', [6]],
    ['{doc: {_cast: {String: {_eq: "5"}}}}', [5]],
    ['{doc: {_is_null: false}}', [5, 6, 7]],
  ])('that is no object or list: %s', async (filter, ids) => {
    expect(await passing(filter, {}, '', 'scalars')).toEqual(ids);
  });

  it('takes any JSON from a variable, keys of objects in it included', async () => {
    expect(await passing('{doc: {_contains: $part}}', { part: { b: [2] } }, '($part: jsonb!)')).toEqual([1]);
    expect(await passing('{doc: {_contains: {a: $n}}}', { n: 2 }, '($n: jsonb)')).toEqual([2]);
  });
});

describe('an array', () => {
  it.each([
    ['{tags: {_contains: ["y"]}}', [1, 2]],
    ['{tags: {_contained_in: ["y", "z"]}}', [2, 3]],
    ['{tags: {_eq: ["x", "y"]}}', [1]],
    ['{tags: {_eq: "{x,y}"}}', [1]],
    ['{tags: {_gt: ["x", "z"]}}', [2]],
    ['{tags: {_neq: []}}', [1, 2]],
    ['{tags: {_contains: []}}', [1, 2, 3]],
    ['{tags: {_contains: "{y}"}}', [1, 2]],
    ['{tags: {_contained_in: "{y,z}"}}', [2, 3]],
    ['{tags: {_is_null: true}}', [4]],
  ])('%s', async (filter, ids) => {
    expect(await passing(filter)).toEqual(ids);
  });
});

it.each<[unknown, number[]]>([
  [['y'], [1, 2]],
  ['{y}', [1, 2]],
])('an array is taken from a variable: %j', async (v, ids) => {
  expect(await passing('{tags: {_contains: $v}}', { v }, '($v: [String!])')).toEqual(ids);
});

describe('a combination', () => {
  it.each([
    ['{}', [1, 2, 3, 4]],
    ['{_and: []}', [1, 2, 3, 4]],
    ['{_or: []}', []],
    ['{_not: {}}', []],
    ['{_not: {_or: []}}', [1, 2, 3, 4]],
    ['{_and: [], _or: []}', []],
    ['{_and: {}, _not: {_not: {}}}', [1, 2, 3, 4]],
    ['{_or: [{}]}', [1, 2, 3, 4]],
    ['{_and: [{score: {_gt: 10}}, {active: {_eq: true}}]}', [3]],
    ['{_or: [{score: {_eq: 10}}, {id: {_eq: 4}}]}', [1, 4]],
    ['{_or: {score: {_eq: 10}}}', [1]],
    ['{_not: {score: {_eq: 10}}}', [2, 3]],
    ['{_not: {score: {_is_null: true}}}', [1, 2, 3]],
    ['{score: {_is_null: false}}', [1, 2, 3]],
    ['{score: {}}', [1, 2, 3, 4]],
    ['{score: {_gt: 10}, active: {_eq: false}}', [2]],
  ])('%s', async (filter, ids) => {
    expect(await passing(filter)).toEqual(ids);
  });
});

describe('what a filter may not be', () => {
  it.each([
    ['{score: {_eq: null}}', "unexpected null value for type 'Int'", '.score._eq'],
    ['{score: {_in: null}}', 'expected a list, but found null', '.score._in'],
    ['{tags: {_eq: null}}', "unexpected null value for type 'String'", '.tags._eq'],
    ['{doc: {_contains: null}}', "unexpected null value for type 'jsonb'", '.doc._contains'],
    ['{doc: {_has_keys_any: null}}', 'expected a list, but found null', '.doc._has_keys_any'],
    ['{score: {_is_null: null}}', "expected a boolean for type 'Boolean', but found null", '.score._is_null'],
    ['{_and: null}', 'expected a list, but found null', '._and'],
    ['{_or: null}', 'expected a list, but found null', '._or'],
    ['{_not: null}', "expected an object for type 'things_bool_exp', but found null", '._not'],
    ['{score: null}', "expected an object for type 'Int_comparison_exp', but found null", '.score'],
    ['{doc: {_cast: null}}', "expected an object for type 'jsonb_cast_exp', but found null", '.doc._cast'],
    ['{score: {_like: "1%"}}', "field '_like' not found in type: 'Int_comparison_exp'", '.score._like'],
    ['{active: {_is_null: 1}}', "expected a boolean for type 'Boolean', but found a number", '.active._is_null'],
    ['{tags: {_has_key: "x"}}', "field '_has_key' not found in type: 'String_array_comparison_exp'", '.tags._has_key'],
    ['{score: 1}', "expected an object for type 'Int_comparison_exp', but found an integer", '.score'],
    ['{missing: {_eq: 1}}', "field 'missing' not found in type: 'things_bool_exp'", '.missing'],
  ])('%s', async (filter, message, path) => {
    expect(await errorOf(running, `{ things(where: ${filter}) { id } }`)).toEqual({
      message,
      code: 'validation-failed',
      path: `$.selectionSet.things.args.where${path}`,
    });
  });

  it.each([
    ['{score: {_eq: 1.5}}', 'The value 1.5 lies outside the bounds or is not an integer.', 'parse-failed'],
    ['{score: {_eq: 2147483648}}', 'The value 2147483648 lies outside the bounds', 'parse-failed'],
    ['{name: {_eq: 1}}', 'parsing Text failed, expected String, but encountered Number', 'parse-failed'],
    ['{score: {_eq: true}}', 'failed, expected Number, but encountered Boolean', 'parse-failed'],
    ['{tags: {_eq: 1}}', 'parsing [] failed, expected Array, but encountered Number', 'parse-failed'],
    ['{tags: {_contains: "y"}}', 'malformed array literal: "y"', 'data-exception'],
    // As in Hasura: the list of arrays is one array for Postgres, whose items are no arrays.
    ['{tags: {_in: [["x", "y"]]}}', 'database query error', 'unexpected'],
    ['{tags: {_nin: ["{x,y}"]}}', 'database query error', 'unexpected'],
    ['{key: {_eq: "no uuid"}}', 'invalid input syntax for type uuid: "no uuid"', 'data-exception'],
    ['{name: {_regex: "("}}', 'invalid regular expression: parentheses () not balanced', 'data-exception'],
    ['{name: {_like: "A\\\\"}}', 'LIKE pattern must not end with escape character', 'bad-request'],
  ])('%s is a value that the column cannot have', async (filter, message, code) => {
    const error = await errorOf(running, `{ things(where: ${filter}) { id } }`);
    expect(error.message).toContain(message);
    expect(error.code).toBe(code);
  });
});
