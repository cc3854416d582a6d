import { asAdmin, type RunningEngine } from './support/fixture';
import { byRole, errorOf, startOwnSchema } from './support/ownSchema';

const schema = `
create table cities (id int primary key, name text not null, mayor text);
create table streets (id int primary key, city_id int references cities, name text not null, length int, hidden boolean not null default false);
insert into cities values (1, 'Bonn', 'Zoe'), (2, 'Aachen', null), (3, 'Celle', 'Max');
insert into streets values
  (1, 1, 'Main', 5, false), (2, 1, 'Side', null, false), (3, 2, 'Main', 1, false), (4, null, 'Lost', 9, false), (5, 3, 'Secret', 100, true);
create function city_rank(city cities) returns int language sql stable as $$ select 10 - city.id $$;
`;
const tables = [
  {
    table: 'cities',
    computed_fields: [{ name: 'rank', definition: { function: 'city_rank' } }],
    array_relationships: [
      { name: 'streets', using: { foreign_key_constraint_on: { table: 'streets', column: 'city_id' } } },
    ],
    select_permissions: byRole({ guest: { columns: ['id', 'name'], filter: { id: { _neq: 1 } } } }),
  },
  {
    table: 'streets',
    object_relationships: [{ name: 'city', using: { foreign_key_constraint_on: 'city_id' } }],
    select_permissions: byRole({
      guest: { columns: ['id', 'length', 'city_id'], filter: { hidden: false }, allow_aggregations: true },
    }),
  },
];

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, { tables });
});
afterAll(() => running.stop());

const ids = async (table: string, order: string, role?: string): Promise<unknown> => {
  const { data, errors } = await running.post(`{ ${table}(order_by: ${order}) { id } }`, asAdmin(role));
  expect(errors).toBeUndefined();
  return (data?.[table] as { id: number }[]).map(({ id }) => id);
};

describe('rows in the order of', () => {
  it.each([
    ['streets', '{id: desc}', [5, 4, 3, 2, 1]],
    ['streets', '[{name: asc}, {id: desc}]', [4, 3, 1, 5, 2]],
    ['streets', '{name: asc, id: asc}', [4, 1, 3, 5, 2]],
    ['streets', '{length: asc}', [3, 1, 4, 5, 2]],
    ['streets', '{length: desc}', [2, 5, 4, 1, 3]],
    ['streets', '{length: asc_nulls_first}', [2, 3, 1, 4, 5]],
    ['streets', '{length: asc_nulls_last}', [3, 1, 4, 5, 2]],
    ['streets', '{length: desc_nulls_first}', [2, 5, 4, 1, 3]],
    ['streets', '{length: desc_nulls_last}', [5, 4, 1, 3, 2]],
    ['streets', '[{length: null}, {id: desc}]', [5, 4, 3, 2, 1]],
    ['cities', '{rank: asc}', [3, 2, 1]],
  ])('own values: %s by %s', async (table, order, expected) => {
    expect(await ids(table, order)).toEqual(expected);
  });

  it.each([
    ['streets', '[{city: {name: asc}}, {id: asc}]', [3, 1, 2, 5, 4]],
    ['streets', '[{city: {name: desc_nulls_last}}, {id: asc}]', [5, 1, 2, 3, 4]],
    ['streets', '[{city: {mayor: asc}}, {id: asc}]', [5, 1, 2, 3, 4]],
    ['streets', '[{city: {rank: asc}}, {id: asc}]', [5, 3, 1, 2, 4]],
    ['streets', '[{city: null}, {id: asc}]', [1, 2, 3, 4, 5]],
    ['cities', '[{streets_aggregate: {count: desc}}, {id: asc}]', [1, 2, 3]],
    ['cities', '[{streets_aggregate: {max: {length: desc_nulls_last}}}, {id: asc}]', [3, 1, 2]],
    ['cities', '[{streets_aggregate: {min: {name: asc}}}, {id: asc}]', [1, 2, 3]],
    ['cities', '[{streets_aggregate: {sum: {length: asc}}}, {id: asc}]', [2, 1, 3]],
    ['cities', '[{streets_aggregate: {sum: null, count: asc}}, {id: asc}]', [2, 3, 1]],
    ['cities', '[{streets_aggregate: {sum: {length: null}}}, {id: desc}]', [3, 2, 1]],
    ['streets', '[{city: {streets_aggregate: {count: asc}}}, {id: asc}]', [3, 5, 1, 2, 4]],
  ])('values of related rows: %s by %s', async (table, order, expected) => {
    expect(await ids(table, order)).toEqual(expected);
  });
});

describe('what a role orders by', () => {
  it('is null in related rows that it does not see', async () => {
    expect(await ids('streets', '[{city: {name: asc_nulls_first}}, {id: asc}]', 'guest')).toEqual([1, 2, 4, 3]);
  });

  it('does not count hidden rows', async () => {
    expect(await ids('cities', '[{streets_aggregate: {max: {length: desc_nulls_last}}}, {id: asc}]', 'guest')).toEqual([
      2, 3,
    ]);
    expect(await ids('cities', '[{streets_aggregate: {count: asc}}, {id: asc}]', 'guest')).toEqual([3, 2]);
  });

  it.each([
    ['{ cities(order_by: {mayor: asc}) { id } }', 'mayor', 'cities_order_by'],
    ['{ streets(order_by: {city: {mayor: asc}}) { id } }', 'mayor', 'cities_order_by'],
    ['{ cities(order_by: {rank: asc}) { id } }', 'rank', 'cities_order_by'],
    ['{ cities(order_by: {streets_aggregate: {max: {name: asc}}}) { id } }', 'name', 'streets_max_order_by'],
  ])('is granted: %s is not', async (query, field, type) => {
    expect(await errorOf(running, query, asAdmin('guest'))).toMatchObject({
      message: `field '${field}' not found in type: '${type}'`,
    });
  });
});

describe('distinct_on', () => {
  it.each([
    ['distinct_on: name', [4, 1, 5, 2]],
    ['distinct_on: [name], order_by: [{name: desc}, {length: desc}]', [2, 5, 1, 4]],
    ['distinct_on: [name, length], order_by: [{length: asc}, {name: asc}]', [3, 1, 4, 5, 2]],
    ['distinct_on: name, order_by: [{name: asc}, {id: desc}], limit: 2', [4, 3]],
    ['distinct_on: [], order_by: {id: asc}', [1, 2, 3, 4, 5]],
  ])('keeps the first row of each value: %s', async (args, expected) => {
    const { data } = await running.post(`{ streets(${args}) { id } }`);
    expect((data?.streets as { id: number }[]).map(({ id }) => id)).toEqual(expected);
  });

  it.each([
    'distinct_on: name, order_by: {id: asc}',
    'distinct_on: [name, length], order_by: {name: asc}',
    'distinct_on: name, order_by: {city: {name: asc}}',
  ])('must be what the order begins with: %s', async (args) => {
    expect(await errorOf(running, `{ streets(${args}) { id } }`)).toEqual({
      message: '"distinct_on" columns must match initial "order_by" columns',
      code: 'validation-failed',
      path: '$.selectionSet.streets.args',
    });
  });
});
