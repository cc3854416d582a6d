import { asAdmin, type RunningEngine } from './support/fixture';
import { errorOf, startOwnSchema } from './support/ownSchema';

const schema = `
create table colours (value text primary key);
insert into colours values ('red'), ('blue');
create table cars (
  id int primary key, name text, colour text references colours, doors smallint, mileage bigint, price numeric, weight float8,
  sold boolean, doc jsonb, tags text[], built date
);
`;

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, { tables: [{ table: 'cars' }, { table: 'colours', is_enum: true }] });
});
beforeEach(() => running.sql(`truncate cars; insert into cars (id, colour) values (1, 'red')`));
afterAll(() => running.stop());

/** What is stored when a column is given as a literal, and as a variable. */
async function stored(column: string, literal: string, type: string, variable: unknown): Promise<unknown[]> {
  const set = (value: string): string =>
    `update_cars_by_pk(pk_columns: {id: 1}, _set: {${column}: ${value}}) { ${column} }`;
  const answers = [
    await running.post(`mutation { ${set(literal)} }`),
    await running.post(`mutation ($v: ${type}) { ${set('$v')} }`, asAdmin(), { v: variable }),
  ];
  return answers.map(({ data, errors }) => errors ?? (data?.update_cars_by_pk as Record<string, unknown>)[column]);
}

it.each<[string, string, string, unknown, unknown]>([
  ['name', '"x\\u00e9\\n"', 'String', 'x\u00e9\n', 'x\u00e9\n'],
  ['name', '"""\n  a\n  b\n"""', 'String', 'a\nb', 'a\nb'],
  ['name', 'null', 'String', null, null],
  ['doors', '5', 'smallint', 5, 5],
  ['doors', '"5"', 'smallint', '5', 5],
  ['mileage', '9007199254740991', 'bigint', 9007199254740991, 9007199254740991],
  ['price', '1.50', 'numeric', 1.5, 1.5],
  ['price', '"1.10"', 'numeric', '1.10', 1.1],
  ['weight', '1e3', 'float8', 1000, 1000],
  ['weight', '"1.5"', 'float8', '1.5', 1.5],
  ['sold', 'true', 'Boolean', true, true],
  ['built', '"2026-02-28"', 'date', '2026-02-28', '2026-02-28'],
  [
    'doc',
    '{a: [1, {b: null}], c: "x", d: true, e: RED}',
    'jsonb',
    { a: [1, { b: null }], c: 'x', d: true, e: 'RED' },
    { a: [1, { b: null }], c: 'x', d: true, e: 'RED' },
  ],
  ['doc', '"text"', 'jsonb', 'text', 'text'],
  ['tags', '["a", "b,c", "d\\"e"]', '[String!]', ['a', 'b,c', 'd"e'], ['a', 'b,c', 'd"e']],
  ['tags', '"{a,b}"', 'String', '{a,b}', undefined],
  ['tags', '[]', '[String!]', [], []],
  ['colour', 'blue', 'colours_enum', 'blue', 'blue'],
  ['colour', 'null', 'colours_enum', null, null],
])('a %s may be %s, or a variable of type %s', async (column, literal, type, variable, expected) => {
  const [byLiteral, byVariable] = await stored(column, literal, type, variable);
  expect(byLiteral).toEqual(expected ?? (expected === null ? null : ['a', 'b']));
  if (expected !== undefined) expect(byVariable).toEqual(expected);
});

describe('a value that the place does not take', () => {
  it.each([
    ['doors: 1.5', 'parse-failed', /^The value 1\.5 lies outside the bounds or is not an integer\./],
    ['doors: 32768', 'parse-failed', /^The value 32768 lies outside the bounds/],
    ['doors: -32769', 'parse-failed', /^The value -32769 lies outside the bounds/],
    ['name: 1', 'parse-failed', /^A string is expected for type: text$/],
    ['name: ["a"]', 'parse-failed', /^A string is expected for type: text$/],
    ['sold: 1', 'parse-failed', /^A string is expected for type: bool$/],
    ['built: true', 'parse-failed', /^A string is expected for type: date$/],
    ['tags: 1', 'parse-failed', /^parsing list failed, expected Array/],
    ['tags: ["a", 1]', 'parse-failed', /^A string is expected for type: text$/],
    ['colour: "red"', 'validation-failed', /^expected an enum value for type 'colours_enum', but found a string$/],
    [
      'colour: green',
      'validation-failed',
      /^expected one of the values \['blue', 'red'\] for type 'colours_enum', but found 'green'$/,
    ],
    ['size: 1', 'validation-failed', /^field 'size' not found in type: 'cars_set_input'$/],
    ['price: "much"', 'data-exception', /^invalid input syntax for type numeric: "much"$/],
    ['built: "2026-02-30"', 'data-exception', /^date\/time field value out of range/],
  ])('{%s} is refused with %s', async (set, code, message) => {
    const query = `mutation { update_cars(where: {}, _set: {${set}}) { affected_rows } }`;
    const error = await errorOf(running, query);
    expect(error.message).toMatch(message);
    expect(error.code).toBe(code);
  });

  it.each([
    ['doors: 32767', 32767],
    ['doors: -32768', -32768],
  ])('{%s} is the last that is not', async (set, doors) => {
    const query = `mutation { update_cars_by_pk(pk_columns: {id: 1}, _set: {${set}}) { doors } }`;
    expect((await running.post(query)).data).toEqual({ update_cars_by_pk: { doors } });
  });
});

it('a variable of an enum is a string', async () => {
  const query = 'query ($c: colours_enum) { cars(where: {colour: {_eq: $c}}) { id } }';
  expect(await errorOf(running, query, asAdmin(), { c: 5 })).toEqual({
    message: "expected an enum value for type 'colours_enum', but found a number",
    code: 'validation-failed',
    path: '$.selectionSet.cars.args.where.colour._eq',
  });
});

describe('null is refused', () => {
  it.each([
    ['{ cars_by_pk(id: null) { id } }', {}, "unexpected null value for type 'Int'", 'cars_by_pk.args.id'],
    [
      '{ cars(where: {id: {_in: [1, null]}}) { id } }',
      {},
      "unexpected null value for type 'Int'",
      'cars.args.where.id._in[1]',
    ],
    [
      '{ cars(where: {name: {_nin: [null]}}) { id } }',
      {},
      "unexpected null value for type 'String'",
      'cars.args.where.name._nin[0]',
    ],
    [
      'query ($l: [Int!]) { cars(where: {id: {_in: $l}}) { id } }',
      { l: [null] },
      "unexpected null value for type 'Int'",
      'cars.args.where.id._in[0]',
    ],
    [
      'query ($l: [colours_enum!]) { cars(where: {colour: {_in: $l}}) { id } }',
      { l: ['red', null] },
      "expected an enum value for type 'colours_enum', but found null",
      'cars.args.where.colour._in[1]',
    ],
    [
      '{ cars(order_by: [null]) { id } }',
      {},
      "expected an object for type 'cars_order_by', but found null",
      'cars.args.order_by[0]',
    ],
    [
      '{ cars(distinct_on: [null]) { id } }',
      {},
      "expected an enum value for type 'cars_select_column', but found null",
      'cars.args.distinct_on[0]',
    ],
    [
      '{ cars(where: {_or: [null]}) { id } }',
      {},
      "expected an object for type 'cars_bool_exp', but found null",
      'cars.args.where._or[0]',
    ],
    [
      'mutation { delete_cars(where: null) { affected_rows } }',
      {},
      "expected an object for type 'cars_bool_exp', but found null",
      'delete_cars.args.where',
    ],
    [
      'mutation { insert_cars(objects: null) { affected_rows } }',
      {},
      'expected a list, but found null',
      'insert_cars.args.objects',
    ],
    [
      'mutation { insert_cars(objects: [null]) { affected_rows } }',
      {},
      "expected an object for type 'cars_insert_input', but found null",
      'insert_cars.args.objects[0]',
    ],
    [
      'mutation { update_cars(where: {}, _inc: {doors: null}) { affected_rows } }',
      {},
      "unexpected null value for type 'smallint'",
      'update_cars.args._inc.doors',
    ],
  ])('in %s', async (query, variables, message, path) => {
    expect(await errorOf(running, query, asAdmin(), variables)).toEqual({
      message,
      code: 'validation-failed',
      path: `$.selectionSet.${path}`,
    });
  });
});

describe('null is no restriction', () => {
  it.each(['where: null', 'order_by: null', 'limit: null', 'offset: null', 'distinct_on: null'])(
    'as %s',
    async (argument) => {
      expect((await running.post(`{ cars(${argument}) { id } }`)).data).toEqual({ cars: [{ id: 1 }] });
    },
  );
});

describe('limit and offset', () => {
  it.each([
    ['limit: -1', 'unexpected negative value', 'limit'],
    ['offset: -1', 'unexpected negative value', 'offset'],
    ['limit: "1"', "expected a non-negative 32-bit integer for type 'Int', but found a string", 'limit'],
    ['limit: 1.5', "expected a non-negative 32-bit integer for type 'Int', but found a number", 'limit'],
    ['limit: true', "expected a non-negative 32-bit integer for type 'Int', but found a boolean", 'limit'],
    ['offset: "x"', "expected a non-negative 32-bit integer for type 'Int', but found a string", 'offset'],
  ])('%s is refused', async (argument, message, name) => {
    const path = `$.selectionSet.cars.args.${name}`;
    expect(await errorOf(running, `{ cars(${argument}) { id } }`)).toEqual({
      message,
      code: 'validation-failed',
      path,
    });
  });

  it('take 0, and an offset of 64 bits as a string', async () => {
    const query =
      '{ none: cars(limit: 0) { id } past: cars(offset: "4294967296") { id } first: cars(offset: "0") { id } }';
    expect((await running.post(query)).data).toEqual({ none: [], past: [], first: [{ id: 1 }] });
  });
});
