import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { administer, administration } from '../../../support/organisations';
import { stackDatabase } from '../../../support/stack';
import { appendMessages, createdEndpoint, deleteTestEndpoints, messagesOf } from '../../../support/webhooks';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => deleteTestEndpoints(database));
afterAll(() => database.destroy());

const endpointOf = (id: string) => database('webhook_endpoints').where({ id });
const secretsOf = (endpoint_id: string) => database('vault.webhook_secrets').where({ endpoint_id });
const lastDetails = async () =>
  (await database('activity').where({ userId: 'orgadmin' }).orderBy('createdAt', 'desc').first())?.details;

const call = (endpointId: string, username = 'orgadmin') =>
  administration(username, 'deleteWebhookEndpoint', { endpointId });

test('deletes the endpoint with its secret and its messages', async () => {
  const { id } = await createdEndpoint();
  await appendMessages(database, id, [randomUUID()]);
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(id));
  expect(answer.data?.result.id).toBe(id);
  expect(effects).toEqual({ rows: ['delete webhook_endpoints'], activity: ['A032'], provider: [] });
  expect([await endpointOf(id), await secretsOf(id), await messagesOf(database, id)]).toEqual([[], [], []]);
  expect(await lastDetails()).toBe('Aldgate Trading: webhook http://127.0.0.1:9/hook deleted');
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
  expect((await administer('maker', 'deleteWebhookEndpoint', call(id).variables)).data).toBeFalsy();
});
