import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import {
  administration,
  deleteTestOrganisations,
  lastDetails,
  made,
  newOrganisation,
} from '../../support/organisations';
import { stackDatabase } from '../../support/stack';

const aldgate = demoId('organisation aldgate');

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestOrganisations(database);
  await database.destroy();
});

const call = (orgId: string, fourEyes: readonly string[], username = 'superadmin') =>
  administration(username, 'setOrganisationFourEyes', { orgId, fourEyes });
const switchesOf = async (id: string) => (await database('organisations').where({ id }).first('four_eyes'))?.four_eyes;

test('switches a second administrator on at once; to switch it off waits for one', async () => {
  const id = await newOrganisation();
  const on = await effectsOf<{ result: { pendingChangeId: string | null } }>(database, call(id, ['role_rights']));
  expect(on).toMatchObject({ rows: ['update organisations'], activity: ['A032'], provider: [] });
  expect(on.answer.data?.result.pendingChangeId).toBeNull();
  expect(await switchesOf(id)).toEqual(['role_rights']);
  expect(await lastDetails(database, 'A032')).toBe('Stack Organisation: a second administrator for role_rights');
  const off = await effectsOf<{ result: { pendingChangeId: string | null } }>(database, call(id, []));
  const changeId = off.answer.data?.result.pendingChangeId;
  expect(changeId).toEqual(expect.any(String));
  expect(await switchesOf(id)).toEqual(['role_rights']);
  await database('pending_changes').where({ id: changeId! }).delete();
});

test('switching nothing on where nothing is on leaves no entry', async () => {
  const id = await newOrganisation();
  await made('setOrganisationFourEyes', { orgId: id, fourEyes: [] });
  expect(await lastDetails(database, 'A032')).toBe('Created: Stack Organisation');
});

test('refuses a switch that does not exist, and an absent organisation', async () => {
  expect(await refusedEffects(database, call(await newOrganisation(), ['lunch']))).toEqual(
    refused('invalid_input', 'fourEyes[0]'),
  );
  expect(await refusedEffects(database, call(randomUUID(), []))).toEqual(refused('organisation_not_found', 'orgId'));
});

test('is for super admins', async () => {
  expect((await refusedEffects(database, call(aldgate, [], 'orgadmin'))).code).toBe('validation-failed');
});
