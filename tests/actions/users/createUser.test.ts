import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase, stackUrl } from '../../support/stack';
import {
  administrate,
  aldgate,
  borealis,
  createdUser,
  deleteTestUsers,
  newUsername,
  poolUser,
  userCall,
  userDetails,
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

test('a user is created here and at the identity provider, with links, an entry of the log and a password by e-mail', async () => {
  const id = newUsername();
  const email = `${id}@demo.invalid`;
  const link = { org_id: aldgate, can_manage_favourites: true };
  const { data } = await administrate('orgadmin', 'create', {
    id: ` ${id.toUpperCase()} `,
    user: userDetails({ email, organisations: [link], can_use_transfers: true }),
  });
  expect(data?.result).toEqual({ id, isPending: false });
  expect(await rowOf(id)).toMatchObject({
    first_name: 'Una',
    date_of_birth: '1990-02-03',
    enabled: true,
    can_use_transfers: true,
    can_transfer_between_orgs: false,
  });
  expect(await database('users_organisations').where({ user_id: id })).toEqual([
    {
      user_id: id,
      org_id: aldgate,
      can_user_admin_org: false,
      can_manage_favourites: true,
      canManageNewAccount: false,
      admin_since: null,
    },
  ]);
  expect(await poolUser(database, id)).toMatchObject({
    status: 'FORCE_CHANGE_PASSWORD',
    attributes: { email, phone_number: '+447700901234' },
  });
  expect(await entryOf(id)).toEqual({ eventCode: 'A025', userId: 'orgadmin' });
  const outbox = await fetch(`${stackUrl()}/outbox`, { headers: { accept: 'application/json' } });
  expect(await outbox.text()).toContain(`Your username is ${id} and temporary password`);
  expect((await administrate('orgadmin', 'exists', { id })).data?.result).toEqual({ id, enabled: true });
  expect((await administrate('orgadmin', 'exists', { id: newUsername() })).data?.result).toBeNull();
});

test.each([
  ['a first name of blanks', { first_name: ' ' }, 'first_name'],
  ['an e-mail address without a domain', { email: 'una@demo' }, 'email'],
  ['a phone without its country code', { phone: '07700 901234' }, 'phone'],
  ['a child', { date_of_birth: '2024-01-01' }, 'date_of_birth'],
  ['a date that is none', { date_of_birth: '1990-02-30' }, 'date_of_birth'],
  ['no organisation', { organisations: [] }, 'organisations'],
  ['an organisation twice', { organisations: [{ org_id: aldgate }, { org_id: aldgate }] }, 'organisations'],
])('refuses %s', async (_what, change, field) => {
  await expectNobody('orgadmin', change, 'invalid_input', field);
});

test.each([
  [
    'another organisation',
    'orgadmin',
    { organisations: [{ org_id: borealis }] },
    'organisation_not_found',
    'organisations',
  ],
  [
    'an absent organisation',
    'orgadmin',
    { organisations: [{ org_id: randomUUID() }] },
    'organisation_not_found',
    'organisations',
  ],
  [
    'a right that reaches beyond it',
    'orgadmin',
    { can_transfer_between_orgs: true },
    'super_admins_only',
    'can_transfer_between_orgs',
  ],
  ['callers who administer nothing', 'favadmin', {}, 'super_admins_only', undefined],
])('refuses %s', async (_what, by, change, code, field) => {
  await expectNobody(by, change, code, field);
});

async function expectNobody(by: string, change: Record<string, unknown>, code: string, field?: string) {
  const id = newUsername();
  const call = userCall(by, 'create', { id, user: userDetails(change) });
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
  expect([await rowOf(id), await poolUser(database, id)]).toEqual([undefined, undefined]);
}

test.each([
  ['a name with a blank', 'orgadmin', 'a b', 'invalid_input'],
  ['a name that another organisation has', 'borealisadmin', 'maker', 'user_exists'],
])('refuses %s', async (_what, by, id, code) => {
  const organisations = [{ org_id: by === 'orgadmin' ? aldgate : borealis }];
  const call = userCall(by, 'create', { id, user: userDetails({ organisations }) });
  expect(await refusedEffects(database, call)).toEqual(refused(code, 'id'));
});

test('a user of the pool that is not ours is not taken over', async () => {
  const id = await createdUser();
  await database('users').where({ id }).delete();
  const call = userCall('superadmin', 'create', { id, user: userDetails() });
  expect(await refusedEffects(database, call)).toEqual(refused('user_exists', 'id'));
  expect(await rowOf(id)).toBeUndefined();
});

test('what it leaves', async () => {
  const id = newUsername();
  const { answer, ...effects } = await effectsOf(database, userCall('orgadmin', 'create', { id, user: userDetails() }));
  expect(answer.data).toEqual({ result: { id, isPending: false } });
  expect(effects).toEqual({
    rows: ['insert identity_operations', 'insert users', 'insert users_organisations', 'update identity_operations'],
    activity: ['A025'],
    provider: [],
  });
  expect(await database('identity_operations').where({ user_id: id })).toMatchObject([
    { kind: 'create', state: 'done', requested_by: 'orgadmin' },
  ]);
});
