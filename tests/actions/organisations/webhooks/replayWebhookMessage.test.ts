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
const lastDetails = async () =>
  (await database('activity').where({ userId: 'orgadmin' }).orderBy('createdAt', 'desc').first())?.details;

const call = (endpointId: string, messageId: string = randomUUID(), username = 'orgadmin') =>
  administration(username, 'replayWebhookMessage', { endpointId, messageId });

test.each(['failed', 'delivered', 'waiting'] as const)(
  'a message that is %s is due again under its id',
  async (state) => {
    const { id } = await createdEndpoint();
    await appendMessages(database, id, [randomUUID(), randomUUID()]);
    const [first, second] = await messagesOf(database, id);
    const later = new Date(Date.now() + 3_600_000);
    const standing = {
      state,
      attempts: 9,
      next_attempt_at: later,
      delivered_at: state === 'delivered' ? new Date() : null,
    };
    await messagesOf(database, id).update(standing);
    const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(id, first!.message_id));
    expect(answer.data?.result.id).toBe(first!.message_id);
    expect(effects).toEqual({ rows: [], activity: ['A032'], provider: [] });
    const [again, other] = await messagesOf(database, id);
    expect(again).toMatchObject({ message_id: first!.message_id, state: 'waiting', attempts: 0, delivered_at: null });
    expect(again!.next_attempt_at!.getTime()).toBeLessThan(later.getTime());
    expect(other).toMatchObject({ message_id: second!.message_id, state, attempts: 9 });
    const details = `Aldgate Trading: message ${first!.message_id} to webhook http://127.0.0.1:9/hook sent again`;
    expect(await lastDetails()).toBe(details);
  },
);

test('refuses a message of another endpoint, and an absent one in the same words', async () => {
  const [{ id }, other] = [await createdEndpoint(), await createdEndpoint()];
  await appendMessages(database, other.id, [randomUUID()]);
  const [foreign] = await messagesOf(database, other.id);
  for (const messageId of [foreign!.message_id, randomUUID()]) {
    const effects = await refusedEffects(database, call(id, messageId));
    expect(effects).toEqual(refused('webhook_message_not_found', 'messageId'));
  }
});

test('refuses an endpoint of another organisation, and an absent one in the same words', async () => {
  const { id } = await createdEndpoint();
  const before = await endpointOf(id);
  for (const [endpointId, username] of [
    [id, 'borealisadmin'],
    [randomUUID(), 'orgadmin'],
  ] as const) {
    const effects = await refusedEffects(database, call(endpointId, undefined, username));
    expect(effects).toEqual(refused('webhook_endpoint_not_found', 'endpointId'));
  }
  expect(await endpointOf(id)).toEqual(before);
});

test('refuses users who administer nothing', async () => {
  const { id } = await createdEndpoint();
  expect((await administer('maker', 'replayWebhookMessage', call(id).variables)).data).toBeFalsy();
});
