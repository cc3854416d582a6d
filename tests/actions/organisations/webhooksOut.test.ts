import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { Webhook } from 'standardwebhooks';
import { createContext } from '../../../actions/container';
import { claimMessages } from '../../../actions/organisations/webhooks/delivery/claimMessages';
import { deliverWebhooks } from '../../../actions/organisations/webhooks/delivery/deliverWebhooks';
import { postMessage } from '../../../actions/organisations/webhooks/delivery/postMessage';
import { removeOldMessages } from '../../../actions/organisations/webhooks/delivery/concludeMessage';
import { systemResolve } from '../../../actions/organisations/webhooks/publicHost';
import type { Context } from '../../../actions/context';
import { demoId } from '../../../seeds/demo/demoId';
import { administer } from '../../support/organisations';
import { newPayment } from '../../support/portal';
import { actionEnvironment, runSchedule, stackDatabase } from '../../support/stack';
import {
  appendMessages,
  createdEndpoint,
  messagesOf,
  openReceiver,
  rotatedSecret,
  type Reaction,
  type Receiver,
} from '../../support/webhooks';
import { sized } from '../../support/sized';

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

/** Runs the delivery once, as of a time. */
const deliver = (now = context.clock.now(), timeoutMs = 30_000) =>
  deliverWebhooks({ ...context, clock: { now: () => now } }, (post) =>
    postMessage(post, { resolve: systemResolve, isAnywhereAllowed: true, timeoutMs }),
  );

const later = (hours: number) => new Date(context.clock.now().getTime() + hours * 3_600_000);

describe('an endpoint', () => {
  test('is told of a payment in the transaction that changes it, signed, and once', async () => {
    const receiver = await receiverThat(() => 200);
    const { id, secret } = await createdEndpoint(receiver.url);
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
    const [row] = await messagesOf(database, id).where({ entity_id: paymentId });
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
    const off = await createdEndpoint(receiver.url, { enabled: false });
    const other = await createdEndpoint(receiver.url, { events: ['funds.received'] });
    const foreign = randomUUID();
    await database('webhook_endpoints').insert({
      id: foreign,
      org_id: demoId('organisation borealis'),
      url: receiver.url,
      events: ['payment.status_changed'],
      createdById: 'borealisadmin',
    });
    await newPayment();
    for (const id of [off.id, other.id, foreign]) expect(await messagesOf(database, id)).toEqual([]);
  });

  test('is told of no change that was rolled back', async () => {
    const { id } = await createdEndpoint('http://127.0.0.1:9/hook');
    const paymentId = await newPayment({ amount: '5000.00' });
    const before = (await messagesOf(database, id)).length;
    const transaction = await database.transaction();
    await transaction('payments').where({ id: paymentId }).update({ status: 'deleted' });
    expect((await transaction('outgoing_webhook_deliveries').where({ endpoint_id: id })).length).toBe(before + 1);
    await transaction.rollback();
    expect((await messagesOf(database, id)).length).toBe(before);
  });

  test('with a new secret is signed with both for a day, then with the new one alone', async () => {
    const receiver = await receiverThat(() => 200);
    const { id, secret } = await createdEndpoint(receiver.url);
    const renewed = await rotatedSecret(id);
    await appendMessages(database, id, [randomUUID()]);
    await deliver();
    const first = receiver.received[0]!;
    for (const known of [secret, renewed]) {
      expect(() => new Webhook(known).verify(first.body, first.headers as Record<string, string>)).not.toThrow();
    }
    await appendMessages(database, id, [randomUUID()]);
    await deliver(later(25));
    expect(String(receiver.received[1]?.headers['webhook-signature']).split(' ').length).toBe(1);
  });

  test('that answers 410 is switched off, with the schedule named in the audit log', async () => {
    const receiver = await receiverThat(() => 410);
    const { id } = await createdEndpoint(receiver.url);
    await appendMessages(database, id, [randomUUID()]);
    await deliver();
    expect((await database('webhook_endpoints').where({ id }).first())!.enabled).toBe(false);
    expect((await messagesOf(database, id))[0]).toMatchObject({ state: 'failed', response_status: 410 });
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
    const { id, secret } = await createdEndpoint(receiver.url);
    const entities = Array.from({ length: Math.ceil(size / 5) }, () => randomUUID());
    await appendMessages(
      database,
      id,
      Array.from({ length: size }, (_, index) => entities[index % entities.length] ?? ''),
    );
    for (let round = 0; (await messagesOf(database, id).where({ state: 'waiting' })).length > 0; round += 1) {
      if (round % 4 === 1) await receiver.stop();
      await deliver();
      if (round % 4 === 1) await receiver.start();
      // As if the waits had passed. The number of attempts is not what is tested.
      await database('outgoing_webhook_deliveries')
        .where({ endpoint_id: id, state: 'waiting' })
        .update({ attempts: 0, next_attempt_at: new Date(0) });
      expect(round).toBeLessThan(size * 10);
    }
    const rows = await messagesOf(database, id);
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
    const [first, second] = [await createdEndpoint(dead.url), await createdEndpoint(healthy.url)];
    await appendMessages(
      database,
      first.id,
      Array.from({ length: 30 }, () => randomUUID()),
    );
    await appendMessages(
      database,
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
    const { id } = await createdEndpoint(receiver.url);
    await appendMessages(
      database,
      id,
      Array.from({ length: 40 }, (_, index) => demoId(`entity ${index % 8}`)),
    );
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(receiver.received.length).toBe(40);
  });

  test('takes a message of a run that died again when its lease has ended, not before', async () => {
    const receiver = await receiverThat(() => 200);
    const { id } = await createdEndpoint(receiver.url);
    await appendMessages(database, id, [demoId('one entity'), demoId('one entity')]);
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
    const { id } = await createdEndpoint(receiver.url);
    await appendMessages(database, id, [demoId('one entity'), demoId('one entity')]);
    for (let attempt = 1; attempt <= 10; attempt += 1) await deliver(later(25 * attempt));
    const [older, younger] = await messagesOf(database, id);
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
    const { id } = await createdEndpoint('http://127.0.0.1:9/hook');
    await appendMessages(database, id, [randomUUID(), randomUUID()]);
    const [first] = await messagesOf(database, id);
    await database('outgoing_webhook_deliveries')
      .where({ id: first!.id })
      .update({ createdAt: later(-24 * 91) });
    await removeOldMessages(context);
    expect((await messagesOf(database, id)).length).toBe(1);
  });
});
