import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import { administrate, createdUser, deleteTestUsers, refusedPersons, userCall } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

const accessOf = (id: string) =>
  database('users').where({ id }).first('is_api_key_access_enabled', 'api_access_scopes', 'api_access_networks');
const readAccess = async (id: string) => (await administrate('orgadmin', 'read', { id })).data?.result;

test('gives access within limits and issues no key', async () => {
  const id = await createdUser();
  const { answer, ...effects } = await effectsOf(database, userCall('orgadmin', 'apiAccess', { id, isEnabled: true }));
  expect(answer.data).toEqual({ result: { id } });
  expect(effects).toEqual({ rows: ['update users'], activity: ['A026'], provider: [] });
  const all = { is_api_key_access_enabled: true, api_access_scopes: ['read', 'draft'], api_access_networks: [] };
  expect(await accessOf(id)).toEqual(all);
  expect(await database('api_keys').where({ user_id: id })).toEqual([]);
  const limits = { scopes: ['read'], networks: ['192.0.2.0/24'] };
  await administrate('orgadmin', 'apiAccess', { id, isEnabled: true, ...limits });
  expect(await readAccess(id)).toMatchObject({ apiKey: null, apiAccess: { isEnabled: true, ...limits } });
});

test('taking the access ends the key and leaves the limits for the next time', async () => {
  const id = await createdUser();
  await administrate('orgadmin', 'apiAccess', { id, isEnabled: true, scopes: ['read'] });
  const key = { user_id: id, name: 'API access', hint: 'k3Qx', createdById: id };
  await database('api_keys').insert(key);
  expect(await readAccess(id)).toMatchObject({ apiKey: { key: '…k3Qx', isEnabled: true } });
  const revoked = await effectsOf(database, userCall('orgadmin', 'apiAccess', { id, isEnabled: false }));
  expect(revoked).toMatchObject({ rows: ['update api_keys', 'update users'], activity: ['A026'], provider: [] });
  expect((await database('api_keys').where({ user_id: id }).first('revokedAt'))?.revokedAt).toEqual(expect.any(Date));
  expect(await accessOf(id)).toMatchObject({ is_api_key_access_enabled: false, api_access_scopes: ['read'] });
  expect(await readAccess(id)).toMatchObject({ apiKey: { key: '…k3Qx', isEnabled: false } });
});

test.each([
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['approve'] }, 'scopes[0]'],
  [{ networks: ['192.0.2.0/33'] }, 'networks[0]'],
])('refuses %j', async (terms, field) => {
  const id = await createdUser();
  const call = userCall('orgadmin', 'apiAccess', { id, isEnabled: true, ...terms });
  expect(await refusedEffects(database, call)).toEqual(refused('invalid_input', field));
});

test.each(refusedPersons)('refuses $who', async ({ by, user, code }) => {
  const call = userCall(by, 'apiAccess', { id: await user(database), isEnabled: true });
  expect(await refusedEffects(database, call)).toEqual(refused(code, 'id'));
});

test('refuses callers who administer nothing', async () => {
  const id = await createdUser();
  expect(await refusedEffects(database, userCall('favadmin', 'apiAccess', { id, isEnabled: true }))).toEqual(
    refused('super_admins_only'),
  );
});
