import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import {
  changedUser,
  administrate,
  createdUser,
  deleteTestUsers,
  poolUser,
  refusedPersons,
  userCall,
} from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await database.destroy();
});

test('lets the user in again; earlier sessions stay ended', async () => {
  const id = await createdUser();
  await administrate('orgadmin', 'disable', { id });
  const signedOut = () => database('users').where({ id }).first('enabled', 'signed_out_at');
  const ended = (await signedOut())!.signed_out_at;
  const { answer, ...effects } = await effectsOf(database, userCall('orgadmin', 'enable', { id }));
  expect(answer.data).toEqual({ result: { id, isPending: false } });
  expect(effects).toEqual(changedUser);
  expect(await signedOut()).toEqual({ enabled: true, signed_out_at: ended });
  expect(await poolUser(database, id)).toMatchObject({ isEnabled: true });
  const details = `Enabled: ${id}`;
  expect(await database('activity').where({ details }).pluck('userId')).toEqual(['orgadmin']);
});

test.each(refusedPersons)('refuses $who', async ({ by, user, code }) => {
  const call = userCall(by, 'enable', { id: await user(database) });
  expect(await refusedEffects(database, call)).toEqual(refused(code, 'id'));
});

test('refuses callers who administer nothing', async () => {
  const id = await createdUser();
  expect(await refusedEffects(database, userCall('favadmin', 'enable', { id }))).toEqual(refused('super_admins_only'));
});
