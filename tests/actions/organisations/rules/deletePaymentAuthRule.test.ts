import type { Knex } from 'knex';
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
import { newPayment } from '../../../support/portal';
import { stackDatabase } from '../../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestOrganisations(database);
  await database.destroy();
});

const call = (ruleId: string, username = 'superadmin') => administration(username, 'deletePaymentAuthRule', { ruleId });
const ruleOf = (id: string) => database('organisation_payment_auth_rule').where({ id });
const rolesOfRule = (id: string) => database('payment_auth_rule_role').where({ auth_rule_id: id });

test('deletes the rule with what it asked, also an archived one', async () => {
  const orgId = await newOrganisation();
  const rule = ruleInput([await newRole(orgId, 'Clerk')]);
  for (const isArchived of [false, true]) {
    const ruleId = await made('createPaymentAuthRule', { orgId, rule });
    if (isArchived) await made('archivePaymentAuthRule', { ruleId });
    const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(ruleId));
    expect(answer.data?.result.id).toBe(ruleId);
    const rows = ['delete organisation_payment_auth_rule', 'delete payment_auth_rule_role'];
    expect(effects).toEqual({ rows, activity: ['A034'], provider: [] });
    expect([await ruleOf(ruleId), await rolesOfRule(ruleId)]).toEqual([[], []]);
    expect(await lastDetails(database, 'A034')).toBe('Stack Organisation: above 100 EUR deleted');
    expect(await refusedEffects(database, call(ruleId))).toEqual(refused('rule_not_found', 'ruleId'));
  }
});

test('refuses a rule that payments refer to, and is for super admins', async () => {
  await newPayment({ amount: '20000.00' });
  const [ruleId] = await database('payment_authorisation_requests').limit(1).pluck('authRuleId');
  expect(await refusedEffects(database, call(ruleId!))).toEqual(refused('rule_has_records', 'ruleId'));
  expect((await refusedEffects(database, call(ruleId!, 'orgadmin'))).code).toBe('validation-failed');
  expect(await ruleOf(ruleId!)).toHaveLength(1);
});
