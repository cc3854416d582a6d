import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';
import { contact, foreignAccount, givenSeat, ownAccount, seatLogOf, seatsOf } from '../../support/seats';
import {
  administrate,
  aldgate,
  borealis,
  createdUser,
  deleteTestUsers,
  refusedMembers,
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

test('gives a seat with a limit, in the words of the account’s log', async () => {
  const id = await createdUser();
  const { answer, ...effects } = await effectsOf<{ result: { id: string; state: string; reason: null } }>(
    database,
    userCall('orgadmin', 'createContact', contact(id)),
  );
  expect(effects).toEqual(givenSeat);
  expect(answer.data?.result).toMatchObject({ state: 'working', reason: null });
  expect(await seatsOf(database, id)).toMatchObject([
    {
      id: answer.data?.result.id,
      account_id: ownAccount,
      role_id: roleId('maker'),
      lower_fx_limit: '1',
      upper_fx_limit: '5000',
    },
  ]);
  expect(await seatLogOf(database, id)).toMatchObject([
    { details: expect.stringContaining(`Seat given: ${id}, `) as string, userId: 'orgadmin' },
  ]);
});

test.each([null, ''])('a limit of %j is none', async (upper_fx_limit) => {
  const id = await createdUser();
  await administrate('orgadmin', 'createContact', contact(id, { upper_fx_limit }));
  expect(await seatsOf(database, id)).toMatchObject([{ upper_fx_limit: null }]);
});

test.each(refusedMembers)('refuses $who', async ({ by, user, code }) => {
  const asked = contact(await user(database), { account_id: accountId('aldgate-europe') });
  expect(await refusedEffects(database, userCall(by, 'createContact', asked))).toEqual(refused(code, 'user_id'));
});

test('refuses a user who is not linked to the organisation of the account, to a super admin, too', async () => {
  const id = await createdUser({ organisations: [{ org_id: borealis }] }, 'superadmin');
  const call = userCall('superadmin', 'createContact', contact(id));
  expect(await refusedEffects(database, call)).toEqual(refused('user_not_linked', 'user_id'));
  expect(await seatsOf(database, id)).toEqual([]);
});

test('refuses a second seat on the account', async () => {
  const id = await createdUser();
  await administrate('orgadmin', 'createContact', contact(id));
  const again = userCall('orgadmin', 'createContact', contact(id));
  expect(await refusedEffects(database, again)).toEqual(refused('seat_exists', 'user_id'));
});

test.each([
  ['a role of another organisation', { role_id: roleId('owner') }, 'role_not_found', 'role_id'],
  ['an absent role', { role_id: randomUUID() }, 'role_not_found', 'role_id'],
  [
    'another organisation’s account',
    { account_id: foreignAccount, role_id: roleId('owner') },
    'account_not_found',
    'account_id',
  ],
  ['an absent account', { account_id: randomUUID() }, 'account_not_found', 'account_id'],
  ['a limit below one', { upper_fx_limit: '0.5' }, 'invalid_input', 'upper_fx_limit'],
  ['a negative limit', { upper_fx_limit: '-1' }, 'invalid_input', 'upper_fx_limit'],
  ['a limit with an exponent', { upper_fx_limit: '1e9' }, 'invalid_input', 'upper_fx_limit'],
  ['a limit of three decimals', { upper_fx_limit: '10.001' }, 'invalid_input', 'upper_fx_limit'],
])('refuses %s', async (_what, change, code, field) => {
  const call = userCall('orgadmin', 'createContact', contact(await createdUser(), change));
  expect(await refusedEffects(database, call)).toEqual(refused(code, field));
});

test('an account without a counterpart at the provider, and a closed one', async () => {
  const id = await createdUser();
  const account = { org_id: aldgate, name: `Seats ${id}` };
  const [bare] = await database('accounts').insert(account).returning('id');
  const closed = { ...account, tccAccountId: randomUUID(), is_closed: true };
  const [shut] = await database('accounts').insert(closed).returning('id');
  for (const [row, code] of [
    [bare, 'account_not_connected'],
    [shut, 'account_closed'],
  ] as const) {
    const call = userCall('orgadmin', 'createContact', contact(id, { account_id: row!.id }));
    expect(await refusedEffects(database, call)).toEqual(refused(code, 'account_id'));
  }
  await database('accounts').whereIn('id', [bare!.id, shut!.id]).delete();
});
