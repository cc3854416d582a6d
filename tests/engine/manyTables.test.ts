import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { asAdmin, type RunningEngine } from './support/fixture';
import { byRole, startOwnSchema } from './support/ownSchema';
import { sized } from '../support/sized';

/* A project with two hundred tables (forty in CI), each with a view, a computed field and a function, enums and inherited roles. */

const count = sized(40, 200);
const last = count - 1;
const numbers = Array.from({ length: count }, (_, index) => index);
const next = (number: number) => (number + 1) % count;

const schema = `
create table states (value text primary key, comment text);
insert into states values ('open', 'Open'), ('closed', '');
create type grade as enum ('low', 'high');
${numbers
  .map(
    (
      n,
    ) => `create table t${n} (id int primary key, next_id int, state text references states, grade grade, amount numeric,
  weight float8, tags text[], extra jsonb, at timestamptz);
create view v${n} as select id, amount, state from t${n};
create function twice${n}(of_row t${n}) returns numeric language sql stable as $$ select of_row.amount * 2 $$;
create function found${n}(ids int[]) returns setof t${n} language sql stable as $$ select * from t${n} where id = any (ids) $$;`,
  )
  .join('\n')}
`;

const manual = (remote_table: string, from: string, to: string) => ({
  manual_configuration: { remote_table, column_mapping: { [from]: to } },
});
const readAll = { columns: '*', filter: {}, allow_aggregations: true, limit: 100 };
const tableOf = (n: number) => ({
  table: `t${n}`,
  object_relationships: [{ name: 'next', using: manual(`t${next(n)}`, 'next_id', 'id') }],
  array_relationships: [{ name: 'rows', using: manual(`v${n}`, 'id', 'id') }],
  computed_fields: [{ name: 'twice', definition: { function: `twice${n}` } }],
  select_permissions: byRole({
    reader: { ...readAll, computed_fields: ['twice'] },
    counter: { columns: [], filter: {}, allow_aggregations: true },
    clerk: { columns: ['id', 'state', 'amount'], filter: { state: { _eq: 'open' } } },
  }),
  insert_permissions: byRole({ clerk: { columns: '*', check: {} } }),
  update_permissions: byRole({ clerk: { columns: ['amount'], filter: {}, check: null } }),
  delete_permissions: byRole({ clerk: { filter: {} } }),
});

const metadata = {
  tables: [
    { table: 'states', is_enum: true },
    ...numbers.map(tableOf),
    ...numbers.map((n) => ({ table: `v${n}`, select_permissions: byRole({ reader: readAll }) })),
  ],
  functions: numbers.map((n) => ({ function: `found${n}` })),
  inherited_roles: [{ role_name: 'head', role_set: ['reader', 'clerk'] }],
};

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, metadata);
});
afterAll(() => running.stop());

test.each(['admin', 'reader', 'clerk', 'counter', 'head'])('a client reads the whole schema of %s', async (role) => {
  const { data, errors } = await running.post(getIntrospectionQuery(), asAdmin(role));
  expect(errors).toBeUndefined();
  const client = buildClientSchema(data as unknown as IntrospectionQuery);
  expect(client.getType(`t${last}`)).toBeDefined();
  expect(Boolean(client.getMutationType())).toBe(['admin', 'clerk', 'head'].includes(role));
});

test('the last table answers, and leads to the first', async () => {
  await running.sql(`insert into t0 (id, next_id) values (2, 1)`);
  await running.sql(`insert into t${last} (id, next_id, state, amount) values (1, 2, 'open', 1.5)`);
  const query = `{ t${last} { twice next { id } rows { amount } } found${last}(args: {ids: "{1}"}) { id } }`;
  expect((await running.post(query)).data).toEqual({
    [`t${last}`]: [{ twice: 3, next: { id: 2 }, rows: [{ amount: 1.5 }] }],
    [`found${last}`]: [{ id: 1 }],
  });
});
