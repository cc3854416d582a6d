import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import { administrate, borealis, createdUser, deleteTestUsers, newUsername, userCall } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

const ask = (id: string, by = 'orgadmin') => effectsOf(database, userCall(by, 'exists', { id }));

test('finds a user of any organisation by a username in any letters, and tells strangers nothing more', async () => {
  const id = await createdUser({ organisations: [{ org_id: borealis }] }, 'superadmin');
  const { answer, ...effects } = await ask(` ${id.toUpperCase()} `);
  expect(answer.data).toEqual({ result: { id, enabled: null } });
  expect((await ask(id, 'borealisadmin')).answer.data).toEqual({ result: { id, enabled: true } });
  expect((await ask(id, 'superadmin')).answer.data).toEqual({ result: { id, enabled: true } });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test('tells of one who is disabled, and nothing of a name that is free', async () => {
  const id = await createdUser();
  await administrate('orgadmin', 'disable', { id });
  expect((await ask(id)).answer.data).toEqual({ result: { id, enabled: false } });
  expect((await ask(newUsername())).answer.data).toEqual({ result: null });
});

test('refuses callers who administer nothing', async () => {
  expect(await refusedEffects(database, userCall('favadmin', 'exists', { id: 'maker' }))).toEqual(
    refused('super_admins_only'),
  );
});
