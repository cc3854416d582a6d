import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import { foreignSeat, seated, seatLogOf, seatsOf, takenSeat } from '../../support/seats';
import { createdUser, deleteTestUsers, userCall } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

test('removes a seat, in the words of the account’s log', async () => {
  const id = await createdUser();
  const seat = await seated(id);
  const { answer, ...effects } = await effectsOf(database, userCall('orgadmin', 'deleteContact', { id: seat }));
  expect(answer.data).toEqual({ result: { id: seat } });
  expect(effects).toEqual(takenSeat);
  expect(await seatsOf(database, id)).toEqual([]);
  expect((await seatLogOf(database, id)).map(({ details }) => details?.split(':')[0]).toSorted()).toEqual([
    'Seat given',
    'Seat removed',
  ]);
  const again = await refusedEffects(database, userCall('orgadmin', 'deleteContact', { id: seat }));
  expect(again).toEqual(refused('seat_not_found', 'id'));
});

test('refuses one’s own seats, and others’ in the words for absent ones', async () => {
  const own = (await seatsOf(database, 'orgadmin').first('id'))!;
  const foreign = await foreignSeat(database);
  for (const [id, code] of [
    [own.id, 'own_user'],
    [foreign.id, 'seat_not_found'],
    [randomUUID(), 'seat_not_found'],
  ] as const) {
    const effects = await refusedEffects(database, userCall('orgadmin', 'deleteContact', { id }));
    expect(effects).toEqual(refused(code, 'id'));
  }
  expect(await database('CurrencyCloudContacts').whereIn('id', [own.id, foreign.id])).toHaveLength(2);
});

test.each(['favadmin', 'newaccounts', 'treasurer'])(
  '%s administers nothing, and is told the same of a seat that there is and of another',
  async (by) => {
    const { id: known } = (await seatsOf(database, 'maker').first('id'))!;
    for (const id of [known, (await foreignSeat(database)).id, randomUUID()]) {
      const call = userCall(by, 'deleteContact', { id });
      expect(await refusedEffects(database, call)).toEqual(refused('super_admins_only'));
    }
  },
);
