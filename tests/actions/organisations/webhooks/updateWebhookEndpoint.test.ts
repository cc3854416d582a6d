import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { unseal } from '../../../../actions/provider/sealing';
import { webhookEventNames } from '../../../../domain/webhooks/events';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { administer, administration } from '../../../support/organisations';
import { newPayment } from '../../../support/portal';
import { actionEnvironment, stackDatabase } from '../../../support/stack';
import {
  appendMessages,
  createdEndpoint,
  deleteTestEndpoints,
  endpointInput,
  messagesOf,
} from '../../../support/webhooks';

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

const call = (endpointId: string, endpoint: object, username = 'orgadmin') =>
  administration(username, 'updateWebhookEndpoint', { endpointId, endpoint });

test('replaces what was entered, and keeps the secret and the messages', async () => {
  const { id, secret } = await createdEndpoint();
  await appendMessages(database, id, [randomUUID()]);
  const asked = endpointInput({ url: 'http://127.0.0.1:9/other', enabled: false, events: [...webhookEventNames] });
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(id, asked));
  expect(answer.data?.result.id).toBe(id);
  expect(effects).toEqual({ rows: ['update webhook_endpoints'], activity: ['A032'], provider: [] });
  expect(await endpointOf(id)).toMatchObject([{ ...asked, createdById: 'orgadmin' }]);
  expect((await secretsOf(id)).map(({ sealed_secret }) => opened(sealed_secret))).toEqual([secret]);
  expect(await messagesOf(database, id)).toHaveLength(1);
  expect(await lastDetails()).toBe('Aldgate Trading: webhook http://127.0.0.1:9/other changed');
});

test('while it is off, changes make no messages for it', async () => {
  const { id } = await createdEndpoint();
  await administer('orgadmin', 'updateWebhookEndpoint', {
    endpointId: id,
    endpoint: endpointInput({ enabled: false }),
  });
  await newPayment();
  expect(await messagesOf(database, id)).toEqual([]);
});

test.each([
  ['an unknown event', { events: ['nothing'] }, 'events[0]'],
  ['an address that is none', { url: 'nowhere' }, 'url'],
])('refuses %s', async (_what, change, field) => {
  const { id } = await createdEndpoint();
  expect(await refusedEffects(database, call(id, endpointInput(change)))).toEqual(refused('invalid_input', field));
});

test('refuses an endpoint of another organisation, and an absent one in the same words', async () => {
  const { id } = await createdEndpoint();
  const before = await endpointOf(id);
  for (const [endpointId, username] of [
    [id, 'borealisadmin'],
    [randomUUID(), 'orgadmin'],
  ] as const) {
    const effects = await refusedEffects(database, call(endpointId, endpointInput(), username));
    expect(effects).toEqual(refused('webhook_endpoint_not_found', 'endpointId'));
  }
  expect(await endpointOf(id)).toEqual(before);
});

test('refuses users who administer nothing', async () => {
  const { id } = await createdEndpoint();
  expect((await administer('maker', 'updateWebhookEndpoint', call(id, endpointInput()).variables)).data).toBeFalsy();
});
