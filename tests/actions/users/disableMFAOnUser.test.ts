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

test('switches every second factor off and ends the sessions', async () => {
  const id = await createdUser();
  const body = database.raw(`body || '{"mfa":{"sms":true,"authenticator":true}}'`);
  await database('identity.documents').where({ kind: 'user', id }).update({ body });
  expect((await administrate('orgadmin', 'read', { id })).data?.result).toMatchObject({ hasMfaEnabled: true });
  const { answer, ...effects } = await effectsOf(database, userCall('orgadmin', 'disableMfa', { id }));
  expect(answer.data).toEqual({ result: { id, isPending: false } });
  expect(effects).toEqual(changedUser);
  expect(await poolUser(database, id)).toMatchObject({ mfa: { sms: false, authenticator: false } });
  expect((await administrate('orgadmin', 'read', { id })).data?.result).toMatchObject({ hasMfaEnabled: false });
  expect((await database('users').where({ id }).first('signed_out_at'))?.signed_out_at).toEqual(expect.any(Date));
  const details = `Second factors switched off: ${id}`;
  expect(await database('activity').where({ details }).pluck('userId')).toEqual(['orgadmin']);
});

test.each(refusedPersons)('refuses $who', async ({ by, user, code }) => {
  const call = userCall(by, 'disableMfa', { id: await user(database) });
  expect(await refusedEffects(database, call)).toEqual(refused(code, 'id'));
});

test('refuses callers who administer nothing', async () => {
  const id = await createdUser();
  expect(await refusedEffects(database, userCall('favadmin', 'disableMfa', { id }))).toEqual(
    refused('super_admins_only'),
  );
});
