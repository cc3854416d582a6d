import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { Webhook } from 'standardwebhooks';
import { createContext } from '../../../actions/container';
import { claimMessages } from '../../../actions/organisations/webhooks/delivery/claimMessages';
import { deliverWebhooks } from '../../../actions/organisations/webhooks/delivery/deliverWebhooks';
import { postMessage } from '../../../actions/organisations/webhooks/delivery/postMessage';
import { removeOldMessages } from '../../../actions/organisations/webhooks/delivery/removeOldMessages';
import { systemResolve } from '../../../actions/organisations/webhooks/publicHost';
import type { Context } from '../../../actions/provider/context';
import { webhookEventNames } from '../../../domain/webhooks/events';
import { demoId } from '../../../seeds/demo/demoId';
import { administer } from '../../support/organisations';
import { newPayment, refusalOf } from '../../support/portal';
import { actionEnvironment, graphql, runSchedule, stackDatabase } from '../../support/stack';
import { openReceiver, type Reaction, type Receiver } from '../../support/webhooks';
import { sized } from '../../support/sized';

const aldgate = demoId('organisation aldgate');
const size = sized(50, 1000);

let database: Knex;
let context: Context;
let receivers: Receiver[] = [];

beforeAll(() => {
  database = stackDatabase();
  context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent' });
});
afterEach(async () => {
  await database('webhook_endpoints').where('url', 'like', '%127.0.0.1%').delete();
  await Promise.all(receivers.map(({ stop }) => stop()));
  receivers = [];
});
afterAll(async () => {
  await context.database.destroy();
  await database.destroy();
});

async function receiverThat(react: Reaction): Promise<Receiver> {
  const receiver = await openReceiver(react);
  receivers.push(receiver);
  return receiver;
}

const endpointAt = (url: string, change: object = {}) => ({
  url,
  description: 'Test',
  events: ['payment.status_changed'],
  enabled: true,
  ...change,
});

/** Creates an endpoint of Aldgate as its administrator. */
async function created(url: string, change: object = {}): Promise<{ id: string; secret: string }> {
  const { data, errors } = await graphql<{ result: { id: string; secret: string } }>(
    'orgadmin',
    `
      mutation ($orgId: uuid!, $endpoint: WebhookEndpointInput!) {
        result: createWebhookEndpoint(orgId: $orgId, endpoint: $endpoint) {
          id
          secret
        }
      }
    `,
    { orgId: aldgate, endpoint: endpointAt(url, change) },
    { 'x-hasura-role': 'org_admin' },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.result;
}

const rotated = async (endpointId: string) => {
  const { data } = await graphql<{ result: { secret: string } }>(
    'orgadmin',
    `
      mutation ($endpointId: uuid!) {
        result: rotateWebhookSecret(endpointId: $endpointId) {
          secret
        }
      }
    `,
    { endpointId },
    { 'x-hasura-role': 'org_admin' },
  );
  return data?.result.secret ?? '';
};

/** Runs the delivery once, as of a time. */
const deliver = (now = context.clock.now(), timeoutMs = 30_000) =>
  deliverWebhooks({ ...context, clock: { now: () => now } }, (post) =>
    postMessage(post, { resolve: systemResolve, isAnywhereAllowed: true, timeoutMs }),
  );

const messagesOf = (endpointId: string) =>
  database('outgoing_webhook_deliveries').where({ endpoint_id: endpointId }).orderBy('id');

/** Messages of these entities, as the triggers append them. */
async function append(endpointId: string, entities: readonly string[]): Promise<void> {
  const rows = entities.map((entity_id, number) => ({
    message_id: randomUUID(),
    endpoint_id: endpointId,
    entity_id,
    event: 'payment.status_changed',
    payload: { data: { number } },
    next_attempt_at: new Date(0),
  }));
  await database('outgoing_webhook_deliveries').insert(rows);
}

const later = (hours: number) => new Date(context.clock.now().getTime() + hours * 3_600_000);

describe('an endpoint', () => {
  test('is told of a payment in the transaction that changes it, signed, and once', async () => {
    const receiver = await receiverThat(() => 200);
    const { id, secret } = await created(receiver.url);
    const paymentId = await newPayment({ amount: '5000.00' });
    await runSchedule('deliver-webhooks');
    const told = receiver.received.filter(({ body }) => body.includes(paymentId));
    expect(told.length).toBe(1);
    const { body, headers } = told[0]!;
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(verified).toMatchObject({
      id: headers['webhook-id'],
      type: 'payment.status_changed',
      data: { paymentId, status: 'awaiting_authorisation', previousStatus: null, amount: '5000.00', currency: 'GBP' },
    });
    expect(body).not.toMatch(/iban|account_?number/i);
    await runSchedule('deliver-webhooks');
    expect(receiver.received.filter(({ body: again }) => again.includes(paymentId)).length).toBe(1);
    const [row] = await messagesOf(id).where({ entity_id: paymentId });
    expect(row).toMatchObject({
      state: 'delivered',
      attempts: 1,
      response_status: 200,
      response_excerpt: 'status 200',
      delivered_at: expect.any(Date) as Date,
    });
  });

  test('that is off, of another organisation or without the event is not told', async () => {
    const receiver = await receiverThat(() => 200);
    const off = await created(receiver.url, { enabled: false });
    const other = await created(receiver.url, { events: ['funds.received'] });
    const foreign = randomUUID();
    await database('webhook_endpoints').insert({
      id: foreign,
      org_id: demoId('organisation borealis'),
      url: receiver.url,
      events: ['payment.status_changed'],
      createdById: 'borealisadmin',
    });
    await newPayment();
    for (const id of [off.id, other.id, foreign]) expect(await messagesOf(id)).toEqual([]);
  });

  test('is told of no change that was rolled back', async () => {
    const { id } = await created('http://127.0.0.1:9/hook');
    const paymentId = await newPayment({ amount: '5000.00' });
    const before = (await messagesOf(id)).length;
    const transaction = await database.transaction();
    await transaction('payments').where({ id: paymentId }).update({ status: 'deleted' });
    expect((await transaction('outgoing_webhook_deliveries').where({ endpoint_id: id })).length).toBe(before + 1);
    await transaction.rollback();
    expect((await messagesOf(id)).length).toBe(before);
  });

  test('with a new secret is signed with both for a day, then with the new one alone', async () => {
    const receiver = await receiverThat(() => 200);
    const { id, secret } = await created(receiver.url);
    const renewed = await rotated(id);
    await append(id, [randomUUID()]);
    await deliver();
    const first = receiver.received[0]!;
    for (const known of [secret, renewed]) {
      expect(() => new Webhook(known).verify(first.body, first.headers as Record<string, string>)).not.toThrow();
    }
    await append(id, [randomUUID()]);
    await deliver(later(25));
    expect(String(receiver.received[1]?.headers['webhook-signature']).split(' ').length).toBe(1);
  });

  test('that answers 410 is switched off, with the schedule named in the audit log', async () => {
    const receiver = await receiverThat(() => 410);
    const { id } = await created(receiver.url);
    await append(id, [randomUUID()]);
    await deliver();
    expect((await database('webhook_endpoints').where({ id }).first())!.enabled).toBe(false);
    expect((await messagesOf(id))[0]).toMatchObject({ state: 'failed', response_status: 410 });
    const changes = database('audit_logged_actions').where({ table_name: 'webhook_endpoints', row_id: id });
    expect((await changes.orderBy('event_id', 'desc').first())!.user_id).toBe('deliver-webhooks');
  });
});

describe('the delivery', () => {
  test(`brings ${size} messages to a receiver that drops, delays, fails and restarts: each, in order, under one id`, async () => {
    let count = 0;
    const slow = () => new Promise<number>((resolve) => setTimeout(() => resolve(200), 5));
    const receiver = await receiverThat(() => {
      count += 1;
      return count % 7 === 0 ? 'drop' : count % 5 === 0 ? 500 : count % 3 === 0 ? slow() : 200;
    });
    const { id, secret } = await created(receiver.url);
    const entities = Array.from({ length: Math.ceil(size / 5) }, () => randomUUID());
    await append(
      id,
      Array.from({ length: size }, (_, index) => entities[index % entities.length] ?? ''),
    );
    for (let round = 0; (await messagesOf(id).where({ state: 'waiting' })).length > 0; round += 1) {
      if (round % 4 === 1) await receiver.stop();
      await deliver();
      if (round % 4 === 1) await receiver.start();
      // As if the waits had passed. The number of attempts is not what is tested.
      await database('outgoing_webhook_deliveries')
        .where({ endpoint_id: id, state: 'waiting' })
        .update({ attempts: 0, next_attempt_at: new Date(0) });
      expect(round).toBeLessThan(size * 10);
    }
    const rows = await messagesOf(id);
    expect(rows.every(({ state }) => state === 'delivered')).toBe(true);
    const verify = new Webhook(secret);
    for (const { body, headers } of receiver.received) verify.verify(body, headers as Record<string, string>);
    const arrived = [...new Set(receiver.received.map((message) => message.id))];
    expect([...arrived].sort()).toEqual(rows.map(({ message_id }) => message_id).sort());
    const orderOf = (ids: readonly string[], entity: string) =>
      ids.filter((one) => rows.find(({ message_id }) => message_id === one)!.entity_id === entity);
    for (const entity of entities) {
      expect(orderOf(arrived, entity)).toEqual(
        orderOf(
          rows.map(({ message_id }) => message_id),
          entity,
        ),
      );
    }
  });

  test('does not wait for an endpoint that does not answer', async () => {
    const dead = await receiverThat(() => new Promise<never>(() => undefined));
    const healthy = await receiverThat(() => 200);
    const [first, second] = [await created(dead.url), await created(healthy.url)];
    await append(
      first.id,
      Array.from({ length: 30 }, () => randomUUID()),
    );
    await append(
      second.id,
      Array.from({ length: 30 }, () => randomUUID()),
    );
    // Long enough for thirty answers on a busy machine.
    const report = await deliver(context.clock.now(), 5000);
    expect(healthy.received.length).toBe(30);
    expect(dead.received.length).toBe(10);
    expect(report).toMatchObject({ delivered: 30, postponed: 10 });
    await database('webhook_endpoints').where({ id: first.id }).delete();
  });

  test('is made by two runs at once without a message posted twice', async () => {
    const receiver = await receiverThat(() => 200);
    const { id } = await created(receiver.url);
    await append(
      id,
      Array.from({ length: 40 }, (_, index) => demoId(`entity ${index % 8}`)),
    );
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(receiver.received.length).toBe(40);
  });

  test('takes a message of a run that died again when its lease has ended, not before', async () => {
    const receiver = await receiverThat(() => 200);
    const { id } = await created(receiver.url);
    await append(id, [demoId('one entity'), demoId('one entity')]);
    const now = context.clock.now();
    const leaseUntil = new Date(now.getTime() + 60_000);
    expect((await claimMessages(database, id, { now, leaseUntil, limit: 10 })).length).toBe(1);
    await deliver(now);
    expect(receiver.received).toEqual([]);
    await deliver(leaseUntil);
    expect(receiver.received.length).toBe(2);
  });

  test('fails after its attempts; a failed message is sent again on request, under the same id', async () => {
    let status = 500;
    const receiver = await receiverThat(() => status);
    const { id } = await created(receiver.url);
    await append(id, [demoId('one entity'), demoId('one entity')]);
    for (let attempt = 1; attempt <= 10; attempt += 1) await deliver(later(25 * attempt));
    const [older, younger] = await messagesOf(id);
    expect([older?.state, older?.attempts, younger?.state]).toEqual(['failed', 10, 'waiting']);
    status = 200;
    const before = receiver.received.length;
    const replay = await administer('orgadmin', 'replayWebhookMessage', {
      endpointId: id,
      messageId: older!.message_id,
    });
    expect(replay.errors).toBeUndefined();
    await deliver(later(24 * 30));
    expect(receiver.received.slice(before).map((message) => message.id)).toEqual([
      older!.message_id,
      younger!.message_id,
    ]);
  });

  test('forgets messages after 90 days', async () => {
    const { id } = await created('http://127.0.0.1:9/hook');
    await append(id, [randomUUID(), randomUUID()]);
    const [first] = await messagesOf(id);
    await database('outgoing_webhook_deliveries')
      .where({ id: first!.id })
      .update({ createdAt: later(-24 * 91) });
    await removeOldMessages(context);
    expect((await messagesOf(id)).length).toBe(1);
  });
});

describe('the actions', () => {
  test('refuse other tenants, users without the right, and bad input', async () => {
    const { id } = await created('http://127.0.0.1:9/hook');
    const endpoint = endpointAt('http://127.0.0.1:9/hook');
    const calls: Record<string, Record<string, unknown>> = {
      createWebhookEndpoint: { orgId: aldgate, endpoint },
      updateWebhookEndpoint: { endpointId: id, endpoint },
      rotateWebhookSecret: { endpointId: id },
      replayWebhookMessage: { endpointId: id, messageId: randomUUID() },
      deleteWebhookEndpoint: { endpointId: id },
    };
    for (const [action, variables] of Object.entries(calls)) {
      const expected = action === 'createWebhookEndpoint' ? 'organisation_not_found' : 'webhook_endpoint_not_found';
      expect(refusalOf(await administer('borealisadmin', action, variables)).code).toBe(expected);
      expect((await administer('maker', action, variables)).data).toBeFalsy();
    }
    const create = (change: object) =>
      administer('orgadmin', 'createWebhookEndpoint', { orgId: aldgate, endpoint: { ...endpoint, ...change } });
    expect(refusalOf(await create({ events: ['nothing'] }))).toEqual({ code: 'invalid_input', field: 'events[0]' });
    expect(refusalOf(await create({ url: 'nowhere' }))).toEqual({ code: 'invalid_input', field: 'url' });
    const unknown = { endpointId: id, messageId: randomUUID() };
    expect(refusalOf(await administer('orgadmin', 'replayWebhookMessage', unknown))).toEqual({
      code: 'webhook_message_not_found',
      field: 'messageId',
    });
    const other = { endpointId: randomUUID() };
    expect(refusalOf(await administer('orgadmin', 'deleteWebhookEndpoint', other)).code).toBe(
      'webhook_endpoint_not_found',
    );
  });

  test('keep ten endpoints of an organisation and no more', async () => {
    const known = (await database('webhook_endpoints').where({ org_id: aldgate })).length;
    for (let count = known; count < 10; count += 1) await created('http://127.0.0.1:9/hook');
    const eleventh = { orgId: aldgate, endpoint: endpointAt('http://127.0.0.1:9/hook') };
    expect(refusalOf(await administer('superadmin', 'createWebhookEndpoint', eleventh))).toEqual({
      code: 'too_many_webhook_endpoints',
      field: 'orgId',
    });
  });

  test('change and delete an endpoint, with its secret and its messages, and record it', async () => {
    const { id, secret } = await created('http://127.0.0.1:9/hook');
    const stored = await database('vault.webhook_secrets').where({ endpoint_id: id }).first();
    expect(secret).toMatch(/^whsec_/);
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
    const endpoint = endpointAt('http://127.0.0.1:9/other', { enabled: false, events: [...webhookEventNames] });
    expect(
      (await administer('orgadmin', 'updateWebhookEndpoint', { endpointId: id, endpoint })).errors,
    ).toBeUndefined();
    expect(await database('webhook_endpoints').where({ id }).first()).toMatchObject(endpoint);
    await append(id, [randomUUID()]);
    await administer('orgadmin', 'deleteWebhookEndpoint', { endpointId: id });
    expect(await messagesOf(id)).toEqual([]);
    expect(await database('vault.webhook_secrets').where({ endpoint_id: id })).toEqual([]);
    const { details } = (await database('activity')
      .where({ userId: 'orgadmin' })
      .orderBy('createdAt', 'desc')
      .first())!;
    expect(details).toBe('Aldgate Trading: webhook http://127.0.0.1:9/other deleted');
  });
});
