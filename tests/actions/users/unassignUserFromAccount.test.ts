import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { refusalOf } from '../../support/portal';
import { stackDatabase } from '../../support/stack';
import { contact, foreignAccount, foreignSeat, ownAccount, seated, seatsOf, takenSeat } from '../../support/seats';
import { administrate, createdUser, deleteTestUsers, newUsername, userCall } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

test('seats of several users on an account are removed together, all or none', async () => {
  const ids = [await createdUser(), await createdUser()];
  for (const id of ids) await administrate('orgadmin', 'createContact', contact(id));
  const ask = (userIds: readonly string[]) =>
    administrate<{ ids: string[] }>('orgadmin', 'unassign', { userIds, accountId: ownAccount });
  expect(refusalOf(await ask([...ids, newUsername()])).code).toBe('seat_not_found');
  expect(refusalOf(await ask([])).code).toBe('invalid_input');
  expect(await seatsOf(database, ids[0]!)).toHaveLength(1);
  expect((await ask(ids)).data?.result.ids).toHaveLength(2);
  expect([await seatsOf(database, ids[0]!), await seatsOf(database, ids[1]!)]).toEqual([[], []]);
});

test('what it leaves: one line of the log for each seat', async () => {
  const ids = [await createdUser(), await createdUser()];
  const seats = [await seated(ids[0]!), await seated(ids[1]!)];
  const asked = userCall('orgadmin', 'unassign', { userIds: [...ids, ids[0]!], accountId: ownAccount });
  const { answer, ...effects } = await effectsOf<{ result: { ids: string[] } }>(database, asked);
  expect(answer.data?.result.ids.toSorted()).toEqual(seats.toSorted());
  expect(effects).toEqual({ ...takenSeat, activity: ['A036', 'A036'] });
});

test.each([
  ['nobody', () => [], 'invalid_input', 'userIds'],
  ['more than a hundred', () => Array.from({ length: 101 }, newUsername), 'invalid_input', 'userIds'],
  ['a user without a seat there', () => [newUsername()], 'seat_not_found', 'userIds'],
  ['oneself', () => ['orgadmin'], 'own_user', 'userIds'],
])('refuses %s', async (_who, users, code, field) => {
  const [own] = await seatsOf(database, 'orgadmin').pluck('account_id');
  const call = userCall('orgadmin', 'unassign', { userIds: users(), accountId: own });
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
});

test('refuses seats of another organisation', async () => {
  const { user_id } = await foreignSeat(database);
  const call = userCall('orgadmin', 'unassign', { userIds: [user_id], accountId: foreignAccount });
  expect((await refusedEffects(database, call)).code).toBe('seat_not_found');
  expect(await seatsOf(database, user_id)).not.toEqual([]);
});

test.each(['favadmin', 'newaccounts', 'treasurer'])(
  '%s administers nothing, and is told the same of seats that there are and of others',
  async (by) => {
    const seats = ['maker', newUsername()];
    for (const user of seats) {
      const call = userCall(by, 'unassign', { userIds: [user], accountId: ownAccount });
      expect(await refusedEffects(database, call)).toEqual(refused('super_admins_only'));
    }
  },
);
