import type { Knex } from 'knex';
import type { Context } from '../../actions/context';
import { connectingFetch } from '../../actions/provider/connectingFetch';
import { sendIntents } from '../../actions/schedules/sendIntents';
import { send } from '../support/send';
import { control, stackDatabase } from '../support/stack';
import { patient, senderContext } from './runSender';
import { audit } from './audit';
import { createIntents, createPaymentIntents } from './workload';

const afterTheLeaseMs = 2 * 60_000;

let database: Knex;
const open: Context[] = [];

beforeAll(async () => {
  database = stackDatabase();
  await control('limits', { perMinute: 0 });
  await control('faults', { seed: 1, rules: [] });
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.database.destroy()));
});

afterAll(async () => {
  await control('limits', { perMinute: 500 });
  await database.destroy();
});

/** A sender whose clock runs ahead, and which waits before each payments/create until it is let go. */
function pausingSender(aheadMs: number) {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((done) => (letGo = done));
  let arrive: () => void = () => undefined;
  const hasArrived = new Promise<void>((done) => (arrive = done));
  const sender = newSender(aheadMs, async (...parameters) => {
    if (String(parameters[0]).endsWith('/payments/create')) {
      arrive();
      await gate;
    }
    return connectingFetch(...parameters);
  });
  return { ...sender, hasArrived, letGo };
}

/** A sender that waits as long as any may, and what it warned of. */
function newSender(aheadMs: number, fetcher?: typeof fetch) {
  const warnings: string[] = [];
  const context: Context = {
    ...senderContext(aheadMs, patient, fetcher),
    log: { info: () => undefined, warn: (_entry, message) => warnings.push(message), error: () => undefined },
  };
  open.push(context);
  return { context, warnings };
}

async function createOneIntent(): Promise<{ paymentId: string; intentId: string }> {
  const [paymentId = ''] = await createPaymentIntents(1);
  const intent = (await database('provider_intents').where({ entity_id: paymentId }).first('id'))!;
  return { paymentId, intentId: intent.id };
}

const refusedByTheFence = 'a newer claim exists, so the outcome is not recorded';
const once = { sent: 1, doubled: 0, lost: 0, stuck: 0 };

test('a sender that slept through its lease wakes after another one has sent and recorded', async () => {
  const { paymentId, intentId } = await createOneIntent();
  const sleeper = pausingSender(60_000);
  const sleeping = send(sleeper.context, intentId);
  await sleeper.hasArrived;

  const second = newSender(60_000 + afterTheLeaseMs);
  expect(await send(second.context, intentId)).toMatchObject({ kind: 'effect' });
  const recorded = await database('payments').where({ id: paymentId }).first();

  sleeper.letGo();
  await sleeping;
  expect(sleeper.warnings).toEqual([refusedByTheFence]);
  expect(await database('payments').where({ id: paymentId }).first()).toEqual(recorded);
  expect(await audit(database, [paymentId])).toEqual(once);
});

test('a sender that slept through its lease wakes while another one is still at work', async () => {
  const { paymentId, intentId } = await createOneIntent();
  const sleeper = pausingSender(60_000);
  const sleeping = send(sleeper.context, intentId);
  await sleeper.hasArrived;
  const second = pausingSender(60_000 + afterTheLeaseMs);
  const sending = send(second.context, intentId);
  await second.hasArrived;

  sleeper.letGo();
  await sleeping;
  expect(sleeper.warnings).toEqual([refusedByTheFence]);
  const before = await database('payments').where({ id: paymentId }).first();
  expect(before).toMatchObject({ status: 'processing', tccPaymentId: null });

  second.letGo();
  expect(await sending).toMatchObject({ kind: 'effect' });
  expect(second.warnings).toEqual([]);
  expect(await audit(database, [paymentId])).toEqual(once);
});

test('two senders over a hundred payments, conversions and transfers: each is sent once, by one of them', async () => {
  // What the tests before this one left to be sent.
  await sendIntents(newSender(60_000).context);
  const ids = await createIntents(100);
  const [first, second] = [newSender(60_000), newSender(60_000)];
  const reports = await Promise.all([sendIntents(first.context), sendIntents(second.context)]);

  const sent = reports.map(({ effect }) => effect);
  process.stderr.write(`  two senders sent ${sent.join(' and ')}\n`);
  expect(sent.reduce((all, each) => all + each, 0)).toBe(ids.length);
  expect(Math.min(...sent)).toBeGreaterThan(0);
  expect(await audit(database, ids)).toEqual({ sent: ids.length, doubled: 0, lost: 0, stuck: 0 });
  const attempts = await database('provider_intents')
    .whereIn('entity_id', ids)
    .distinct('kind', 'attempts')
    .orderBy('kind');
  // A payment's first attempt was the one that left it owed.
  expect(attempts).toEqual([
    { kind: 'conversion', attempts: 1 },
    { kind: 'payment', attempts: 2 },
    { kind: 'transfer', attempts: 1 },
  ]);
});
