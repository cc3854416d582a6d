import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../../seeds/demo/demoId';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import {
  administration,
  deleteTestOrganisations,
  lastDetails,
  newOrganisation,
  newRole,
  rolesOf,
} from '../../../support/organisations';
import { stackDatabase } from '../../../support/stack';

const aldgate = demoId('organisation aldgate');

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestOrganisations(database);
  await database.destroy();
});

const call = (orgId: string, roleIds: readonly string[], username = 'superadmin') =>
  administration(username, 'reorderRoles', { orgId, roleIds });

test('puts the roles in the order that is given', async () => {
  const orgId = await newOrganisation();
  const [clerk, boss] = [await newRole(orgId, 'Clerk'), await newRole(orgId, 'Boss')];
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(orgId, [boss, clerk]));
  expect(answer.data?.result.id).toBe(orgId);
  expect(effects).toEqual({ rows: ['update roles'], activity: ['A033'], provider: [] });
  expect(await rolesOf(database, orgId)).toEqual(['Boss', 'Clerk']);
  expect(await database('roles').where({ org_id: orgId }).orderBy('order').pluck('order')).toEqual([1, 2]);
  expect(await lastDetails(database, 'A033')).toBe('Stack Organisation: roles reordered');
});

test('refuses an order that does not name each role once', async () => {
  const orgId = await newOrganisation();
  const [clerk, boss] = [await newRole(orgId, 'Clerk'), await newRole(orgId, 'Boss')];
  for (const roleIds of [[clerk], [clerk, clerk], [clerk, boss, randomUUID()]]) {
    expect(await refusedEffects(database, call(orgId, roleIds))).toEqual(refused('invalid_input', 'roleIds'));
  }
  expect(await rolesOf(database, orgId)).toEqual(['Clerk', 'Boss']);
});

test('refuses an absent organisation, and is for super admins', async () => {
  expect(await refusedEffects(database, call(randomUUID(), []))).toEqual(refused('organisation_not_found', 'orgId'));
  expect((await refusedEffects(database, call(aldgate, [], 'orgadmin'))).code).toBe('validation-failed');
});
