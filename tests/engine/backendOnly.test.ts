import { asAdmin, type RunningEngine } from './support/fixture';
import { byRole, errorOf, startOwnSchema } from './support/ownSchema';

const backend = { backend_only: true };
const metadata = {
  tables: [
    {
      table: 'events',
      select_permissions: byRole({ app: { columns: '*', filter: {} } }),
      insert_permissions: byRole({ app: { columns: ['id', 'body'], check: {}, ...backend } }),
      update_permissions: byRole({ app: { columns: ['body'], filter: {}, ...backend } }),
      delete_permissions: byRole({ app: { filter: {}, ...backend } }),
    },
    {
      table: 'notes',
      select_permissions: byRole({ app: { columns: '*', filter: {} } }),
      insert_permissions: byRole({ app: { columns: '*', check: {} } }),
    },
  ],
};

let running: RunningEngine;
beforeAll(async () => {
  const sql = 'create table events (id int primary key, body text); create table notes (id int primary key)';
  running = await startOwnSchema(sql, metadata, { unauthorizedRole: 'app' });
});
beforeEach(() => running.sql(`truncate events; insert into events values (1, 'old')`));
afterAll(() => running.stop());

const as = (flag?: string): Record<string, string> =>
  asAdmin('app', flag === undefined ? {} : { 'x-hasura-use-backend-only-permissions': flag });

const changes: [string, string, unknown][] = [
  ['insert_events', 'insert_events(objects: [{id: 2, body: "new"}]) { affected_rows }', { affected_rows: 1 }],
  ['insert_events_one', 'insert_events_one(object: {id: 2}) { id }', { id: 2 }],
  ['update_events', 'update_events(where: {}, _set: {body: "x"}) { affected_rows }', { affected_rows: 1 }],
  ['update_events_by_pk', 'update_events_by_pk(pk_columns: {id: 1}, _set: {body: "x"}) { body }', { body: 'x' }],
  ['delete_events', 'delete_events(where: {}) { affected_rows }', { affected_rows: 1 }],
];

it.each(changes)('%s is available to a backend request only', async (name, field, expected) => {
  expect((await running.post(`mutation { ${field} }`, as('true'))).data).toEqual({ [name]: expected });
  await running.sql(`truncate events; insert into events values (1, 'old')`);
  for (const headers of [as(), as('false'), { 'x-hasura-use-backend-only-permissions': 'true' }]) {
    expect(await errorOf(running, `mutation { ${field} }`, headers)).toMatchObject({
      message: `field '${name}' not found in type: 'mutation_root'`,
    });
  }
  expect(await running.sql('select * from events')).toEqual([{ id: 1, body: 'old' }]);
});

it('leaves the other permissions as they are', async () => {
  for (const flag of [undefined, 'true', 'false']) {
    expect((await running.post('{ events { id } }', as(flag))).data).toEqual({ events: [{ id: 1 }] });
  }
  const query = 'mutation { insert_notes(objects: []) { affected_rows } }';
  expect((await running.post(query, as())).data).toEqual({ insert_notes: { affected_rows: 0 } });
});

it.each(['true', 'T', 'yes', 'Y'])('takes %s for yes', async (flag) => {
  expect(
    (await running.post('mutation { delete_events(where: {}) { affected_rows } }', as(flag))).errors,
  ).toBeUndefined();
});

it.each(['false', 'F', 'no', 'N'])('takes %s for no', async (flag) => {
  expect((await running.post('mutation { delete_events(where: {}) { affected_rows } }', as(flag))).errors).toHaveLength(
    1,
  );
});

it('refuses a flag that is neither', async () => {
  expect(await errorOf(running, '{ events { id } }', as('maybe'))).toEqual({
    message:
      'x-hasura-use-backend-only-permissions:  Not a valid boolean text. True values are ["true","t","yes","y"] and ' +
      ' False values are ["false","f","no","n"]. All values are case insensitive',
    code: 'bad-request',
    path: '$',
  });
});
