import type { Knex } from 'knex';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import {
  administrate,
  aldgate,
  borealis,
  createdUser,
  deleteTestUsers,
  poolUser,
  refusedPersons,
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

test('editing replaces the details and all links, here and at the identity provider', async () => {
  const id = await createdUser();
  const email = `${id}@new.invalid`;
  const user = userDetails({
    last_name: 'Changed',
    email,
    organisations: [{ org_id: borealis, can_user_admin_org: true }],
  });
  const foreign = await refusedEffects(database, userCall('orgadmin', 'edit', { id, user }));
  expect(foreign).toEqual(refused('organisation_not_found', 'organisations'));
  expect((await administrate('superadmin', 'edit', { id, user })).data?.result).toEqual({ id, isPending: false });
  expect(await rowOf(id)).toMatchObject({ last_name: 'Changed', email });
  expect(await database('users_organisations').where({ user_id: id }).pluck('org_id')).toEqual([borealis]);
  expect(await poolUser(database, id)).toMatchObject({ attributes: { email, email_verified: 'false' } });
  const gone = await refusedEffects(database, userCall('orgadmin', 'edit', { id, user }));
  expect(gone).toEqual(refused('user_not_found', 'id'));
  expect((await administrate('borealisadmin', 'update', { id, phone: '+447700905555' })).data?.result.id).toBe(id);
  expect(await rowOf(id)).toMatchObject({ last_name: 'Renamed', phone: '+447700905555' });
  expect((await poolUser(database, id))?.attributes).toMatchObject({
    phone_number: '+447700905555',
    phone_number_verified: 'false',
  });
});

test.each(refusedPersons)('refuses $who', async ({ by, user, code }) => {
  const call = userCall(by, 'edit', { id: await user(database), user: userDetails() });
  expect(await refusedEffects(database, call)).toEqual(refused(code, 'id'));
});

test('refuses callers who administer nothing', async () => {
  const id = await createdUser();
  expect(await refusedEffects(database, userCall('favadmin', 'edit', { id, user: userDetails() }))).toEqual(
    refused('super_admins_only'),
  );
});

test('a right that is not named stays, and groups go with the organisation', async () => {
  const id = await createdUser(
    { organisations: [{ org_id: aldgate }, { org_id: borealis }], can_use_transfers: true },
    'superadmin',
  );
  const groups = await database('groups').where({ org_id: aldgate }).limit(1).pluck('id');
  await database('users_to_groups').insert(groups.map((group_id) => ({ user_id: id, group_id })));
  const user = userDetails({ first_name: 'Uma', organisations: [{ org_id: borealis }] });
  const { answer, ...effects } = await effectsOf(database, userCall('superadmin', 'edit', { id, user }));
  expect(answer.data).toEqual({ result: { id, isPending: false } });
  expect(effects).toEqual({
    rows: [
      'delete users_organisations',
      'delete users_to_groups',
      'insert identity_operations',
      'update identity_operations',
      'update users',
    ],
    activity: ['A026'],
    provider: [],
  });
  expect(await database('users').where({ id }).first()).toMatchObject({ first_name: 'Uma', can_use_transfers: true });
  expect(await database('users_to_groups').where({ user_id: id })).toEqual([]);
});

test.each([
  ['a date of birth in the future', { date_of_birth: '2090-01-01' }, 'invalid_input', 'date_of_birth'],
  [
    'a right that reaches beyond the organisation',
    { can_transfer_between_orgs: true },
    'super_admins_only',
    'can_transfer_between_orgs',
  ],
  ['no organisation', { organisations: [] }, 'invalid_input', 'organisations'],
])('refuses %s', async (_what, change, code, field) => {
  const id = await createdUser();
  const call = userCall('orgadmin', 'edit', { id, user: userDetails(change) });
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
});

test('refuses to take an organisation away while the user has seats there', async () => {
  const id = await createdUser();
  const seat = { userId: id, accountId: accountId('aldgate-trading'), roleId: roleId('viewer') };
  await administrate('orgadmin', 'assign', seat);
  const call = userCall('superadmin', 'edit', { id, user: userDetails({ organisations: [{ org_id: borealis }] }) });
  expect(await refusedEffects(database, call)).toEqual(refused('user_has_seats', 'user.organisations'));
});
