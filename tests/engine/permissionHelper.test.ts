import { openPermissions, type Permissions } from '../support/permissions';
import { createFixtureDatabase, METADATA_DIR } from './support/fixture';

let fixture: Awaited<ReturnType<typeof createFixtureDatabase>>;
let permissions: Permissions;
beforeAll(async () => {
  fixture = await createFixtureDatabase();
  permissions = await openPermissions(fixture.url, METADATA_DIR, {
    ACTIONS_URL: 'http://127.0.0.1:9',
    ACTIONS_KEY: 'k',
  });
});
afterAll(async () => {
  await permissions.close();
  await fixture.drop();
});

const maker = () => permissions.as('user', { 'X-Hasura-User-Id': 'maker' });
const insert = `mutation ($tenant: Int!) {
  insert_ledgers_one(object: { id: 9, tenant_id: $tenant, title: "New" }) { id }
}`;

it('takes back what it was let do', async () => {
  expect(await maker().can(insert, { tenant: 1 })).toEqual({ insert_ledgers_one: { id: 9 } });
  expect(await maker().can(insert, { tenant: 1 })).toEqual({ insert_ledgers_one: { id: 9 } });
  expect(await fixture.sql('select id from ledgers where id = 9')).toEqual([]);
});

it('sees in one request what an earlier field of it has changed', async () => {
  const document =
    'mutation { delete_ledgers(where: {}) { affected_rows } insert_ledgers(objects: []) { affected_rows } }';
  await expect(maker().can(document)).rejects.toThrow('user is refused (constraint-violation');
});

it('tells a refusal by its code', async () => {
  await maker().cannot(insert, { tenant: 2 }, 'permission-error');
  await maker().cannot('{ ledgers { secret } }', {}, 'validation-failed');
  await expect(maker().cannot(insert, { tenant: 2 }, 'not-found')).rejects.toThrow('permission-error');
  await expect(maker().cannot('{ ledgers { id } }')).rejects.toThrow('user is not refused');
});

it('compares what is seen', async () => {
  await maker().sees('{ tenants { name } }', { tenants: [{ name: 'Aldgate' }] });
  await expect(maker().sees('{ tenants { name } }', { tenants: [] })).rejects.toThrow('Aldgate');
});

it('runs no action, whose effects would stay', async () => {
  await expect(maker().can('{ rateOf(pair: "GBPEUR") }')).rejects.toThrow('cannot be taken back');
});
