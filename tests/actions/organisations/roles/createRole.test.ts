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

const call = (orgId: string, role: object, username = 'superadmin') =>
  administration(username, 'createRole', { orgId, role });

test('creates a role as the last one of its organisation', async () => {
  const orgId = await newOrganisation();
  await newRole(orgId, 'Clerk');
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(orgId, roleInput('Boss')));
  expect(effects).toEqual({ rows: ['insert roles'], activity: ['A033'], provider: [] });
  expect(await rolesOf(database, orgId)).toEqual(['Clerk', 'Boss']);
  expect(await database('roles').where({ id: answer.data!.result.id })).toMatchObject([
    { ...roleInput('Boss'), order: 2 },
  ]);
  expect(await lastDetails(database, 'A033')).toBe('Stack Organisation: Boss created');
});

test.each([
  ['a name that is taken', roleInput('Clerk'), 'role_name_taken', 'name'],
  ['a name that is taken in another case', roleInput('cLERK'), 'role_name_taken', 'name'],
  ['a blank name', roleInput(' '), 'invalid_input', 'name'],
])('refuses %s', async (_what, role, code, field) => {
  const orgId = await newOrganisation();
  await newRole(orgId, 'Clerk');
  expect(await refusedEffects(database, call(orgId, role))).toEqual(refused(code, field));
});

test('the name of another organisation’s role is free', async () => {
  await newRole(await newOrganisation(), 'Clerk');
  expect((await effectsOf(database, call(await newOrganisation(), roleInput('Clerk')))).answer.errors).toBeUndefined();
});

test('refuses an absent organisation, and is for super admins', async () => {
  const absent = await refusedEffects(database, call(randomUUID(), roleInput('Clerk')));
  expect(absent).toEqual(refused('organisation_not_found', 'orgId'));
  const { code } = await refusedEffects(database, call(aldgate, roleInput('Another'), 'orgadmin'));
  expect(code).toBe('validation-failed');
});
