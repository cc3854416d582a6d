import { randomUUID } from 'node:crypto';
import { asAdmin, type RunningEngine } from './support/fixture';
import { byRole, startOwnSchema } from './support/ownSchema';

// Roles belong to the whole server, which other tests use at the same time.
const login = `reader_${randomUUID().replaceAll('-', '')}`;

const schema = `
create table tickets (id int primary key, title text, state text);
create table notes (id int primary key, ticket_id int references tickets (id), body text);
create table logs (id int primary key, line text);
create view open_tickets as select * from tickets where state = 'open';
create role ${login};
grant select on all tables in schema public to ${login};
grant insert (id, title), update (state) on tickets to ${login};
grant delete on notes to ${login};
do $$ begin execute format('alter database %I set role = ${login}', current_database()); end $$;
`;
const tables = [
  {
    table: 'tickets',
    select_permissions: byRole({ clerk: { columns: '*', filter: {} } }),
    insert_permissions: byRole({ clerk: { columns: ['title', 'state'], check: {} } }),
    update_permissions: byRole({ clerk: { columns: '*', filter: {} } }),
    array_relationships: [
      { name: 'notes', using: { foreign_key_constraint_on: { column: 'ticket_id', table: 'notes' } } },
    ],
  },
  { table: 'notes' },
  { table: 'logs' },
  { table: 'open_tickets' },
];

let running: RunningEngine;
beforeAll(async () => {
  running = await startOwnSchema(schema, { tables });
});
afterAll(async () => {
  await running.stop();
});

/** The names of a type of the role, in order. */
async function names(type: string, role = 'admin'): Promise<string[]> {
  const query = `{ __type(name: "${type}") { fields { name } inputFields { name } enumValues { name } } }`;
  const { data } = await running.post(query, asAdmin(role));
  const { fields, inputFields, enumValues } = data?.__type as Described;
  return (fields ?? inputFields ?? enumValues ?? []).map(({ name }) => name).sort();
}

type Described = Readonly<Record<'fields' | 'inputFields' | 'enumValues', readonly { readonly name: string }[] | null>>;

it('offers what the engine’s login may write, for admin too', async () => {
  expect(await names('mutation_root')).toEqual([
    'delete_notes',
    'delete_notes_by_pk',
    'insert_tickets',
    'insert_tickets_one',
    'update_tickets',
    'update_tickets_by_pk',
    'update_tickets_many',
  ]);
});

it('offers the columns that the login may write', async () => {
  expect(await names('tickets_insert_input')).toEqual(['id', 'title']);
  expect(await names('tickets_set_input')).toEqual(['state']);
  expect(await names('tickets_update_column')).toEqual(['state']);
});

it('takes nothing away from a permission but what the login may not', async () => {
  expect(await names('mutation_root', 'clerk')).toEqual([
    'insert_tickets',
    'insert_tickets_one',
    'update_tickets',
    'update_tickets_by_pk',
    'update_tickets_many',
  ]);
  expect(await names('tickets_insert_input', 'clerk')).toEqual(['title']);
});

it('writes what it offers', async () => {
  const insert = 'mutation { insert_tickets_one(object: {id: 1, title: "Late"}) { title state } }';
  expect(await running.post(insert)).toEqual({ data: { insert_tickets_one: { title: 'Late', state: null } } });
  const update = 'mutation { update_tickets(where: {}, _set: {state: "open"}) { affected_rows } }';
  expect(await running.post(update)).toEqual({ data: { update_tickets: { affected_rows: 1 } } });
});
