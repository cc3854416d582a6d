import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { Webhook } from 'standardwebhooks';
import { notificationLimit } from '../../../../actions/organisations/webhooks/createPaymentNotification';
import { accountId } from '../../../../seeds/demo/organisations';
import { effectsOf, refused, refusedEffects } from '../../../support/effects';
import { administer, administration, type Administered } from '../../../support/organisations';
import { as, deletePayment, newPayment } from '../../../support/portal';
import { runSchedule, stackDatabase } from '../../../support/stack';
import {
  createdEndpoint,
  deleteTestEndpoints,
  messagesOf,
  openReceiver,
  type Receiver,
} from '../../../support/webhooks';

let database: Knex;
let receiver: Receiver;

beforeAll(async () => {
  database = stackDatabase();
  receiver = await openReceiver(() => 200);
});
afterEach(() => deleteTestEndpoints(database));
afterAll(async () => {
  await receiver.stop();
  await database.destroy();
});

const call = (endpointId: string, paymentId: string, username = 'orgadmin') =>
  administration(username, 'createPaymentNotification', { endpointId, paymentId });

/** A payment that no message is about. */
const untold = () => newPayment({ amount: '5000.00' });

const dataOf = (body: string) => (JSON.parse(body) as { data: object }).data;

test.each(['orgadmin', 'superadmin'])(
  'one endpoint gets what a trigger would say now, signed, once, by %s',
  async (by) => {
    // The message of the trigger is the measure of the other.
    const { id, secret } = await createdEndpoint(receiver.url);
    const paymentId = await untold();
    const other = await createdEndpoint(receiver.url);
    await runSchedule('deliver-webhooks');
    const asked = call(id, paymentId, by);
    const { answer, ...effects } = await effectsOf<Administered>(database, asked);
    const messageId = answer.data?.result.id;
    expect(effects).toEqual({ rows: [], activity: ['A032'], provider: [] });
    await runSchedule('deliver-webhooks');
    await runSchedule('deliver-webhooks');
    const [byTrigger, again, ...more] = receiver.received.filter(({ body }) => body.includes(paymentId));
    expect(more).toEqual([]);
    expect(again!.id).toBe(messageId);
    expect(again!.id).not.toBe(byTrigger!.id);
    const verified = new Webhook(secret).verify(again!.body, again!.headers as Record<string, string>);
    expect(verified).toMatchObject({ id: messageId, type: 'payment.status_changed' });
    expect(Object.keys(verified as object)).toEqual(Object.keys(JSON.parse(byTrigger!.body) as object));
    expect(dataOf(again!.body)).toEqual(dataOf(byTrigger!.body));
    expect(await messagesOf(database, other.id)).toEqual([]);
    const row = await messagesOf(database, id).where({ message_id: messageId }).first();
    expect(row).toMatchObject({ entity_id: paymentId, state: 'delivered', requestedById: by });
    const written = await database('activity').where({ userId: by }).orderBy('createdAt', 'desc').first();
    expect(written?.details).toMatch(/^Aldgate Trading: payment \S+ told to webhook http:\/\/127\.0\.0\.1:\d+\/hook$/);
  },
);

test('refuses an endpoint that is off, and one that is not told of payments', async () => {
  const paymentId = await untold();
  const off = await createdEndpoint(receiver.url, { enabled: false });
  const other = await createdEndpoint(receiver.url, { events: ['funds.received'] });
  expect(await refusedEffects(database, call(off.id, paymentId))).toEqual(
    refused('webhook_endpoint_off', 'endpointId'),
  );
  const refusal = refused('webhook_without_payments', 'endpointId');
  expect(await refusedEffects(database, call(other.id, paymentId))).toEqual(refusal);
});

test('refuses a payment of another organisation, and an absent one in the same words', async () => {
  const { id } = await createdEndpoint(receiver.url);
  const foreign = await database('payments')
    .where({ accountId: accountId('borealis-imports') })
    .first('id');
  const refusal = refused('payment_not_found', 'paymentId');
  for (const [paymentId, by] of [
    [foreign!.id, 'orgadmin'],
    [foreign!.id, 'superadmin'],
    [randomUUID(), 'orgadmin'],
  ] as const) {
    expect(await refusedEffects(database, call(id, paymentId, by))).toEqual(refusal);
  }
  expect(await messagesOf(database, id)).toEqual([]);
});

test('refuses a deleted payment', async () => {
  const paymentId = await untold();
  await as('maker', deletePayment, { paymentId });
  const { id } = await createdEndpoint(receiver.url);
  expect(await refusedEffects(database, call(id, paymentId))).toEqual(refused('payment_deleted', 'paymentId'));
});

test('refuses while a message about the payment waits, and not for that of another payment', async () => {
  const { id } = await createdEndpoint('http://127.0.0.1:9/hook');
  const [first, second] = [await untold(), await untold()];
  await messagesOf(database, id).where({ entity_id: second }).update({ state: 'failed' });
  expect(await refusedEffects(database, call(id, first))).toEqual(refused('webhook_message_waits', 'paymentId'));
  expect(
    (await administer('orgadmin', 'createPaymentNotification', call(id, second).variables)).errors,
  ).toBeUndefined();
});

test('refuses more than sixty messages to one endpoint within an hour', async () => {
  const paymentId = await untold();
  const [full, other] = [await createdEndpoint(receiver.url), await createdEndpoint(receiver.url)];
  const message = (number: number, endpoint_id: string, ageMs: number) => ({
    message_id: randomUUID(),
    endpoint_id,
    entity_id: randomUUID(),
    event: 'payment.status_changed',
    payload: { number },
    state: 'delivered' as const,
    next_attempt_at: new Date(),
    requestedById: 'orgadmin',
    createdAt: new Date(Date.now() - ageMs),
  });
  const { most, periodMs } = notificationLimit;
  const rows = Array.from({ length: most - 1 }, (_, number) => message(number, full.id, 1_000));
  await database('outgoing_webhook_deliveries').insert([
    ...rows,
    message(0, full.id, periodMs + 60_000),
    { ...message(0, full.id, 0), requestedById: null },
    message(0, other.id, 0),
  ]);
  const once = await administer('orgadmin', 'createPaymentNotification', call(full.id, paymentId).variables);
  expect(once.errors).toBeUndefined();
  await messagesOf(database, full.id).update({ state: 'delivered' });
  const refusal = refused('too_many_notifications', 'endpointId');
  expect(await refusedEffects(database, call(full.id, paymentId))).toEqual(refusal);
});

test('refuses an endpoint of another organisation, and an absent one in the same words', async () => {
  const paymentId = await untold();
  const { id } = await createdEndpoint(receiver.url);
  const refusal = refused('webhook_endpoint_not_found', 'endpointId');
  expect(await refusedEffects(database, call(id, paymentId, 'borealisadmin'))).toEqual(refusal);
  expect(await refusedEffects(database, call(randomUUID(), paymentId))).toEqual(refusal);
  expect(await messagesOf(database, id)).toEqual([]);
});

test('refuses users who administer nothing', async () => {
  const { id } = await createdEndpoint(receiver.url);
  expect((await administer('maker', 'createPaymentNotification', call(id, await untold()).variables)).data).toBeFalsy();
});
