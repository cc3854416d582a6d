import { asAdmin, type RunningEngine } from './support/fixture';
import { errorOf, startOwnSchema } from './support/ownSchema';

const schema = `
create type state as enum ('new', 'old');
create table colours (value text primary key);
insert into colours values ('red'), ('blue');
create table cars (
  id int primary key, name text, colour text references colours, doors smallint, mileage bigint, price numeric, weight float8,
  sold boolean, doc jsonb, tags text[], built date, label varchar(9), code char(3), key uuid, sold_at timestamp, paid_at timestamptz,
  opens time, lasts interval, state state
);
create function cars_named(wanted text) returns setof cars language sql stable as $$ select * from cars where name = wanted $$;
`;

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, {
    tables: [{ table: 'cars' }, { table: 'colours', is_enum: true }],
    functions: [{ function: 'cars_named' }],
  });
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
    ['name: 1', 'parse-failed', /^parsing Text failed, expected String, but encountered Number$/],
    ['name: ["a"]', 'parse-failed', /^parsing Text failed, expected String, but encountered Array$/],
    ['name: {a: 1}', 'parse-failed', /^parsing Text failed, expected String, but encountered Object$/],
    ['label: true', 'parse-failed', /^parsing Text failed, expected String, but encountered Boolean$/],
    ['code: 1', 'parse-failed', /^parsing Char failed, expected String, but encountered Number$/],
    ['key: 1', 'parse-failed', /^parsing UUID failed, expected String, but encountered Number$/],
    ['sold: 1', 'parse-failed', /^parsing Bool failed, expected Boolean, but encountered Number$/],
    ['built: true', 'parse-failed', /^parsing Day failed, expected String, but encountered Boolean$/],
    ['sold_at: 1', 'parse-failed', /^parsing LocalTime failed, expected String, but encountered Number$/],
    ['paid_at: 1', 'parse-failed', /^parsing UTCTime failed, expected String, but encountered Number$/],
    ['opens: 1', 'parse-failed', /^A string is expected for type: time$/],
    ['lasts: 1', 'parse-failed', /^A string is expected for type: interval$/],
    ['state: 1', 'parse-failed', /^A string is expected for type: state$/],
    [
      'doors: true',
      'parse-failed',
      /^parsing Integer expected for input type: PGSmallInt failed, expected Number, but encountered Boolean$/,
    ],
    [
      'weight: [1]',
      'parse-failed',
      /^parsing Float expected for input type: PGDouble failed, expected Number, but encountered Array$/,
    ],
    ['price: {a: 1}', 'parse-failed', /^parsing Scientific failed, expected Number, but encountered Object$/],
    ['tags: 1', 'parse-failed', /^parsing \[\] failed, expected Array, but encountered Number$/],
    ['tags: ["a", 1]', 'parse-failed', /^parsing Text failed, expected String, but encountered Number$/],
    ['tags: [["a"]]', 'parse-failed', /^parsing Text failed, expected String, but encountered Array$/],
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

describe('a variable of type String', () => {
  const refused = 'parsing Text failed, expected String, but encountered Number';

  it.each([
    ['{ cars(where: {name: {_eq: $v}}) { id } }', 'cars.args.where.name._eq'],
    ['{ cars(where: {name: {_ilike: $v}}) { id } }', 'cars.args.where.name._ilike'],
    ['{ cars(where: {name: {_in: [$v]}}) { id } }', 'cars.args.where.name._in[0]'],
    ['{ cars(where: {doc: {_has_key: $v}}) { id } }', 'cars.args.where.doc._has_key'],
    ['{ cars_named(args: {wanted: $v}) { id } }', 'cars_named.args.args.wanted'],
  ])('is no number in %s', async (selection, place) => {
    expect(await errorOf(running, `query ($v: String!) ${selection}`, asAdmin(), { v: 5 })).toEqual({
      message: refused,
      code: 'parse-failed',
      path: `$.selectionSet.${place}`,
    });
  });

  it.each([
    ['insert_cars_one(object: {id: 2, name: $v})', 'insert_cars_one.args.object.name'],
    ['update_cars_by_pk(pk_columns: {id: 1}, _set: {name: $v})', 'update_cars_by_pk.args._set.name'],
  ])('is no number in %s', async (change, place) => {
    expect(await errorOf(running, `mutation ($v: String) { ${change} { id } }`, asAdmin(), { v: 5 })).toEqual({
      message: refused,
      code: 'parse-failed',
      path: `$.selectionSet.${place}`,
    });
  });

  it('is no number where no column is, in the words of GraphQL', async () => {
    expect(await errorOf(running, 'query ($v: String) { cars { doc(path: $v) } }', asAdmin(), { v: 5 })).toEqual({
      message: "expected a string for type 'String', but found a number",
      code: 'validation-failed',
      path: '$.selectionSet.cars.selectionSet.doc.args.path',
    });
  });
});

describe('a variable of a list takes one value', () => {
  it.each<[string, string, unknown]>([
    ['[Int!]', 'where: {id: {_in: $v}}', 1],
    ['[String!]', 'where: {name: {_nin: $v}}', 'z'],
    ['[colours_enum!]', 'where: {colour: {_in: $v}}', 'red'],
    ['[cars_bool_exp!]', 'where: {_or: $v}', { id: { _eq: 1 } }],
    ['[cars_bool_exp!]', 'where: {_and: $v}', { id: { _eq: 1 } }],
    ['[cars_order_by!]', 'order_by: $v', { id: 'desc' }],
    ['[cars_select_column!]', 'distinct_on: $v', 'id'],
  ])('%s in %s', async (type, argument, v) => {
    await running.sql(`update cars set name = 'a'`);
    const { data } = await running.post(`query ($v: ${type}) { cars(${argument}) { id } }`, asAdmin(), { v });
    expect(data).toEqual({ cars: [{ id: 1 }] });
  });

  it('in objects, but a column of a list takes the text of an array', async () => {
    const insert = 'mutation ($v: [cars_insert_input!]!) { insert_cars(objects: $v) { returning { id } } }';
    expect((await running.post(insert, asAdmin(), { v: { id: 2 } })).data).toEqual({
      insert_cars: { returning: [{ id: 2 }] },
    });
    const update = 'mutation ($v: [String!]) { update_cars_by_pk(pk_columns: {id: 1}, _set: {tags: $v}) { tags } }';
    expect((await running.post(update, asAdmin(), { v: '{a,b}' })).data).toEqual({
      update_cars_by_pk: { tags: ['a', 'b'] },
    });
    expect(await errorOf(running, update, asAdmin(), { v: 'a' })).toEqual({
      message: 'malformed array literal: "a"',
      code: 'data-exception',
      path: '$',
    });
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
