import { openPermissions, type Permissions } from '../support/permissions';
import { createFixtureDatabase, metadataDir } from './support/fixture';

let fixture: Awaited<ReturnType<typeof createFixtureDatabase>>;
let permissions: Permissions;
beforeAll(async () => {
  fixture = await createFixtureDatabase();
  permissions = await openPermissions(fixture.url, metadataDir, {
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

it('rolls back every change', async () => {
  expect(await maker().can(insert, { tenant: 1 })).toEqual({ insert_ledgers_one: { id: 9 } });
  expect(await maker().can(insert, { tenant: 1 })).toEqual({ insert_ledgers_one: { id: 9 } });
  expect(await fixture.sql('select id from ledgers where id = 9')).toEqual([]);
});

it('sees the changes of earlier fields of the same request', async () => {
  const document =
    'mutation { delete_ledgers(where: {}) { affected_rows } insert_ledgers(objects: []) { affected_rows } }';
  await expect(maker().can(document)).rejects.toThrow('user is refused (constraint-violation');
});

it('reports a refusal by its code', async () => {
  await maker().cannot(insert, { tenant: 2 }, 'permission-error');
  await maker().cannot('{ ledgers { secret } }', {}, 'validation-failed');
  await expect(maker().cannot(insert, { tenant: 2 }, 'not-found')).rejects.toThrow('permission-error');
  await expect(maker().cannot('{ ledgers { id } }')).rejects.toThrow('user is not refused');
});

it('compares the visible rows', async () => {
  await maker().sees('{ tenants { name } }', { tenants: [{ name: 'Aldgate' }] });
  await expect(maker().sees('{ tenants { name } }', { tenants: [] })).rejects.toThrow('Aldgate');
});

it('runs no action, since its effects could not be rolled back', async () => {
  await expect(maker().can('{ rateOf(pair: "GBPEUR") }')).rejects.toThrow('cannot be taken back');
});
