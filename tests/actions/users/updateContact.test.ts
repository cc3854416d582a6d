import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { roleId } from '../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import { foreignSeat, seated, seatLogOf, seatsOf } from '../../support/seats';
import { administrate, createdUser, deleteTestUsers, userCall } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

const change = (id: string, changes: Record<string, unknown> = {}) => ({
  id,
  roleId: roleId('approver'),
  limit: null,
  ...changes,
});

test('changes the role and the limit, in the words of the account’s log', async () => {
  const id = await createdUser();
  const seat = await seated(id);
  const { answer, ...effects } = await effectsOf(
    database,
    userCall('orgadmin', 'updateContact', change(seat, { limit: '250.50' })),
  );
  expect(answer.data).toEqual({ result: { id: seat, state: 'working', reason: null } });
  expect(effects).toEqual({ rows: ['update CurrencyCloudContacts'], activity: ['A036'], provider: [] });
  expect(await seatsOf(database, id)).toMatchObject([
    { role_id: roleId('approver'), lower_fx_limit: '1', upper_fx_limit: '250.50' },
  ]);
  expect((await seatLogOf(database, id)).map(({ details }) => details?.split(':')[0]).toSorted()).toEqual([
    'Seat changed',
    'Seat given',
  ]);
});

test.each([null, ''])('a limit of %j takes it away', async (limit) => {
  const id = await createdUser();
  await administrate('orgadmin', 'updateContact', change(await seated(id), { limit }));
  expect(await seatsOf(database, id)).toMatchObject([{ upper_fx_limit: null }]);
});

test.each([
  ['a role of another organisation', { roleId: roleId('owner') }, 'role_not_found', 'role_id'],
  ['a limit below one', { limit: '0.5' }, 'invalid_input', 'upper_fx_limit'],
])('refuses %s', async (_what, changes, code, field) => {
  const call = userCall('orgadmin', 'updateContact', change(await seated(await createdUser()), changes));
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
});

test('refuses one’s own seats, and others’ in the words for absent ones', async () => {
  const own = (await seatsOf(database, 'orgadmin').first('id'))!;
  for (const [id, code] of [
    [own.id, 'own_user'],
    [(await foreignSeat(database)).id, 'seat_not_found'],
    [randomUUID(), 'seat_not_found'],
  ] as const) {
    const call = userCall('orgadmin', 'updateContact', change(id, { roleId: roleId('director') }));
    expect(await refusedEffects(database, call)).toEqual(refused(code, 'id'));
  }
});

test.each(['favadmin', 'newaccounts', 'treasurer'])(
  '%s administers nothing, and is told the same of a seat that there is and of another',
  async (by) => {
    const { id: known } = (await seatsOf(database, 'maker').first('id'))!;
    for (const id of [known, (await foreignSeat(database)).id, randomUUID()]) {
      expect(await refusedEffects(database, userCall(by, 'updateContact', change(id)))).toEqual(
        refused('super_admins_only'),
      );
    }
  },
);
