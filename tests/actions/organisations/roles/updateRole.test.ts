import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { roleId as demoRole } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import {
  administration,
  deleteTestOrganisations,
  lastDetails,
  newOrganisation,
  newRole,
  roleInput,
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

const call = (roleId: string, role: object, username = 'superadmin') =>
  administration(username, 'updateRole', { roleId, role });

test('changes the name and the rights', async () => {
  const orgId = await newOrganisation();
  const id = await newRole(orgId, 'Boss');
  const asked = call(id, roleInput('Director', { can_create_payments: false }));
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, asked);
  expect(answer.data?.result.id).toBe(id);
  expect(effects).toEqual({ rows: ['update roles'], activity: ['A033'], provider: [] });
  expect(await database('roles').where({ id })).toMatchObject([
    { name: 'Director', can_create_payments: false, can_create_beneficiaries: true, order: 1, org_id: orgId },
  ]);
  expect(await lastDetails(database, 'A033')).toBe('Stack Organisation: Director changed');
});

test('keeps its own name, and takes no other’s', async () => {
  const orgId = await newOrganisation();
  await newRole(orgId, 'Clerk');
  const id = await newRole(orgId, 'Boss');
  expect(await refusedEffects(database, call(id, roleInput('Clerk')))).toEqual(refused('role_name_taken', 'name'));
  expect((await effectsOf(database, call(id, roleInput('Boss')))).answer.errors).toBeUndefined();
});

test('refuses a blank name and an absent role, and is for super admins', async () => {
  const id = await newRole(await newOrganisation(), 'Clerk');
  expect(await refusedEffects(database, call(id, roleInput(' ')))).toEqual(refused('invalid_input', 'name'));
  expect(await refusedEffects(database, call(randomUUID(), roleInput('Boss')))).toEqual(
    refused('role_not_found', 'roleId'),
  );
  const { code } = await refusedEffects(database, call(demoRole('maker'), roleInput('Another'), 'orgadmin'));
  expect(code).toBe('validation-failed');
});
