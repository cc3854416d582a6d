import type { Knex } from 'knex';
import { invitationLimit } from '../../../actions/users/resendInvitation';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import {
  administrate,
  createdUser,
  deleteTestUsers,
  letSignIn,
  newUsername,
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

const call = (id: string) => userCall('orgadmin', 'invite', { id });

/** The passwords that went to an address, oldest first. */
async function passwordsSentTo(address: string): Promise<string[]> {
  const sent = await database('identity.documents').where({ kind: 'message' }).pluck('body');
  const own = (sent as { to: string; text: string; sentAt?: number }[]).filter(({ to }) => to === address);
  return own.flatMap(({ text }) => text.split('temporary password is ')[1] ?? []);
}

test('mails a new temporary password to a user who never signed in', async () => {
  const email = `${newUsername()}@demo.invalid`;
  const id = await createdUser({ email });
  expect(await passwordsSentTo(email)).toHaveLength(1);
  const { answer, ...effects } = await effectsOf(database, call(id));
  expect(answer.data).toEqual({ result: { id, isPending: false } });
  expect(effects).toEqual({
    rows: ['insert identity_operations', 'update identity_operations'],
    activity: ['A026'],
    provider: [],
  });
  const passwords = await passwordsSentTo(email);
  expect([passwords.length, new Set(passwords).size]).toEqual([2, 2]);
  expect(
    await database('activity')
      .where({ details: `Invitation sent again: ${id}` })
      .pluck('userId'),
  ).toEqual(['orgadmin']);
  const stored = await database('identity_operations').where({ user_id: id, kind: 'invite' });
  expect(stored).toEqual([expect.objectContaining({ state: 'done', request: {} })]);
});

test('says who was invited and did not sign in yet, and refuses the others', async () => {
  const id = await createdUser();
  const isInvited = async () => (await administrate('orgadmin', 'read', { id })).data?.result.isInvited;
  expect(await isInvited()).toBe(true);
  await letSignIn(database, id);
  expect(await isInvited()).toBe(false);
  expect(await refusedEffects(database, call(id))).toEqual(refused('user_signed_in_already', 'id'));
});

test('is sent three times within a day at most', async () => {
  const id = await createdUser();
  for (let sent = 0; sent < invitationLimit.most; sent += 1) {
    expect((await administrate('orgadmin', 'invite', { id })).errors).toBeUndefined();
  }
  expect(await refusedEffects(database, call(id))).toEqual(refused('too_many_invitations', 'id'));
  const before = new Date(Date.now() - invitationLimit.periodMs - 1000);
  const first = await database('identity_operations').where({ user_id: id, kind: 'invite' }).first('id');
  await database('identity_operations').where({ id: first?.id }).update({ createdAt: before });
  expect((await administrate('orgadmin', 'invite', { id })).errors).toBeUndefined();
});

test('does not go to an address that an administrator changed less than a day ago, or to a disabled user', async () => {
  const changed = await createdUser();
  await administrate('orgadmin', 'update', { id: changed, phone: '+447700907070' });
  expect(await refusedEffects(database, call(changed))).toEqual(refused('contacts_changed_recently', 'id'));
  const disabled = await createdUser();
  await administrate('orgadmin', 'disable', { id: disabled });
  expect(await refusedEffects(database, call(disabled))).toEqual(refused('user_disabled', 'id'));
});

test.each(refusedPersons)('refuses $who', async ({ by, user, code }) => {
  const refusal = await refusedEffects(database, userCall(by, 'invite', { id: await user(database) }));
  expect(refusal).toEqual(refused(code, 'id'));
});

test('refuses callers who administer nothing', async () => {
  const id = await createdUser();
  expect(await refusedEffects(database, userCall('favadmin', 'invite', { id }))).toEqual(refused('super_admins_only'));
});
