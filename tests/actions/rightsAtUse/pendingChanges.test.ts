import type { Knex } from 'knex';
import { accountId, roleId } from '../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { administer, administration } from '../../support/organisations';
import { stackDatabase } from '../../support/stack';
import { aldgate } from '../../support/users';

let database: Knex;
let seatId: string;

beforeAll(async () => {
  database = stackDatabase();
  await database('organisations')
    .where({ id: aldgate })
    .update({ four_eyes: ['fx_limits', 'role_rights'] });
  const seat = { user_id: 'viewer', account_id: accountId('aldgate-trading') };
  seatId = (await database('CurrencyCloudContacts').where(seat).first('id'))!.id;
});
afterEach(async () => {
  await database('users').whereIn('id', ['orgadmin', 'superadmin']).update({ enabled: true });
  await setAdministrator(true);
});
afterAll(async () => {
  await database('organisations').where({ id: aldgate }).update({ four_eyes: [] });
  await database('CurrencyCloudContacts').where({ id: seatId }).update({ upper_fx_limit: null });
  await database.destroy();
});

const setAdministrator = (can_user_admin_org: boolean) =>
  database('users_organisations').where({ user_id: 'orgadmin', org_id: aldgate }).update({ can_user_admin_org });
const disable = (id: string) => database('users').where({ id }).update({ enabled: false });
const limit = async () => (await database('CurrencyCloudContacts').where({ id: seatId }).first())!.upper_fx_limit;
const rowOf = async (id: string) => (await database('pending_changes').where({ id }).first())!;

/** A change that the user asked for: of the limit of a seat, or a new role. */
async function asked(by: string, action: 'updateContact' | 'createRole', upper_fx_limit = '4321') {
  const rights = { can_create_beneficiaries: false, can_create_conversions: false, can_create_payments: false };
  const variables =
    action === 'updateContact'
      ? { id: seatId, role_id: roleId('viewer'), upper_fx_limit }
      : { orgId: aldgate, role: { name: 'Late role', ...rights } };
  const { data } = await administer(by, action, variables);
  return rowOf(data!.result.pendingChangeId!);
}

const decision = ({ id, change_digest }: Awaited<ReturnType<typeof rowOf>>, made: string) =>
  administration('superadmin2', 'decidePendingChange', {
    changeId: id,
    changeDigest: change_digest,
    decision: made,
    reason: made === 'refused' ? 'No longer asked for' : null,
  });

test.each([
  ['an organisation’s administrator who is disabled', 'orgadmin', 'updateContact', () => disable('orgadmin')],
  ['a user who administers the organisation no more', 'orgadmin', 'updateContact', () => setAdministrator(false)],
  ['a super admin who is disabled', 'superadmin', 'createRole', () => disable('superadmin')],
  [
    'an administrator for whom it is not open',
    'superadmin',
    'createRole',
    () => database('pending_changes').where({ decision: null }).update({ requested_by: 'orgadmin' }),
  ],
] as const)('what %s asked for is not allowed, and can be refused', async (_who, by, action, lose) => {
  const { id } = await asked(by, action);
  await lose();
  const change = await rowOf(id);
  const before = await limit();
  const effects = await refusedEffects(database, decision(change, 'allowed'));
  expect(effects).toEqual(refused('requester_not_permitted', 'decision'));
  expect([await limit(), await database('roles').where({ name: 'Late role' })]).toEqual([before, []]);
  expect((await rowOf(id)).decision).toBeNull();
  const { answer } = await effectsOf(database, decision(change, 'refused'));
  expect([answer.errors, (await rowOf(id)).decision]).toEqual([undefined, 'refused']);
});

test('what an administrator asked for who still is one is allowed', async () => {
  const change = await asked('orgadmin', 'updateContact', '1234');
  const { answer } = await effectsOf(database, decision(change, 'allowed'));
  expect(answer.errors).toBeUndefined();
  expect(await limit()).toBe('1234');
});

test('a requester who lost the right can still withdraw it as long as they see it', async () => {
  const change = await asked('superadmin', 'createRole');
  await disable('superadmin');
  await refusedEffects(database, decision(change, 'allowed'));
  await database('users').where({ id: 'superadmin' }).update({ enabled: true });
  const variables = { changeId: change.id, changeDigest: change.change_digest, decision: 'withdrawn', reason: null };
  const { errors } = await administer('superadmin', 'decidePendingChange', variables);
  expect([errors, (await rowOf(change.id)).decision]).toEqual([undefined, 'withdrawn']);
});
