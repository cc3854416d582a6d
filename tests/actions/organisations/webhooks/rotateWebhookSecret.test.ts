import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { unseal } from '../../../../actions/provider/sealing';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { administer, administration } from '../../../support/organisations';
import { actionEnvironment, stackDatabase } from '../../../support/stack';
import { createdEndpoint, deleteTestEndpoints, rotatedSecret } from '../../../support/webhooks';

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

const call = (endpointId: string, username = 'orgadmin') =>
  administration(username, 'rotateWebhookSecret', { endpointId });

test('answers a new secret once; the one before signs for a day more, a third no longer', async () => {
  const { id, secret } = await createdEndpoint();
  const second = await rotatedSecret(id);
  const { answer, ...effects } = await effectsOf<{ result: { id: string; secret: string } }>(database, call(id));
  expect(effects).toEqual({ rows: ['update webhook_endpoints'], activity: ['A032'], provider: [] });
  const third = answer.data!.result.secret;
  expect(new Set([secret, second, third]).size).toBe(3);
  const [stored] = await secretsOf(id);
  expect([opened(stored!.sealed_secret), opened(stored!.previous_sealed_secret!)]).toEqual([third, second]);
  const hours = (stored!.previous_until!.getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThan(24.1);
  expect(await lastDetails()).toBe('Aldgate Trading: new secret of webhook http://127.0.0.1:9/hook');
});

test('refuses an endpoint of another organisation, and an absent one in the same words', async () => {
  const { id } = await createdEndpoint();
  const before = await endpointOf(id);
  for (const [endpointId, username] of [
    [id, 'borealisadmin'],
    [randomUUID(), 'orgadmin'],
  ] as const) {
    const effects = await refusedEffects(database, call(endpointId, username));
    expect(effects).toEqual(refused('webhook_endpoint_not_found', 'endpointId'));
  }
  expect(await endpointOf(id)).toEqual(before);
});

test('refuses users who administer nothing', async () => {
  const { id } = await createdEndpoint();
  expect((await administer('maker', 'rotateWebhookSecret', call(id).variables)).data).toBeFalsy();
});
