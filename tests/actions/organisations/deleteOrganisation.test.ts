import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import {
  administration,
  deleteTestOrganisations,
  lastDetails,
  made,
  newOrganisation,
  newRole,
  rolesOf,
  ruleInput,
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

const call = (orgId: string, username = 'superadmin') => administration(username, 'deleteOrganisation', { orgId });

test('deletes it with its roles and its login', async () => {
  const id = await newOrganisation();
  await newRole(id, 'Clerk');
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(id));
  expect(answer.data?.result.id).toBe(id);
  expect(effects).toEqual({ rows: ['delete organisations', 'delete roles'], activity: ['A032'], provider: [] });
  expect(await database('organisations').where({ id })).toEqual([]);
  expect(await rolesOf(database, id)).toEqual([]);
  expect(await database('vault.provider_credentials').where({ org_id: id })).toEqual([]);
  expect(await lastDetails(database, 'A032')).toBe('Deleted: Stack Organisation');
  expect(await refusedEffects(database, call(id))).toEqual(refused('organisation_not_found', 'orgId'));
});

const group = { name: 'All', accountIds: [], userIds: [] };
const endpoint = { url: 'http://127.0.0.1:9/hook', description: 'Test', events: ['funds.received'], enabled: true };

test.each<[string, (orgId: string) => Promise<unknown>, (orgId: string) => Promise<unknown>]>([
  [
    'a rule',
    async (orgId) => made('createPaymentAuthRule', { orgId, rule: ruleInput([await newRole(orgId, 'Clerk')]) }),
    (org_id) => database('organisation_payment_auth_rule').where({ org_id }).delete(),
  ],
  [
    'a group',
    (orgId) => made('createOrgGroup', { orgId, group }),
    (org_id) => database('groups').where({ org_id }).delete(),
  ],
  [
    'a webhook',
    (orgId) => made('createWebhookEndpoint', { orgId, endpoint }),
    (org_id) => database('webhook_endpoints').where({ org_id }).delete(),
  ],
  [
    'a user',
    (org_id) => database('users_organisations').insert({ org_id, user_id: 'viewer' }),
    (org_id) => database('users_organisations').where({ org_id }).delete(),
  ],
])('is refused while there is %s', async (_what, add, remove) => {
  const id = await newOrganisation();
  await add(id);
  expect(await refusedEffects(database, call(id))).toEqual(refused('organisation_has_records', 'orgId'));
  expect(await database('vault.provider_credentials').where({ org_id: id })).toHaveLength(1);
  await remove(id);
  expect((await effectsOf(database, call(id))).answer.errors).toBeUndefined();
});

test('refuses an organisation at work, and is for super admins', async () => {
  expect(await refusedEffects(database, call(aldgate))).toEqual(refused('organisation_has_records', 'orgId'));
  expect((await refusedEffects(database, call(aldgate, 'orgadmin'))).code).toBe('validation-failed');
});
