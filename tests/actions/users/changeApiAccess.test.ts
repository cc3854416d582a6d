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

test('a key is shown once, kept as a hash, replaced by the next one and revoked', async () => {
  const id = await createdUser();
  const change = async (isEnabled: boolean) =>
    (await administrate<{ key: string | null }>('orgadmin', 'apiAccess', { id, isEnabled })).data?.result.key;
  const hashes = () =>
    database('vault.api_key_hashes').join('api_keys', 'api_keys.id', 'api_key_id').where({ user_id: id }).pluck('hash');
  const first = await change(true);
  expect(first).toMatch(/^ck_[\w-]{43}$/);
  const [hash] = await hashes();
  expect(hash).toMatch(/^sha256:/);
  const read = async () => (await administrate('orgadmin', 'read', { id })).data?.result.apiKey;
  expect(await read()).toEqual({ key: `…${first!.slice(-4)}`, isEnabled: true });
  const second = await change(true);
  expect(second).not.toBe(first);
  expect(await hashes()).toHaveLength(1);
  expect(await hashes()).not.toContain(hash);
  expect(await change(false)).toBeNull();
  expect([await hashes(), await read()]).toEqual([[], { key: `…${second!.slice(-4)}`, isEnabled: false }]);
  expect(await database('users').where({ id }).first()).toMatchObject({ is_api_key_access_enabled: false });
});

test('what it leaves: the key, its hash and two lines of the log', async () => {
  const id = await createdUser();
  const entries = async () =>
    (
      await database('activity').where('details', 'like', `%: ${id}`).where({ eventCode: 'A026' }).pluck('details')
    ).toSorted();
  const issued = await effectsOf<{ result: { key: string } }>(
    database,
    userCall('orgadmin', 'apiAccess', { id, isEnabled: true }),
  );
  expect(issued).toMatchObject({ rows: ['insert api_keys', 'update users'], activity: ['A026'], provider: [] });
  expect(await database('api_keys').where({ user_id: id })).toMatchObject([
    {
      hint: issued.answer.data!.result.key.slice(-4),
      scopes: ['draft'],
      allowed_networks: [],
      createdById: 'orgadmin',
      revokedAt: null,
    },
  ]);
  expect(await entries()).toEqual([`API key issued: ${id}`]);
  const revoked = await effectsOf(database, userCall('orgadmin', 'apiAccess', { id, isEnabled: false }));
  expect(revoked.answer.data).toEqual({ result: { id, key: null } });
  expect(revoked).toMatchObject({ rows: ['update api_keys', 'update users'], activity: ['A026'], provider: [] });
  expect((await database('api_keys').where({ user_id: id }).first('revokedAt'))?.revokedAt).toEqual(expect.any(Date));
  expect(await entries()).toEqual([`API access revoked: ${id}`, `API key issued: ${id}`]);
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
