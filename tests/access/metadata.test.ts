import { loopbackAdminSecret } from '../../local/stack/secrets';
import { stackUrl } from '../support/stack';

const call = async (path: string, body?: unknown, secret = loopbackAdminSecret) =>
  fetch(`${stackUrl()}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-hasura-admin-secret': secret },
    body: body ? JSON.stringify(body) : undefined,
  });

test('no object of the metadata is inconsistent', async () => {
  const response = await call('/v1/metadata', { type: 'get_inconsistent_metadata', args: {} });
  expect(await response.json()).toMatchObject({ is_consistent: true, inconsistent_objects: [] });
  expect(await (await call('/healthz')).text()).toBe('OK');
});

test('the metadata API is for the admin secret alone', async () => {
  const response = await call('/v1/metadata', { type: 'export_metadata', args: {} }, 'wrong');
  expect(response.status).toBe(401);
});

test('every select permission bounds its rows', async () => {
  const response = await call('/v1/metadata', { type: 'export_metadata', args: {} });
  const { sources } = (await response.json()) as {
    sources: { tables: { table: { name: string }; select_permissions?: { permission: { limit?: number } }[] }[] }[];
  };
  const unbounded = sources
    .flatMap(({ tables }) => tables)
    .filter(({ select_permissions = [] }) => select_permissions.some(({ permission }) => !permission.limit))
    .map(({ table }) => table.name);
  expect(unbounded).toEqual([]);
});
