import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { signInDemoUser } from '../../../local/identity/signInDemoUser';
import { IdentityControl } from '../../e2e/identityControl';
import { callIdentity, graphqlWithToken, stackDatabase, stackUrl } from '../../support/stack';
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

const rowOf = (id: string) => database('users').where({ id }).first();
const entryOf = (details: string) => database('activity').where({ details }).first('eventCode', 'userId');

test('disabling bites at once and ends the sessions; enabling lets the user sign in anew', async () => {
  const id = await createdUser();
  const identity = await IdentityControl.open();
  await identity.restorePassword(id, true);
  const tokens = await signInDemoUser(stackUrl(), id);
  const own = `{ users { id } }`;
  const seen = async () => (await graphqlWithToken<{ users: unknown[] }>(tokens.idToken, own)).data?.users.length;
  expect(await seen()).toBe(1);
  expect((await administrate('orgadmin', 'disable', { id })).data?.result).toEqual({ id, isPending: false });
  expect(await seen()).toBe(0);
  expect(await poolUser(database, id)).toMatchObject({ isEnabled: false });
  const refresh = { AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters: { REFRESH_TOKEN: tokens.refreshToken } };
  expect((await callIdentity('InitiateAuth', refresh)).__type).toBe('NotAuthorizedException');
  await administrate('orgadmin', 'enable', { id });
  expect([(await rowOf(id))?.enabled, (await poolUser(database, id))?.isEnabled]).toEqual([true, true]);
  expect((await signInDemoUser(stackUrl(), id)).idToken).toBeTruthy();
  expect(await entryOf(`Disabled: ${id}`)).toEqual({ eventCode: 'A026', userId: 'orgadmin' });
  identity.close();
});

test.each(refusedPersons)('refuses $who', async ({ by, user, code }) => {
  const call = userCall(by, 'disable', { id: await user(database) });
  expect(await refusedEffects(database, call)).toEqual(refused(code, 'id'));
});

test('refuses callers who administer nothing', async () => {
  const id = await createdUser();
  expect(await refusedEffects(database, userCall('favadmin', 'disable', { id }))).toEqual(refused('super_admins_only'));
});

test('what it leaves', async () => {
  const id = await createdUser();
  const { answer, ...effects } = await effectsOf(database, userCall('orgadmin', 'disable', { id }));
  expect(answer.data).toEqual({ result: { id, isPending: false } });
  expect(effects).toEqual(changedUser);
  expect(await database('users').where({ id }).first()).toMatchObject({
    enabled: false,
    signed_out_at: expect.any(Date) as Date,
  });
});
