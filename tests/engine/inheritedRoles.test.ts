import { asAdmin, startEngine, type RunningEngine } from './support/fixture';
import { metadataCommand } from './support/metadata';

const schema = `
create table offices (id int primary key);
insert into offices values (1), (2);
create table people (
  id int primary key, name text not null, salary int not null, retired boolean not null default false, boss_id int references people,
  office_id int not null default 2 references offices
);
create function people_bonus(person people) returns int language sql stable as $$ select person.salary / 10 $$;
insert into people (id, name, salary, boss_id) values (1, 'Ann', 100, null), (2, 'Bob', 300, 1), (3, 'Cyd', 200, 1), (4, 'Dan', 400, 2);
`;

const select = {
  colleague: { columns: ['id', 'name', 'boss_id'], filter: {}, allow_aggregations: true },
  boss: { columns: '*', computed_fields: ['bonus'], filter: { boss_id: 'X-Hasura-User-Id' }, limit: 3 },
  self: { columns: ['id', 'salary'], filter: { id: 'X-Hasura-User-Id' }, limit: 1, query_root_fields: ['select'] },
  pensioner: { columns: ['id'], filter: { retired: true } },
};
const permissions = (byRole: Record<string, unknown>): unknown[] =>
  Object.entries(byRole).map(([role, permission]) => ({ role, permission }));

const people = {
  table: 'people',
  object_relationships: [
    { name: 'boss', using: { foreign_key_constraint_on: 'boss_id' } },
    { name: 'office', using: { foreign_key_constraint_on: 'office_id' } },
  ],
  array_relationships: [
    { name: 'staff', using: { foreign_key_constraint_on: { table: 'people', column: 'boss_id' } } },
  ],
  computed_fields: [{ name: 'bonus', definition: { function: 'people_bonus' } }],
  select_permissions: permissions({ ...select, given: { columns: ['name'], filter: { id: 1 } } }),
  update_permissions: permissions({
    colleague: { columns: ['name'], filter: {} },
    boss: { columns: ['name', 'retired'], filter: { boss_id: 'X-Hasura-User-Id' } },
  }),
  delete_permissions: permissions({
    boss: { filter: { boss_id: 'X-Hasura-User-Id' } },
    self: { filter: { boss_id: 'X-Hasura-User-Id' } },
  }),
};
const offices = {
  table: 'offices',
  select_permissions: permissions({
    colleague: { columns: ['id'], filter: {} },
    boss: { columns: ['id'], filter: {} },
  }),
};
const inheritedRoles = [
  { role_name: 'chief', role_set: ['lead', 'pensioner'] },
  { role_name: 'lead', role_set: ['colleague', 'boss'] },
  { role_name: 'modest', role_set: ['self', 'boss'] },
  { role_name: 'given', role_set: ['boss'] },
  { role_name: 'orphan', role_set: ['nobody'] },
];
const metadata = (inherited: unknown[] = inheritedRoles): unknown => ({
  version: 3,
  sources: [{ name: 'default', kind: 'postgres', tables: [people, offices] }],
  actions: [
    {
      name: 'promote',
      definition: { handler: 'http://127.0.0.1:9', output_type: 'Int', kind: 'synchronous' },
      permissions: [{ role: 'boss' }],
    },
  ],
  inherited_roles: inherited,
});

let running: RunningEngine;
beforeAll(async () => {
  running = await startEngine({ metadataDir: undefined });
  await running.sql(schema);
  expect(await metadataCommand(running, 'replace_metadata', metadata())).toEqual({ message: 'success' });
});
afterAll(() => running.stop());

const as = (role: string): Record<string, string> => asAdmin(role, { 'x-hasura-user-id': '1' });

it('shows the rows that any parent sees, and a value only where a parent that may see it sees the row', async () => {
  const { data } = await running.post('{ people(order_by: {id: asc}) { id name salary bonus } }', as('lead'));
  expect(data?.people).toEqual([
    { id: 1, name: 'Ann', salary: null, bonus: null },
    { id: 2, name: 'Bob', salary: 300, bonus: 30 },
    { id: 3, name: 'Cyd', salary: 200, bonus: 20 },
  ]);
});

it('keeps a value hidden through several levels of inheritance', async () => {
  const { data } = await running.post('{ people(order_by: {id: asc}) { id salary } }', as('chief'));
  expect(data?.people).toEqual([
    { id: 1, salary: null },
    { id: 2, salary: 300 },
    { id: 3, salary: 200 },
  ]);
});

it('makes exactly the values that may be hidden nullable', () => {
  expect(running.engine.sdl('lead')).toMatch(/\n {2}name: String!\n[^}]*\n {2}salary: Int\n/);
  expect(running.engine.sdl('boss')).toMatch(/\n {2}name: String!\n[^}]*\n {2}salary: Int!\n/);
});

it('takes the largest limit, any aggregation and all root fields', async () => {
  expect((await running.post('{ people { id } }', as('modest'))).data?.people).toHaveLength(3);
  const { data } = await running.post(
    '{ people_aggregate { aggregate { count } } people_by_pk(id: 4) { id } }',
    as('lead'),
  );
  expect(data).toEqual({ people_aggregate: { aggregate: { count: 4 } }, people_by_pk: { id: 4 } });
});

it('prefers a permission of the role itself to those of its parents', async () => {
  expect((await running.post('{ people { name } }', as('given'))).data).toEqual({ people: [{ name: 'Ann' }] });
  const { errors } = await running.post('{ people { salary } }', as('given'));
  expect(errors?.[0]?.message).toBe("field 'salary' not found in type: 'people'");
});

it('inherits changes and actions that parents agree on', () => {
  expect(running.engine.sdl('lead')).toMatch(/\n {2}delete_people\(/);
  expect(running.engine.sdl('modest')).toMatch(/\n {2}delete_people\(/);
  expect(running.engine.sdl('lead')).toMatch(/\n {2}promote: Int\n/);
  expect(running.engine.sdl('orphan')).toMatch(/no_queries_available/);
});

it('lists changes that parents do not agree on, and leaves them out', async () => {
  expect(await metadataCommand(running, 'get_inconsistent_metadata')).toMatchObject({
    is_consistent: false,
    inconsistent_objects: [
      {
        type: 'inherited role permission inconsistency',
        name: 'lead',
        reason:
          "Could not inherit permission for the role 'lead' for the entity: 'update permission, table: people, source: 'default''",
        entity: { permission_type: 'update', source: 'default', table: 'people' },
      },
    ],
  });
  expect(running.engine.sdl('lead')).not.toMatch(/update_people/);
  expect(running.engine.sdl('modest')).toMatch(/\n {2}update_people\(/);
});

it('refuses roles that inherit from themselves', async () => {
  const answer = await metadataCommand(
    running,
    'replace_metadata',
    metadata([
      { role_name: 'a', role_set: ['b'] },
      { role_name: 'b', role_set: ['c', 'a'] },
    ]),
  );
  expect(answer).toMatchObject({ code: 'cyclic-dependency', error: 'found cycle(s) in roles: ["a","b","a"]' });
});

describe('a hidden value', () => {
  const queries = [
    '{ people { id name salary retired bonus } }',
    '{ people_by_pk(id: 4) { salary bonus } }',
    '{ people(where: {salary: {_gt: 150}}) { id } }',
    '{ people(where: {_not: {salary: {_gt: 150}}}) { id } }',
    '{ people(where: {salary: {_in: [100, 300]}}) { id } }',
    '{ people(where: {retired: {_eq: true}}) { id } }',
    '{ people(where: {bonus: {_gte: 50}}) { id } }',
    '{ people(order_by: [{salary: desc}, {id: asc}]) { id } }',
    '{ people(order_by: [{salary: asc}, {id: desc}], limit: 3) { id staff { id } } }',
    '{ people(order_by: [{bonus: desc}, {id: asc}]) { id } }',
    '{ people(distinct_on: salary, order_by: [{salary: asc}, {id: asc}]) { id salary } }',
    '{ people(distinct_on: [retired, salary]) { salary staff { salary } } }',
    '{ people(where: {boss: {salary: {_lt: 350}}}) { id } }',
    '{ people(where: {staff: {salary: {_gt: 350}}}) { id } }',
    '{ people(order_by: [{boss: {salary: asc}}, {id: asc}]) { id boss { salary } } }',
    '{ people(order_by: [{staff_aggregate: {max: {salary: desc}}}, {id: asc}]) { id } }',
    '{ people(where: {staff_aggregate: {count: {arguments: salary, filter: {salary: {_gt: 350}}, predicate: {_gt: 0}}}}) { id } }',
    '{ people(where: {staff_aggregate: {bool_or: {arguments: retired, predicate: {_eq: true}}}}) { id } }',
    '{ people_aggregate { aggregate { sum { salary } max { salary } count(columns: salary) } nodes { salary } } }',
    '{ people_aggregate(order_by: {salary: desc}, limit: 2) { aggregate { count(columns: [salary], distinct: true) min { salary } } } }',
    '{ people_aggregate(distinct_on: salary) { aggregate { count } nodes { salary bonus } } }',
  ];
  const nulls = '{ people(where: {salary: {_is_null: true}}) { id } }';
  const mutation = 'mutation { delete_people(where: {salary: {_eq: 777}}) { affected_rows returning { salary } } }';

  /** What a role is answered while the hidden values change. */
  const answers = async (query: string, role: string): Promise<unknown[]> => {
    const given: unknown[] = [];
    for (const change of ['salary = 100, retired = false', 'salary = 777, retired = true']) {
      await running.sql(`update people set ${change} where id in (1, 4)`);
      const { data, errors } = await running.post(query, as(role));
      expect(errors).toBeUndefined();
      given.push(data);
    }
    return given;
  };

  it.each([...queries, nulls, mutation])('shows nowhere: %s', async (query) => {
    const [first, second] = await answers(query, 'lead');
    expect(second).toEqual(first);
  });

  it.each(queries)('is answered for a permitted user: %s', async (query) => {
    const [first, second] = await answers(query, 'admin');
    expect(second).not.toEqual(first);
  });

  it('is compared as null', async () => {
    const seen = await running.post(
      '{ people(where: {salary: {_gt: 0}}, order_by: {salary: asc}) { id } }',
      as('lead'),
    );
    expect(seen.data?.people).toEqual([{ id: 3 }, { id: 2 }]);
    const { data } = await running.post(
      '{ people_aggregate { aggregate { sum { salary } count(columns: salary) } } }',
      as('lead'),
    );
    expect(data?.people_aggregate).toEqual({ aggregate: { sum: { salary: 500 }, count: 2 } });
  });

  it('still joins', async () => {
    const { data } = await running.post('{ people(where: {id: {_eq: 4}}) { office_id office { id } } }', as('lead'));
    expect(data?.people).toEqual([{ office_id: null, office: { id: 2 } }]);
  });
});
