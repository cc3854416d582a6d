import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { unseal } from '../../../../actions/provider/sealing';
import { webhookEventNames } from '../../../../domain/webhooks/events';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { administer, administration } from '../../../support/organisations';
import { actionEnvironment, stackDatabase } from '../../../support/stack';
import { aldgate } from '../../../support/users';
import { createdEndpoint, deleteTestEndpoints, endpointInput } from '../../../support/webhooks';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => deleteTestEndpoints(database));
afterAll(() => database.destroy());

const endpointOf = (id: string) => database('webhook_endpoints').where({ id });
const secretsOf = (endpoint_id: string) => database('vault.webhook_secrets').where({ endpoint_id });
const opened = (sealed: string) => unseal(sealed, actionEnvironment().SEAL_KEY ?? '');
const lastDetails = async () =>
  (await database('activity').where({ userId: 'orgadmin' }).orderBy('createdAt', 'desc').first())?.details;

const call = (endpoint: object, orgId: string = aldgate, username = 'orgadmin') =>
  administration(username, 'createWebhookEndpoint', { orgId, endpoint });

test('stores the endpoint, and its secret sealed, which is answered once', async () => {
  const asked = endpointInput({ events: [...webhookEventNames], enabled: false });
  const { answer, ...effects } = await effectsOf<{ result: { id: string; secret: string } }>(database, call(asked));
  expect(effects).toEqual({ rows: ['insert webhook_endpoints'], activity: ['A032'], provider: [] });
  const { id, secret } = answer.data!.result;
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await endpointOf(id)).toMatchObject([{ ...asked, org_id: aldgate, createdById: 'orgadmin' }]);
  const [stored] = await secretsOf(id);
  expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
  expect([opened(stored!.sealed_secret), stored!.previous_sealed_secret]).toEqual([secret, null]);
  expect(await lastDetails()).toBe('Aldgate Trading: webhook http://127.0.0.1:9/hook created');
});

test('keeps ten endpoints of an organisation and no more', async () => {
  const known = (await database('webhook_endpoints').where({ org_id: aldgate })).length;
  for (let count = known; count < 10; count += 1) await createdEndpoint();
  const eleventh = await refusedEffects(database, call(endpointInput(), aldgate, 'superadmin'));
  expect(eleventh).toEqual(refused('too_many_webhook_endpoints', 'orgId'));
});

test.each([
  ['an unknown event', { events: ['nothing'] }, 'events[0]'],
  ['no event', { events: [] }, 'events'],
  ['an address that is none', { url: 'nowhere' }, 'url'],
])('refuses %s', async (_what, change, field) => {
  expect(await refusedEffects(database, call(endpointInput(change)))).toEqual(refused('invalid_input', field));
});

test('refuses another organisation and an absent one in the same words, and users who administer nothing', async () => {
  for (const [orgId, username] of [
    [aldgate, 'borealisadmin'],
    [randomUUID(), 'orgadmin'],
  ] as const) {
    const effects = await refusedEffects(database, call(endpointInput(), orgId, username));
    expect(effects).toEqual(refused('organisation_not_found', 'orgId'));
  }
  const asked = { orgId: aldgate, endpoint: endpointInput() };
  expect((await administer('maker', 'createWebhookEndpoint', asked)).data).toBeFalsy();
});
