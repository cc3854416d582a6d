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
  rolesOf,
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

const call = (roleId: string, username = 'superadmin') => administration(username, 'deleteRole', { roleId });

test('deletes a role that nothing refers to', async () => {
  const orgId = await newOrganisation();
  const id = await newRole(orgId, 'Clerk');
  await newRole(orgId, 'Boss');
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(id));
  expect(answer.data?.result.id).toBe(id);
  expect(effects).toEqual({ rows: ['delete roles'], activity: ['A033'], provider: [] });
  expect(await rolesOf(database, orgId)).toEqual(['Boss']);
  expect(await lastDetails(database, 'A033')).toBe('Stack Organisation: Clerk deleted');
  expect(await refusedEffects(database, call(id))).toEqual(refused('role_not_found', 'roleId'));
});

test('refuses a role of a rule and one of a seat', async () => {
  const orgId = await newOrganisation();
  const clerk = await newRole(orgId, 'Clerk');
  await made('createPaymentAuthRule', { orgId, rule: ruleInput([clerk]) });
  for (const id of [clerk, demoRole('maker')]) {
    expect(await refusedEffects(database, call(id))).toEqual(refused('role_has_records', 'roleId'));
  }
  expect(await rolesOf(database, orgId)).toEqual(['Clerk']);
});

test('is for super admins', async () => {
  expect((await refusedEffects(database, call(demoRole('maker'), 'orgadmin'))).code).toBe('validation-failed');
});
