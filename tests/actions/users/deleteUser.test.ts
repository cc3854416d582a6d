import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import { administrate, createdUser, deleteTestUsers, newUsername, poolUser, userCall } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

const rowOf = (id: string) => database('users').where({ id }).first();

test('a user without records is deleted in both places, by super admins alone; one with records is not', async () => {
  const id = await createdUser();
  expect((await administrate('orgadmin', 'remove', { id })).errors).toBeDefined();
  expect(await rowOf(id)).toBeDefined();
  expect((await administrate('superadmin', 'read', { id })).data?.result).toMatchObject({ hasRecords: false });
  expect((await administrate('superadmin', 'remove', { id })).data?.result).toEqual({ id, isPending: false });
  expect([await rowOf(id), await poolUser(database, id)]).toEqual([undefined, undefined]);
  expect(await database('activity').where({ details: id, eventCode: 'A027' })).toHaveLength(1);
  expect((await administrate('superadmin', 'read', { id: 'maker' })).data?.result).toMatchObject({ hasRecords: true });
  expect(await poolUser(database, 'maker')).toMatchObject({ isEnabled: true });
});

test('what it leaves: neither links nor the user', async () => {
  const id = await createdUser();
  const { answer, ...effects } = await effectsOf(database, userCall('superadmin', 'remove', { id }));
  expect(answer.data).toEqual({ result: { id, isPending: false } });
  expect(effects).toEqual({
    rows: ['delete users', 'delete users_organisations', 'insert identity_operations', 'update identity_operations'],
    activity: ['A027'],
    provider: [],
  });
  expect(await database('users_organisations').where({ user_id: id })).toEqual([]);
});

test.each([
  ['one’s own user', () => 'superadmin', 'own_user'],
  ['an absent user', newUsername, 'user_not_found'],
  ['a user with records', () => 'maker', 'user_has_records'],
])('refuses %s', async (_who, user, code) => {
  expect(await refusedEffects(database, userCall('superadmin', 'remove', { id: user() }))).toEqual(refused(code, 'id'));
});
