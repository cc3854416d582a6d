import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import { administrate, createdUser, deleteTestUsers, userCall } from '../../support/users';

const trading = accountId('aldgate-trading');
const foreignAccount = accountId('borealis-imports');

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

const seatsOf = (user_id: string) => database('CurrencyCloudContacts').where({ user_id });
const contact = (user_id: string, changes: Record<string, unknown> = {}) => ({
  contact: { user_id, account_id: trading, role_id: roleId('maker'), upper_fx_limit: '5000', ...changes },
});
const logOf = (id: string) =>
  database('activity')
    .where({ eventCode: 'A036', accountId: trading })
    .where('details', 'like', `%${id}%`)
    .select('details', 'userId');
const given = async (id: string) =>
  (await administrate<{ id: string }>('orgadmin', 'createContact', contact(id))).data!.result.id;
const foreignSeat = async () =>
  (await database('CurrencyCloudContacts').where({ account_id: foreignAccount }).first('id', 'user_id'))!;

test('removes a seat, in the words of the account’s log', async () => {
  const id = await createdUser();
  const seat = await given(id);
  const { answer, ...effects } = await effectsOf(database, userCall('orgadmin', 'deleteContact', { id: seat }));
  expect(answer.data).toEqual({ result: { id: seat } });
  expect(effects).toEqual({ rows: ['delete CurrencyCloudContacts'], activity: ['A036'], provider: [] });
  expect(await seatsOf(id)).toEqual([]);
  expect((await logOf(id)).map(({ details }) => details?.split(':')[0]).toSorted()).toEqual([
    'Seat given',
    'Seat removed',
  ]);
  const again = await refusedEffects(database, userCall('orgadmin', 'deleteContact', { id: seat }));
  expect(again).toEqual(refused('seat_not_found', 'id'));
});

test('refuses one’s own seats, and others’ in the words for absent ones', async () => {
  const own = (await seatsOf('orgadmin').first('id'))!;
  const foreign = await foreignSeat();
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
