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

const call = (orgId: string, rule: object, username = 'superadmin') =>
  administration(username, 'createPaymentAuthRule', { orgId, rule });
const ruleOf = (id: string) => database('organisation_payment_auth_rule').where({ id });
const rolesOfRule = (id: string) => database('payment_auth_rule_role').where({ auth_rule_id: id });

test('stores the rule with what it asks of each role', async () => {
  const orgId = await newOrganisation();
  const [clerk, boss] = [await newRole(orgId, 'Clerk'), await newRole(orgId, 'Boss')];
  const roles = [
    { roleId: clerk, numberRequired: 1 },
    { roleId: boss, numberRequired: 2 },
  ];
  const rule = ruleInput([], { thresholdAbove: 250, paymentCreatorCanSatisfyRule: true, roles });
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(orgId, rule));
  expect(effects).toEqual({
    rows: ['insert organisation_payment_auth_rule', 'insert payment_auth_rule_role'],
    activity: ['A034'],
    provider: [],
  });
  const { id } = answer.data!.result;
  expect(await ruleOf(id)).toMatchObject([
    {
      org_id: orgId,
      threshold: 250,
      can_authorise_own_payments: false,
      payment_creator_can_satisfy_rule: true,
      is_archived: false,
    },
  ]);
  expect(await rolesOfRule(id).orderBy('number_required')).toMatchObject([
    { role_id: clerk, number_required: 1 },
    { role_id: boss, number_required: 2 },
  ]);
  expect(await lastDetails(database, 'A034')).toBe('Stack Organisation: above 250 EUR created');
});

test('the threshold of an archived rule is free, that of another is not', async () => {
  const orgId = await newOrganisation();
  const rule = ruleInput([await newRole(orgId, 'Clerk')]);
  const ruleId = await made('createPaymentAuthRule', { orgId, rule });
  expect(await refusedEffects(database, call(orgId, rule))).toEqual(refused('threshold_taken', 'thresholdAbove'));
  await made('archivePaymentAuthRule', { ruleId });
  expect((await effectsOf(database, call(orgId, rule))).answer.errors).toBeUndefined();
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
  expect(await refusedEffects(database, call(orgId, rule(clerk)))).toEqual(refused('invalid_input', field));
});

test('refuses a role of another organisation, and an organisation that the caller does not administer', async () => {
  const orgId = await newOrganisation();
  const foreign = ruleInput([demoRole('approver')]);
  expect(await refusedEffects(database, call(orgId, foreign))).toEqual(refused('role_not_found', 'roles'));
  for (const id of [orgId, randomUUID()]) {
    const effects = await refusedEffects(database, call(id, foreign, 'orgadmin'));
    expect(effects).toEqual(refused('organisation_not_found', 'orgId'));
  }
});
