import { randomUUID } from 'node:crypto';
import { overdueAfterMs } from '../../../../actions/intents/overdue';
import type { ProviderClient } from '../../../../actions/provider/client';
import type { Context } from '../../../../actions/context';
import { createMetrics } from '../../../../actions/runtime/metrics';
import { sendIntents } from '../../../../actions/schedules/sendIntents';
import { releaseTransfer } from '../../../../actions/intents/releaseTransfer';
import { createPortal, type Portal } from '../provider/portal';

let portal: Portal;
let accounts: readonly string[];
let now: Date;
let errors: object[];

beforeAll(async () => {
  portal = await createPortal();
  accounts = [await portal.addOrganisation(), await portal.addOrganisation()];
  for (const id of accounts) await portal.database('accounts').where({ id }).update({ tccAccountId: randomUUID() });
  await portal.database('users').insert({ id: 'maker' });
});
beforeEach(() => {
  now = new Date();
  errors = [];
});
afterEach(async () => {
  await portal.database.raw('truncate provider_intents cascade');
  await portal.database('alarms').delete();
});
afterAll(() => portal.drop());

type Created = Awaited<ReturnType<ProviderClient['createTransfer']>>;

/** A context whose provider takes every transfer; the record of one with the reason `unreadable` cannot be stored. */
function contextOf(): Context {
  const createTransfer: ProviderClient['createTransfer'] = (parameters) => {
    const fields = { ...parameters, short_reference: 'BT-1', status: 'pending', completed_at: null };
    const updated_at = parameters.reason === 'unreadable' ? 'the day before yesterday' : now.toISOString();
    return Promise.resolve({ ...fields, id: randomUUID(), created_at: now.toISOString(), updated_at } as Created);
  };
  const client = { createTransfer, findTransferByKey: () => Promise.resolve(undefined) };
  const log = { info: () => undefined, warn: () => undefined, error: (entry: object) => errors.push(entry) };
  return {
    database: portal.database,
    clock: { now: () => now },
    random: () => 1,
    newId: randomUUID,
    metrics: createMetrics(undefined, 'test'),
    log,
    provider: { forAccount: () => Promise.resolve(client) },
  } as unknown as Context;
}

/** Stores a transfer that is due; gives its intent's id. */
async function owe(reason: string, dueAt = now): Promise<string> {
  const [sourceAccountId = '', destinationAccountId = ''] = accounts;
  const [id, key] = [randomUUID(), randomUUID()];
  const row = { id, sourceAccountId, destinationAccountId, uniqueRequestId: key, amount: '1', currency: 'GBP', reason };
  await portal.database('transfers').insert({ ...row, createdById: 'maker' });
  return portal.database.transaction(async (transaction) => {
    const context = { newId: randomUUID, clock: { now: () => dueAt } };
    return releaseTransfer(transaction, context, { table: 'transfers', id, sourceAccountId, key });
  });
}

const intent = (id: string) => portal.database('provider_intents').where({ id }).first();
const alarms = () => portal.database('alarms').orderBy('raised_at');

test('an intent whose record cannot be stored stops none of the others', async () => {
  const bad = await owe('unreadable', new Date(now.getTime() - 60_000));
  const good = [await owe('rent'), await owe('wages')];
  expect(await sendIntents(contextOf())).toEqual({ effect: 2, refused: 0, unknown: 0, faulty: 1, isBounded: false });
  for (const id of good) expect(await intent(id)).toMatchObject({ state: 'done' });
  const kept = (await intent(bad))!;
  expect(kept).toMatchObject({ state: 'pending', attempts: 1, lease_until: null });
  expect(kept.last_error).toContain('invalid input syntax for type timestamp');
  expect(kept.next_attempt_at > now).toBe(true);
  expect(errors).toMatchObject([{ intent: bad, kind: 'transfer', error: expect.stringContaining('invalid input') }]);
});

test('a kind that the sender does not know stops none of the others', async () => {
  const bad = await owe('rent', new Date(now.getTime() - 60_000));
  await portal.database('provider_intents').where({ id: bad }).update({ kind: 'payment', entity_id: randomUUID() });
  const good = await owe('wages');
  await sendIntents(contextOf());
  expect(await intent(good)).toMatchObject({ state: 'done' });
});

describe('an intent that is pending for too long', () => {
  const age = (id: string, ms: number) =>
    portal
      .database('provider_intents')
      .where({ id })
      .update({ createdAt: new Date(now.getTime() - ms) });

  test('raises one alarm, which says why it is pending', async () => {
    const id = await owe('unreadable');
    await age(id, overdueAfterMs);
    await sendIntents(contextOf());
    now = new Date(now.getTime() + 60_000);
    await sendIntents(contextOf());
    const raised = await alarms();
    expect(raised).toMatchObject([{ kind: 'intent_overdue', subject: id, cleared_at: null }]);
    expect(raised[0]!.details).toMatchObject({
      intentKind: 'transfer',
      accountId: accounts[0],
      attempts: 1,
      lastError: expect.stringContaining('invalid input'),
    });
  });

  test('raises none before', async () => {
    await age(await owe('unreadable'), overdueAfterMs - 1);
    await sendIntents(contextOf());
    expect(await alarms()).toEqual([]);
  });

  test('clears its alarm when it is concluded, and leaves those of others', async () => {
    const [id, other] = [await owe('unreadable'), await owe('unreadable')];
    await age(id, overdueAfterMs);
    await age(other, overdueAfterMs);
    await sendIntents(contextOf());
    expect(await alarms()).toHaveLength(2);
    await portal.database('provider_intents').where({ id }).update({ state: 'done' });
    now = new Date(now.getTime() + 60_000);
    await sendIntents(contextOf());
    expect(await alarms()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: id, cleared_at: now }),
        expect.objectContaining({ subject: other, cleared_at: null }),
      ]),
    );
  });
});
