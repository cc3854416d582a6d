import type { Knex } from 'knex';
import type { Context } from '../../../actions/context';
import { IdentityRefused, type IdentityAdministration } from '../../../actions/runtime/identity';
import { createUser } from '../../../actions/users/createUser';
import { disableUser } from '../../../actions/users/disableUser';
import { editUser } from '../../../actions/users/editUser';
import { enableUser } from '../../../actions/users/enableUser';
import { finishOperations } from '../../../actions/users/finishOperations';
import { stackDatabase } from '../../support/stack';
import {
  administrate,
  aldgate,
  borealis,
  createdUser,
  deleteTestUsers,
  newUsername,
  poolUser,
  sessionOf,
  stackContext,
  userDetails,
} from '../../support/users';

let database: Knex;
let context: Context;

beforeAll(() => {
  database = stackDatabase();
  context = stackContext();
});
afterAll(async () => {
  await deleteTestUsers(database);
  await context.database.destroy();
  await database.destroy();
});

const superAdmin = sessionOf('superadmin', 'admin');
const refusal = () => Promise.reject(new IdentityRefused('InvalidParameterException', 'No.'));
const silence = () => Promise.reject(new Error('socket hang up'));

/** The context with some functions of the identity provider replaced. */
const withIdentity = (change: Partial<IdentityAdministration>): Context => ({
  ...context,
  identity: { ...context.identity, administration: { ...context.identity.administration, ...change } },
});
/** As the schedule finds it two minutes later. */
const later = (of = context): Context => ({
  ...of,
  clock: { now: () => new Date(context.clock.now().getTime() + 120_000) },
});
const operationOf = (user_id: string) =>
  database('identity_operations').where({ user_id }).orderBy('createdAt', 'desc').first();
const rowOf = (id: string) => database('users').where({ id }).first();

test('a user whom the identity provider refuses is not kept', async () => {
  const id = newUsername();
  const created = createUser({ id, user: userDetails() }, superAdmin, withIdentity({ create: refusal }));
  await expect(created).rejects.toMatchObject({ code: 'identity_refused' });
  expect([await rowOf(id), await poolUser(database, id)]).toEqual([undefined, undefined]);
  expect(await operationOf(id)).toMatchObject({
    state: 'undone',
    attempts: 1,
    problem: expect.stringContaining('No.') as string,
  });
  const details = `Refused by the identity provider and undone: create ${id}`;
  expect(await database('activity').where({ details, eventCode: 'A026' })).toHaveLength(1);
});

test('an edit that is refused puts details, links and groups back', async () => {
  const id = await createdUser({ organisations: [{ org_id: aldgate, can_manage_favourites: true }] });
  const group = await database('groups').where({ org_id: aldgate }).first('id');
  await database('users_to_groups').insert({ user_id: id, group_id: group!.id });
  const standing = async () => [
    await database('users').where({ id }).first('first_name', 'email', 'phone', 'date_of_birth'),
    await database('users_organisations').where({ user_id: id }),
    await database('users_to_groups').where({ user_id: id }),
  ];
  const before = await standing();
  const user = userDetails({ first_name: 'Other', email: 'other@demo.invalid', organisations: [{ org_id: borealis }] });
  const edited = editUser({ id, user }, superAdmin, withIdentity({ setContacts: refusal }));
  await expect(edited).rejects.toMatchObject({ code: 'identity_refused' });
  expect(await standing()).toEqual(before);
});

test('enabling that is refused leaves the user disabled; disabling is never undone, and finished later', async () => {
  const id = await createdUser();
  const disabled = await disableUser({ id }, superAdmin, withIdentity({ disable: refusal }));
  expect(disabled).toEqual({ id, isPending: true, pendingChangeId: null });
  expect([(await rowOf(id))?.enabled, (await poolUser(database, id))?.isEnabled]).toEqual([false, true]);
  expect(await operationOf(id)).toMatchObject({ state: 'begun' });
  await finishOperations(later());
  expect((await poolUser(database, id))?.isEnabled).toBe(false);
  const enabled = enableUser({ id }, superAdmin, withIdentity({ enable: refusal }));
  await expect(enabled).rejects.toMatchObject({ code: 'identity_refused' });
  expect((await rowOf(id))?.enabled).toBe(false);
});

test('while an outcome is unknown nothing else changes the user; the schedule finishes it, after a minute', async () => {
  const id = newUsername();
  const created = await createUser({ id, user: userDetails() }, superAdmin, withIdentity({ create: silence }));
  expect(created).toEqual({ id, isPending: true, pendingChangeId: null });
  expect((await administrate('superadmin', 'read', { id })).data?.result).toMatchObject({ isPending: true });
  for (const [call, variables] of [
    ['disable', { id }],
    ['remove', { id }],
    ['orgAdmin', { id, orgId: aldgate, is: true }],
    ['apiAccess', { id, isEnabled: true }],
  ] as const) {
    const answer = await administrate('superadmin', call, variables);
    expect(answer.errors?.[0]?.extensions.code).toBe('user_change_pending');
  }
  await finishOperations(context);
  expect(await operationOf(id)).toMatchObject({ state: 'begun', attempts: 1 });
  await finishOperations(later(withIdentity({ create: silence })));
  expect(await operationOf(id)).toMatchObject({ state: 'begun', attempts: 2, problem: 'Error: socket hang up' });
  await finishOperations(later());
  expect(await operationOf(id)).toMatchObject({ state: 'done', attempts: 3, problem: null });
  expect(await poolUser(database, id)).toMatchObject({ status: 'FORCE_CHANGE_PASSWORD' });
});
