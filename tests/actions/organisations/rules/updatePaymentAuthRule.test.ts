import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { roleId as demoRole } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import {
  administration,
  deleteTestOrganisations,
  lastDetails,
  made,
  newOrganisation,
  newRole,
  ruleInput,
} from '../../../support/organisations';
import { stackDatabase } from '../../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestOrganisations(database);
  await database.destroy();
});

const call = (ruleId: string, rule: object, username = 'superadmin') =>
  administration(username, 'updatePaymentAuthRule', { ruleId, rule });
const ruleOf = (id: string) => database('organisation_payment_auth_rule').where({ id });
const rolesOfRule = (id: string) => database('payment_auth_rule_role').where({ auth_rule_id: id });

test('replaces the rule and what it asks of each role', async () => {
  const orgId = await newOrganisation();
  const [clerk, boss] = [await newRole(orgId, 'Clerk'), await newRole(orgId, 'Boss')];
  const ruleId = await made('createPaymentAuthRule', { orgId, rule: ruleInput([clerk]) });
  const changed = ruleInput([boss], { thresholdAbove: 250, canAuthoriseOwnPayments: true });
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(ruleId, changed));
  expect(answer.data?.result.id).toBe(ruleId);
  expect(effects).toEqual({
    rows: ['delete payment_auth_rule_role', 'insert payment_auth_rule_role', 'update organisation_payment_auth_rule'],
    activity: ['A034'],
    provider: [],
  });
  expect(await ruleOf(ruleId)).toMatchObject([
    { threshold: 250, can_authorise_own_payments: true, payment_creator_can_satisfy_rule: false, is_archived: false },
  ]);
  expect(await rolesOfRule(ruleId).pluck('role_id')).toEqual([boss]);
  expect(await lastDetails(database, 'A034')).toBe('Stack Organisation: above 100 EUR changed');
});

test('keeps its own threshold, and takes no other’s', async () => {
  const orgId = await newOrganisation();
  const clerk = await newRole(orgId, 'Clerk');
  const ruleId = await made('createPaymentAuthRule', { orgId, rule: ruleInput([clerk]) });
  await made('createPaymentAuthRule', { orgId, rule: ruleInput([clerk], { thresholdAbove: 250 }) });
  const taken = await refusedEffects(database, call(ruleId, ruleInput([clerk], { thresholdAbove: 250 })));
  expect(taken).toEqual(refused('threshold_taken', 'thresholdAbove'));
  expect((await effectsOf(database, call(ruleId, ruleInput([clerk])))).answer.errors).toBeUndefined();
});

test.each<[string, (clerk: string) => object, string]>([
  ['no role', () => ruleInput([], { thresholdAbove: 7 }), 'roles'],
  ['a role twice', (clerk) => ruleInput([clerk, clerk], { thresholdAbove: 7 }), 'roles'],
  ['a negative threshold', (clerk) => ruleInput([clerk], { thresholdAbove: -1 }), 'thresholdAbove'],
  [
    'no approval of a role',
    (clerk) => ruleInput([], { thresholdAbove: 7, roles: [{ roleId: clerk, numberRequired: 0 }] }),
    'roles[0].numberRequired',
  ],
])('refuses %s', async (_what, rule, field) => {
  const orgId = await newOrganisation();
  const clerk = await newRole(orgId, 'Clerk');
  const ruleId = await made('createPaymentAuthRule', { orgId, rule: ruleInput([clerk]) });
  expect(await refusedEffects(database, call(ruleId, rule(clerk)))).toEqual(refused('invalid_input', field));
});

test('refuses a role of another organisation, an archived rule and an absent one, and is for super admins', async () => {
  const orgId = await newOrganisation();
  const rule = ruleInput([await newRole(orgId, 'Clerk')]);
  const ruleId = await made('createPaymentAuthRule', { orgId, rule });
  const foreign = await refusedEffects(database, call(ruleId, ruleInput([demoRole('approver')])));
  expect(foreign).toEqual(refused('role_not_found', 'roles'));
  await made('archivePaymentAuthRule', { ruleId });
  for (const id of [ruleId, randomUUID()]) {
    expect(await refusedEffects(database, call(id, rule))).toEqual(refused('rule_not_found', 'ruleId'));
  }
  expect((await refusedEffects(database, call(ruleId, rule, 'orgadmin'))).code).toBe('validation-failed');
});
