import type { Knex } from 'knex';
import { refused, refusedEffects } from '../../support/effects';
import { IdentityControl } from '../../e2e/identityControl';
import { refusalOf } from '../../support/portal';
import { stackDatabase } from '../../support/stack';
import { administer } from '../../support/organisations';
import {
  administrate,
  aldgate,
  createdUser,
  deleteTestUsers,
  letSignIn,
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

const rowOf = (id: string) => database('users').where({ id }).first();

test('an administrator resets a password and switches second factors off; both end the sessions', async () => {
  const id = await createdUser({ email: 'reset@demo.invalid' });
  const identity = await IdentityControl.open();
  await identity.restorePassword(id, true);
  await database('identity.documents')
    .where({ kind: 'user', id })
    .update({
      body: database.raw(`body || '{"mfa":{"sms":true,"authenticator":false}}'`),
    });
  expect((await administrate('orgadmin', 'read', { id })).data?.result).toMatchObject({ hasMfaEnabled: true });
  await administrate('orgadmin', 'disableMfa', { id });
  expect(await poolUser(database, id)).toMatchObject({ mfa: { sms: false, authenticator: false } });
  expect((await rowOf(id))?.signed_out_at).not.toBeNull();
  // Without a verified address the identity provider has nowhere to send a code.
  const { code } = refusalOf(await administrate('orgadmin', 'resetPassword', { id }));
  expect(code).toBe('identity_refused');
  await identity.setAttributes(id, { email_verified: 'true' });
  expect((await administrate('orgadmin', 'resetPassword', { id })).data?.result).toEqual({ id, isPending: false });
  expect(await poolUser(database, id)).toMatchObject({ status: 'RESET_REQUIRED' });
  expect(await database('activity').where({ details: id, eventCode: 'A028' })).toHaveLength(2);
  identity.close();
});

test('a user who never signed in has no password to reset: nothing is done or recorded, and the invitation is named', async () => {
  const id = await createdUser();
  const before = await poolUser(database, id);
  const call = userCall('orgadmin', 'resetPassword', { id });
  expect(await refusedEffects(database, call)).toEqual(refused('user_not_signed_in_yet', 'id'));
  expect((await administrate('orgadmin', 'resetPassword', { id })).errors?.[0]?.message).toMatch(/Send the invitation/);
  expect(await poolUser(database, id)).toEqual(before);
  expect(await database('activity').where({ details: id, eventCode: 'A028' })).toEqual([]);
});

test('what waits for a second administrator holds no code, which the person alone gets once it is allowed', async () => {
  const id = await createdUser();
  await letSignIn(database, id);
  await database('organisations')
    .where({ id: aldgate })
    .update({ four_eyes: ['user_rights'] });
  try {
    const { data } = await administer('orgadmin', 'adminResetUserPassword', { id });
    const changeId = data?.result.pendingChangeId ?? '';
    expect(await poolUser(database, id)).toMatchObject({ status: 'CONFIRMED' });
    const waiting = await database('pending_changes').where({ id: changeId }).first();
    expect(waiting?.change).toEqual({ id });
    expect(JSON.stringify(waiting?.effect)).not.toMatch(/code|secret|verifier|salt/i);
    const decision = { changeId, changeDigest: waiting?.change_digest, decision: 'allowed' };
    expect((await administer('superadmin', 'decidePendingChange', decision)).errors).toBeUndefined();
    expect(await poolUser(database, id)).toMatchObject({ status: 'RESET_REQUIRED' });
  } finally {
    await database('organisations').where({ id: aldgate }).update({ four_eyes: [] });
  }
});

test.each(refusedPersons)('refuses $who', async ({ by, user, code }) => {
  const call = userCall(by, 'resetPassword', { id: await user(database) });
  expect(await refusedEffects(database, call)).toEqual(refused(code, 'id'));
});

test('refuses callers who administer nothing', async () => {
  const id = await createdUser();
  expect(await refusedEffects(database, userCall('favadmin', 'resetPassword', { id }))).toEqual(
    refused('super_admins_only'),
  );
});
