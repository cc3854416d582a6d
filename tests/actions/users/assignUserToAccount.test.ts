import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import { foreignAccount, givenSeat, ownAccount, seatsOf } from '../../support/seats';
import { borealis, createdUser, deleteTestUsers, refusedMembers, userCall } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

const seat = (userId: string, changes: Record<string, unknown> = {}) => ({
  userId,
  accountId: ownAccount,
  roleId: roleId('viewer'),
  ...changes,
});

test('gives a seat without an upper limit', async () => {
  const id = await createdUser();
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(
    database,
    userCall('orgadmin', 'assign', seat(id)),
  );
  expect(effects).toEqual(givenSeat);
  expect(await seatsOf(database, id)).toMatchObject([
    {
      id: answer.data?.result.id,
      account_id: ownAccount,
      role_id: roleId('viewer'),
      lower_fx_limit: '1',
      upper_fx_limit: null,
    },
  ]);
});

test('refuses a user who is not linked to the organisation of the account', async () => {
  const id = await createdUser({ organisations: [{ org_id: borealis }] }, 'superadmin');
  const call = userCall('superadmin', 'assign', seat(id));
  expect(await refusedEffects(database, call)).toEqual(refused('user_not_linked', 'userId'));
});

test.each(refusedMembers)('refuses $who', async ({ by, user, code }) => {
  const asked = seat(await user(database), { accountId: accountId('aldgate-europe') });
  expect(await refusedEffects(database, userCall(by, 'assign', asked))).toEqual(refused(code, 'userId'));
});

test.each([
  ['a role of another organisation', { roleId: roleId('owner') }, 'role_not_found', 'roleId'],
  [
    'another organisation’s account',
    { accountId: foreignAccount, roleId: roleId('owner') },
    'account_not_found',
    'accountId',
  ],
  ['an absent account', { accountId: randomUUID() }, 'account_not_found', 'accountId'],
])('refuses %s', async (_what, change, code, field) => {
  const call = userCall('orgadmin', 'assign', seat(await createdUser(), change));
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
});
