import { asAdmin, type RunningEngine } from './support/fixture';
import { byRole, errorOf, startOwnSchema } from './support/ownSchema';

const schema = `
create table shops (id int primary key, name text not null);
create table sales (
  id int primary key, shop_id int not null references shops, amount numeric(10, 2), pieces int, big bigint, ratio float8, note text, day date,
  paid boolean, doc jsonb, tags text[]
);
insert into shops values (1, 'North'), (2, 'South'), (3, 'Empty');
insert into sales (id, shop_id, amount, pieces, big, ratio, note, day, paid) values
  (1, 1, 10.10, 1, 9007199254740993, 0.5, 'b', '2026-01-02', true), (2, 1, 20.20, 3, 1, 1.5, 'a', '2026-01-01', true),
  (3, 1, null, null, null, null, 'a', null, null), (4, 2, 5.00, 2, 2, 2.0, null, '2026-02-01', false);
`;
const tables = [
  {
    table: 'shops',
    array_relationships: [
      { name: 'sales', using: { foreign_key_constraint_on: { table: 'sales', column: 'shop_id' } } },
    ],
    select_permissions: byRole({ analyst: { columns: ['id'], filter: {} }, guest: { columns: ['id'], filter: {} } }),
  },
  {
    table: 'sales',
    select_permissions: byRole({
      analyst: { columns: ['id', 'pieces', 'paid'], filter: { paid: true }, allow_aggregations: true },
      guest: { columns: ['id'], filter: {} },
    }),
  },
];

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, { tables });
});
afterAll(() => running.stop());

const aggregate = async (fields: string, where = '{}', role?: string): Promise<unknown> => {
  const { data, errors } = await running.post(
    `{ sales_aggregate(where: ${where}) { aggregate { ${fields} } } }`,
    asAdmin(role),
  );
  expect(errors).toBeUndefined();
  return (data?.sales_aggregate as { aggregate: unknown }).aggregate;
};

describe('the aggregate of some rows', () => {
  it.each<[string, unknown]>([
    ['count', { count: 4 }],
    ['count(columns: note)', { count: 3 }],
    ['count(columns: [note], distinct: true)', { count: 2 }],
    ['count(columns: [shop_id, note], distinct: true)', { count: 3 }],
    ['count(columns: [shop_id, note])', { count: 4 }],
    ['count(distinct: true)', { count: 4 }],
    ['count(columns: [note], distinct: null)', { count: 3 }],
    ['a: count b: count(columns: amount)', { a: 4, b: 3 }],
    ['sum { amount pieces }', { sum: { amount: 35.3, pieces: 6 } }],
    ['avg { pieces shop_id }', { avg: { pieces: 2, shop_id: 1.25 } }],
    ['max { note day amount id }', { max: { note: 'b', day: '2026-02-01', amount: 20.2, id: 4 } }],
    ['min { note day pieces }', { min: { note: 'a', day: '2026-01-01', pieces: 1 } }],
    ['stddev { pieces } stddev_samp { pieces }', { stddev: { pieces: 1 }, stddev_samp: { pieces: 1 } }],
    ['variance { pieces } var_samp { pieces }', { variance: { pieces: 1 }, var_samp: { pieces: 1 } }],
    [
      'var_pop { ratio } stddev_pop { shop_id }',
      { var_pop: { ratio: 0.38888888888888884 }, stddev_pop: { shop_id: 0.4330127018922193 } },
    ],
    ['s: sum { p: pieces } __typename', { s: { p: 6 }, __typename: 'sales_aggregate_fields' }],
  ])('%s', async (fields, expected) => {
    expect(await aggregate(fields)).toEqual(expected);
  });

  it('of no rows counts 0 and has null for the rest', async () => {
    expect(await aggregate('count sum { amount } max { note } avg { ratio }', '{id: {_lt: 0}}')).toEqual({
      count: 0,
      sum: { amount: null },
      max: { note: null },
      avg: { ratio: null },
    });
  });

  it('takes the rows of limit, offset and distinct_on, as the nodes do', async () => {
    const query = `{
      limited: sales_aggregate(order_by: {id: desc}, limit: 2) { aggregate { count max { id } } nodes { id } }
      rest: sales_aggregate(order_by: {id: asc}, offset: 3) { aggregate { count } nodes { id } }
      distinct: sales_aggregate(distinct_on: shop_id, order_by: [{shop_id: asc}, {id: asc}]) { aggregate { count } nodes { id } }
    }`;
    expect((await running.post(query)).data).toEqual({
      limited: { aggregate: { count: 2, max: { id: 4 } }, nodes: [{ id: 4 }, { id: 3 }] },
      rest: { aggregate: { count: 1 }, nodes: [{ id: 4 }] },
      distinct: { aggregate: { count: 2 }, nodes: [{ id: 1 }, { id: 4 }] },
    });
  });

  it('is by parent along a relationship', async () => {
    const query =
      '{ shops(order_by: {id: asc}) { sales_aggregate(where: {pieces: {_gt: 1}}) { aggregate { count sum { amount } } } } }';
    expect((await running.post(query)).data).toEqual({
      shops: [
        { sales_aggregate: { aggregate: { count: 1, sum: { amount: 20.2 } } } },
        { sales_aggregate: { aggregate: { count: 1, sum: { amount: 5 } } } },
        { sales_aggregate: { aggregate: { count: 0, sum: { amount: null } } } },
      ],
    });
  });
});

describe('which columns an aggregate has', () => {
  it.each([
    ['sum { note }', "field 'note' not found in type: 'sales_sum_fields'"],
    ['avg { day }', "field 'day' not found in type: 'sales_avg_fields'"],
    ['max { doc }', "field 'doc' not found in type: 'sales_max_fields'"],
    ['min { paid }', "field 'paid' not found in type: 'sales_min_fields'"],
    ['count(columns: nothing)', /^expected one of the values \['id', 'shop_id', 'amount'/],
    ['median { pieces }', "field 'median' not found in type: 'sales_aggregate_fields'"],
  ])('is by their type: not %s', async (fields, message) => {
    const error = await errorOf(running, `{ sales_aggregate { aggregate { ${fields} } } }`);
    expect(error.message).toMatch(message);
  });

  it('is by the role: only columns that it may select', async () => {
    expect(await aggregate('count sum { pieces }', '{}', 'analyst')).toEqual({ count: 2, sum: { pieces: 4 } });
    const query = '{ sales_aggregate { aggregate { sum { amount } } } }';
    expect(await errorOf(running, query, asAdmin('analyst'))).toMatchObject({
      message: "field 'amount' not found in type: 'sales_sum_fields'",
    });
  });

  it('is none for a role that may not aggregate', async () => {
    expect(await errorOf(running, '{ sales_aggregate { aggregate { count } } }', asAdmin('guest'))).toMatchObject({
      message: "field 'sales_aggregate' not found in type: 'query_root'",
    });
    expect(running.engine.sdl('guest')).not.toMatch(/type sales_aggregate/);
  });
});

describe('a filter by the aggregate of related rows', () => {
  it.each<[string, number[]]>([
    ['count: {predicate: {_eq: 3}}', [1]],
    ['count: {predicate: {_gte: 1}}', [1, 2]],
    ['count: {predicate: {_eq: 0}}', [3]],
    ['count: {predicate: {_in: [0, 1]}}', [2, 3]],
    ['count: {arguments: [note], predicate: {_eq: 0}}', [2, 3]],
    ['count: {arguments: [note], distinct: true, predicate: {_eq: 2}}', [1]],
    ['count: {arguments: [amount, note], distinct: true, predicate: {_eq: 3}}', [1]],
    ['count: {filter: {pieces: {_gt: 1}}, predicate: {_eq: 1}}', [1, 2]],
    ['count: {distinct: null, predicate: {_eq: 1}}', [2]],
    ['count: {predicate: {_gt: 0, _lt: 3}}', [2]],
    ['bool_and: {arguments: paid, predicate: {_eq: true}}', [1]],
    ['bool_or: {arguments: paid, predicate: {_eq: false}}', [2]],
  ])('%s', async (predicate, ids) => {
    const query = `{ shops(where: {sales_aggregate: {${predicate}}}, order_by: {id: asc}) { id } }`;
    expect((await running.post(query)).data).toEqual({ shops: ids.map((id) => ({ id })) });
  });

  it('sees only rows that the role may see', async () => {
    const query = '{ shops(where: {sales_aggregate: {count: {predicate: {_eq: 2}}}}) { id } }';
    expect((await running.post(query, asAdmin('analyst'))).data).toEqual({ shops: [{ id: 1 }] });
  });

  it.each([
    [
      '{count: {predicate: {_eq: 1}}, bool_and: {arguments: paid, predicate: {_eq: true}}}',
      'exactly one predicate should be specified',
    ],
    ['{}', 'exactly one predicate should be specified'],
    ['{count: {}}', "missing required field 'predicate'"],
    ['{bool_and: {predicate: {_eq: true}}}', "missing required field 'arguments'"],
    ['{count: {predicate: {_eq: null}}}', "unexpected null value for type 'Int'"],
  ])('is refused: %s', async (predicate, message) => {
    expect(await errorOf(running, `{ shops(where: {sales_aggregate: ${predicate}}) { id } }`)).toMatchObject({
      message,
    });
  });

  it.each(['null', '{count: {filter: null, predicate: {_eq: 1}}}'])('is refused as %s', async (predicate) => {
    expect(await errorOf(running, `{ shops(where: {sales_aggregate: ${predicate}}) { id } }`)).toMatchObject({
      message: expect.stringMatching(/^expected an object for type '\w+_bool_exp', but found null$/) as string,
    });
  });
});

it('keeps every digit of a sum', async () => {
  const body = JSON.stringify({ query: '{ sales_aggregate { aggregate { sum { big } max { big } } } }' });
  const response = await fetch(`${running.url}/v1/graphql`, { method: 'POST', headers: asAdmin(), body });
  expect((await response.text()).replaceAll(' ', '')).toBe(
    '{"data":{"sales_aggregate":{"aggregate":{"sum":{"big":9007199254740996},"max":{"big":9007199254740993}}}}}',
  );
});
