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
  roleInput,
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

const call = (fromOrgId: string, orgId: string, username = 'superadmin') =>
  administration(username, 'cloneRolesFromOrg', { fromOrgId, orgId });

test('copies the roles whose names are free after those that are there', async () => {
  const [from, to] = [await newOrganisation(), await newOrganisation()];
  await newRole(from, 'Director');
  await newRole(from, 'Clerk');
  await newRole(from, 'Boss');
  await newRole(to, 'CLERK');
  const { answer, ...effects } = await effectsOf<{ result: { count: number } }>(database, call(from, to));
  expect(answer.data?.result.count).toBe(2);
  expect(effects).toEqual({ rows: ['insert roles'], activity: ['A033'], provider: [] });
  expect(await rolesOf(database, to)).toEqual(['CLERK', 'Director', 'Boss']);
  expect(await database('roles').where({ org_id: to, name: 'Boss' })).toMatchObject([roleInput('Boss')]);
  expect(await rolesOf(database, from)).toHaveLength(3);
  expect(await lastDetails(database, 'A033')).toBe('Stack Organisation: 2 copied from Stack Organisation');
});

test('copies nothing where every name is taken', async () => {
  const [from, to] = [await newOrganisation(), await newOrganisation()];
  await newRole(from, 'Clerk');
  await newRole(to, 'Clerk');
  const { answer, rows } = await effectsOf<{ result: { count: number } }>(database, call(from, to));
  expect([answer.data?.result.count, rows]).toEqual([0, []]);
});

test('refuses absent organisations and an organisation’s own roles, and is for super admins', async () => {
  const orgId = await newOrganisation();
  for (const [from, to, code, field] of [
    [randomUUID(), orgId, 'organisation_not_found', 'fromOrgId'],
    [orgId, randomUUID(), 'organisation_not_found', 'orgId'],
    [orgId, orgId, 'invalid_input', 'fromOrgId'],
  ] as const) {
    expect(await refusedEffects(database, call(from, to))).toEqual(refused(code, field));
  }
  expect((await refusedEffects(database, call(aldgate, orgId, 'orgadmin'))).code).toBe('validation-failed');
});
