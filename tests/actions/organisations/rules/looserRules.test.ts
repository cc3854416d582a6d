import type { Knex } from 'knex';
import { demoId } from '../../../../seeds/demo/demoId';
import { accountId, roleId } from '../../../../seeds/demo/organisations';
import { decideChange } from '../../../support/books';
import { refused, refusedEffects } from '../../../support/effects';
import { administer, administration, ruleInput } from '../../../support/organisations';
import { seatsOf, putSeatsBack } from '../../../support/seats';
import { graphql, stackDatabase } from '../../../support/stack';
import { aldgate } from '../../../support/users';
import { whileChanged } from '../../../support/whileChanged';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(async () => {
  await database('organisation_payment_auth_rule').where({ org_id: aldgate }).where('threshold', '>', 400_000).delete();
});
afterAll(() => database.destroy());

const rules = () => database('organisation_payment_auth_rule').where({ org_id: aldgate }).orderBy('id');
const required = () => database('payment_auth_rule_role').orderBy(['auth_rule_id', 'role_id']);
const state = async () => ({ rules: await rules(), required: await required() });

/** Asks for a change and gives the id under which it waits; null for one that was made. */
async function waitingId(username: string, action: string, variables: Record<string, unknown>) {
  const { data, errors } = await administer(username, action, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result.pendingChangeId;
}

/** Decides about a change as the second super admin. */
async function decide(id: string, decision: 'allowed' | 'refused') {
  const { change_digest: changeDigest } = (await database('pending_changes').where({ id }).first('change_digest'))!;
  const variables = { id, changeDigest, decision, reason: 'A test' };
  const { errors } = await graphql('superadmin2', decideChange, variables, { 'x-hasura-role': 'admin' });
  expect(errors).toBeUndefined();
}

/** A rule for the largest payments, which the organisation's administrator could satisfy with the maker alone. */
const puppetRule = ruleInput([roleId('maker')], { thresholdAbove: 500_000, paymentCreatorCanSatisfyRule: true });

test('a rule that asks for less than the rules below it waits, though no switch is on, until a second administrator allows it', async () => {
  const before = await state();
  const id = await waitingId('orgadmin', 'createPaymentAuthRule', { orgId: aldgate, rule: puppetRule });
  expect(await state()).toEqual(before);
  expect(await database('pending_changes').where({ id: id! }).first()).toMatchObject({
    kind: 'createPaymentAuthRule',
    org_id: aldgate,
    requested_by: 'orgadmin',
    decision: null,
  });
  await decide(id!, 'allowed');
  expect(await rules().where({ threshold: 500_000 })).toHaveLength(1);
});

test('a rule that asks for all that the rules below it ask for is made at once', async () => {
  const [highest] = await rules().clearOrder().orderBy('threshold', 'desc');
  const roles = (await required().where({ auth_rule_id: highest!.id })).map((role) => ({
    roleId: role.role_id,
    numberRequired: role.number_required,
  }));
  const rule = ruleInput([], { thresholdAbove: 500_000, roles });
  expect(await waitingId('orgadmin', 'createPaymentAuthRule', { orgId: aldgate, rule })).toBeNull();
  expect(await rules().where({ threshold: 500_000 })).toHaveLength(1);
});

test.each([
  ['archivePaymentAuthRule', {}],
  ['updatePaymentAuthRule', { rule: ruleInput([roleId('approver')], { thresholdAbove: 400_000 }) }],
])('%s by one super admin waits where payments would need less', async (action, more) => {
  const before = await state();
  const id = await waitingId('superadmin', action, { ruleId: demoId('rule aldgate 10000'), ...more });
  expect(id).not.toBeNull();
  await decide(id!, 'refused');
  expect(await state()).toEqual(before);
});

test('refuses a rule that asks for more people than hold the role on any account, and says how many do', async () => {
  const roles = [
    { roleId: roleId('director'), numberRequired: 1 },
    { roleId: roleId('approver'), numberRequired: 20 },
  ];
  const rule = ruleInput([], { thresholdAbove: 500_000, roles });
  const before = await state();
  const call = administration('orgadmin', 'createPaymentAuthRule', { orgId: aldgate, rule });
  expect(await refusedEffects(database, call)).toEqual(refused('rule_unsatisfiable', 'roles[1].numberRequired'));
  const { errors } = await administer('orgadmin', 'createPaymentAuthRule', { orgId: aldgate, rule });
  expect(errors?.[0]?.message).toBe('1 person holds the role Finance Manager, and the rule asks for 20.');
  expect(await state()).toEqual(before);
});

describe('the seat of the last holder', () => {
  const seat = () =>
    seatsOf(database, 'approver')
      .where({ account_id: accountId('aldgate-trading') })
      .first();

  test.each<[string, (seatId: string) => Record<string, unknown>, string]>([
    ['deleteContact', (id) => ({ id }), 'id'],
    ['updateContact', (id) => ({ id, role_id: roleId('viewer'), upper_fx_limit: null }), 'role_id'],
    ['unassignUserFromAccount', () => ({ userIds: ['approver'], accountId: accountId('aldgate-trading') }), 'userIds'],
  ])('is not taken by %s', async (action, variables, field) => {
    const before = await seat();
    const call = administration('orgadmin', action, variables(before!.id));
    expect(await refusedEffects(database, call)).toEqual(refused('last_holder', field));
    expect(await seat()).toEqual(before);
  });

  test('is taken where the user cannot act anyway', () =>
    whileChanged(database, { table: 'users', where: { id: 'approver' }, change: { enabled: false } }, async () => {
      const before = (await seat())!;
      expect((await administer('superadmin', 'deleteContact', { id: before.id })).errors).toBeUndefined();
      expect(await seat()).toBeUndefined();
      await putSeatsBack(database, [before]);
    }));

  test('is taken where another holds the role there', async () => {
    const other = { id: demoId('second approver'), user_id: 'noaccount', role_id: roleId('approver') };
    const before = (await seat())!;
    await putSeatsBack(database, [{ ...before, ...other, tcc_contact_id: null }]);
    try {
      expect((await administer('superadmin', 'deleteContact', { id: before.id })).errors).toBeUndefined();
      expect(await seat()).toBeUndefined();
    } finally {
      await database('CurrencyCloudContacts').where({ id: other.id }).delete();
      await putSeatsBack(database, [before]);
    }
  });
});
