import type { Knex } from 'knex';
import {
  delegate,
  delegateCall,
  director,
  endDelegations,
  inDays,
  setApproverRole,
  type DelegationAnswer,
} from '../../support/delegations';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { refusalOf } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  // So that both hold a seat with the role.
  await setApproverRole(database, 'aldgate-payroll', 'director');
});
afterEach(() => endDelegations(database));
afterAll(async () => {
  await setApproverRole(database, 'aldgate-payroll', 'approver');
  await database.destroy();
});

test('is stored as it was given, and said so', async () => {
  const given = { startsAt: inDays(1), endsAt: inDays(2) };
  const { answer, ...effects } = await effectsOf<DelegationAnswer>(database, delegateCall('approver2', given));
  expect(effects).toEqual({ rows: ['insert authorisation_delegations'], activity: ['A036'], provider: [] });
  const { id } = answer.data!.result;
  expect(await database('authorisation_delegations').where({ id }).first()).toMatchObject({
    role_id: director,
    from_user_id: 'approver2',
    to_user_id: 'approver',
    starts_at: new Date(given.startsAt),
    ends_at: new Date(given.endsAt),
    revoked_at: null,
  });
  const details = `Approvals delegated to approver, ${given.startsAt} to ${given.endsAt}`;
  expect(await database('activity').where({ details, userId: 'approver2' })).toHaveLength(1);
});

test.each([
  ['oneself', 'approver2', { toUserId: 'approver2' }, 'colleague_not_found', 'toUserId'],
  ['a colleague without the role', 'approver2', { toUserId: 'maker' }, 'colleague_not_found', 'toUserId'],
  ['a user of another organisation', 'approver2', { toUserId: 'borealis' }, 'colleague_not_found', 'toUserId'],
  ['a role that one does not hold', 'maker', {}, 'role_not_found', 'roleId'],
  ['93 days', 'approver2', { startsAt: inDays(0), endsAt: inDays(93) }, 'invalid_input', 'endsAt'],
  ['a period that is over', 'approver2', { endsAt: inDays(-0.5) }, 'invalid_input', 'endsAt'],
  ['a time that is none', 'approver2', { startsAt: 'tomorrow' }, 'invalid_input', 'startsAt'],
])('%s is refused', async (_what, username, changes, code, field) => {
  expect(await refusedEffects(database, delegateCall(username, changes))).toEqual(refused(code, field));
});

test('a disabled colleague does not stand in', async () => {
  await database('users').where({ id: 'approver' }).update({ enabled: false });
  try {
    expect(await refusedEffects(database, delegateCall('approver2'))).toEqual(
      refused('colleague_not_found', 'toUserId'),
    );
  } finally {
    await database('users').where({ id: 'approver' }).update({ enabled: true });
  }
});

test('one colleague at a time stands in, also when two calls come at once', async () => {
  const answers = await Promise.all([delegate('approver2'), delegate('approver2')]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(answers.map((answer) => refusalOf(answer).code)).toContain('delegation_overlaps');
});

test('one may follow the other, and one that was revoked leaves its period free', async () => {
  expect((await delegate('approver2')).errors).toBeUndefined();
  expect((await delegate('approver2', { startsAt: inDays(1.1), endsAt: inDays(2) })).errors).toBeUndefined();
  await endDelegations(database);
  expect((await delegate('approver2')).errors).toBeUndefined();
});
