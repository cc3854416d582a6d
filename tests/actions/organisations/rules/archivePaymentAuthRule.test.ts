import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../../seeds/demo/demoId';
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

const call = (ruleId: string, username = 'superadmin') =>
  administration(username, 'archivePaymentAuthRule', { ruleId });
const ruleOf = (id: string) => database('organisation_payment_auth_rule').where({ id });
const rolesOfRule = (id: string) => database('payment_auth_rule_role').where({ auth_rule_id: id });

test('archives the rule and keeps what it asked', async () => {
  const orgId = await newOrganisation();
  const rule = ruleInput([await newRole(orgId, 'Clerk')]);
  const ruleId = await made('createPaymentAuthRule', { orgId, rule });
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(ruleId));
  expect(answer.data?.result.id).toBe(ruleId);
  expect(effects).toEqual({ rows: ['update organisation_payment_auth_rule'], activity: ['A034'], provider: [] });
  expect(await ruleOf(ruleId)).toMatchObject([{ is_archived: true, threshold: 100 }]);
  expect(await rolesOfRule(ruleId)).toHaveLength(1);
  expect(await lastDetails(database, 'A034')).toBe('Stack Organisation: above 100 EUR archived');
  expect(await refusedEffects(database, call(ruleId))).toEqual(refused('rule_not_found', 'ruleId'));
});

test('refuses an absent rule, and is for super admins', async () => {
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('rule_not_found', 'ruleId'));
  const ruleId = demoId('rule aldgate 10000');
  expect((await refusedEffects(database, call(ruleId, 'orgadmin'))).code).toBe('validation-failed');
  expect(await ruleOf(ruleId).pluck('is_archived')).toEqual([false]);
});
