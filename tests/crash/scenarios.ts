import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { claim } from '../../actions/intents/claim';
import { enqueue } from '../../actions/intents/enqueue';
import { takeReadings } from '../../actions/mirrors/mirror';
import { transfersMirror } from '../../actions/transfers/transfersMirror';
import { ProviderError } from '../../actions/provider/errors';
import type { ProviderTransfer } from '../../actions/provider/records';
import { createContext } from '../../actions/container';
import type { Context } from '../../actions/context';
import { accountId } from '../../seeds/demo/organisations';
import { send } from '../support/send';
import { createConversionIntent, createTransferIntent } from '../support/tradeIntents';
import { actionEnvironment, control, stackDatabase } from '../support/stack';

/**
 * What must hold whenever money is sent, each as a scenario that throws where it does not. They are apart from the tests
 * so that a test can also run them against code that was broken on purpose.
 */
export const scenarios = {
  'a key has one intent': keyHasOneIntent,
  'an effect at the provider is found even if the order may no longer be sent': lateEffectIsFound,
  'a rejected look-up does not reject the order': rejectedLookUpRejectsNothing,
  'a rejection is not final while an earlier attempt may still take effect': earlyRejectionIsNotFinal,
  'a sender does not touch an intent that another one holds': heldIntentIsLeftAlone,
  'a sender that was paused beyond its lease makes no call': pausedSenderMakesNoCall,
  'a sender whose claim was taken over records nothing': overtakenRecordsNothing,
  'content that changed after release is not sent': changedContentIsNotSent,
  'an expired quote is not used': expiredQuoteIsNotTaken,
  'an older reading changes nothing': olderReadingChangesNothing,
} as const;

export type Scenario = keyof typeof scenarios;

/** Runs one of them with a context of its own. @param sql run first, inside the transaction of those that use one */
export async function play(name: Scenario, sql = 'select'): Promise<void> {
  const context = createContext({ ...actionEnvironment(), LOG_LEVEL: 'silent', TCC_TIMEOUT_MS: '2000' });
  try {
    await scenarios[name](context, sql);
  } finally {
    await control('faults', { seed: 1, rules: [] });
    await context.database.destroy();
  }
}

/** The same context some time later. */
function later(context: Context, ms: number): Context {
  return { ...context, clock: { now: () => new Date(context.clock.now().getTime() + ms) } };
}

const minuteMs = 60_000;

async function intentOf(context: Context, entityId: string): Promise<string> {
  const row = await context.database('provider_intents').where({ entity_id: entityId }).first<{ id: string }>('id');
  return row.id;
}

async function callsTo(path: string): Promise<number> {
  const { requests } = await control<{ requests: readonly unknown[] }>(`requests?path=${path}`);
  return requests.length;
}

async function keyHasOneIntent(context: Context, sql: string): Promise<void> {
  const owner = stackDatabase();
  const key = randomUUID();
  const owed = () => ({
    id: randomUUID(),
    kind: 'transfer' as const,
    entityId: randomUUID(),
    accountId: accountId('aldgate-payroll'),
    key,
    payload: { onBehalfOf: null },
    digest: '',
  });
  const transaction = await owner.transaction();
  try {
    await transaction.raw(sql);
    await enqueue(transaction, owed(), context.clock.now());
    await assert.rejects(enqueue(transaction, owed(), context.clock.now()), /provider_intents_kind_key_key/);
  } finally {
    await transaction.rollback();
    await owner.destroy();
  }
}

async function lateEffectIsFound(context: Context): Promise<void> {
  const conversionId = await createConversionIntent(context, new Date(context.clock.now().getTime() + minuteMs));
  const intentId = await intentOf(context, conversionId);
  const rule = { path: '/conversions/create', fault: 'drop_after_commit', probability: 1, times: 1 };
  await control('faults', { seed: 1, rules: [rule] });
  assert.equal((await send(context, intentId))?.kind, 'unknown');
  assert.equal((await send(later(context, 20 * minuteMs), intentId))?.kind, 'effect');
}

/** A transfer whose first attempt had no answer, whatever came of it. */
async function createUnansweredIntent(
  context: Context,
  fault: string,
): Promise<{ transferId: string; intentId: string }> {
  const transferId = await createTransferIntent(context);
  const intentId = await intentOf(context, transferId);
  await control('faults', { seed: 1, rules: [{ path: '/transfers/create', fault, probability: 1, times: 1 }] });
  assert.equal((await send(context, intentId))?.kind, 'unknown');
  return { transferId, intentId };
}

async function rejectedLookUpRejectsNothing(context: Context): Promise<void> {
  const { intentId } = await createUnansweredIntent(context, 'drop_after_commit');
  const call = { method: 'GET', path: '/transfers/find', status: 403, requestId: '' };
  const findTransferByKey = () => Promise.reject(new ProviderError('rejected', call, 'permission_denied', []));
  const forAccount: Context['provider']['forAccount'] = async (...which) => ({
    ...(await context.provider.forAccount(...which)),
    findTransferByKey,
  });
  const unseeing = { ...later(context, 20 * minuteMs), provider: { ...context.provider, forAccount } };
  assert.equal((await send(unseeing, intentId))?.kind, 'unknown');
  assert.equal((await send(later(context, 40 * minuteMs), intentId))?.kind, 'effect');
}

async function earlyRejectionIsNotFinal(context: Context): Promise<void> {
  const { transferId, intentId } = await createUnansweredIntent(context, 'http_500');
  await context.database('transfers').where({ id: transferId }).update({ amount: '999.99' });
  assert.equal((await send(later(context, minuteMs), intentId))?.kind, 'unknown');
  assert.equal((await send(later(context, 20 * minuteMs), intentId))?.kind, 'refused');
}

async function heldIntentIsLeftAlone(context: Context): Promise<void> {
  const intentId = await intentOf(context, await createTransferIntent(context));
  assert.ok(await claim(context.database, context.clock.now(), intentId));
  assert.equal(await send(context, intentId), undefined);
  assert.equal((await send(later(context, 2 * minuteMs), intentId))?.kind, 'effect');
}

async function pausedSenderMakesNoCall(context: Context): Promise<void> {
  const intentId = await intentOf(context, await createTransferIntent(context));
  const before = await callsTo('/transfers/create');
  let looks = 0;
  // The claim looks at the clock first; whoever looks again is nearly a minute older.
  const now = () => new Date(context.clock.now().getTime() + (looks++ === 0 ? 0 : 55_000));
  assert.equal((await send({ ...context, clock: { now } }, intentId))?.kind, 'unknown');
  assert.equal(await callsTo('/transfers/create'), before);
}

async function overtakenRecordsNothing(context: Context): Promise<void> {
  const transferId = await createTransferIntent(context);
  const intentId = await intentOf(context, transferId);
  const overtaken: Context = {
    ...context,
    provider: {
      ...context.provider,
      forAccount: async (account) => {
        await claim(context.database, new Date(context.clock.now().getTime() + 2 * minuteMs), intentId);
        return context.provider.forAccount(account);
      },
    },
  };
  await send(overtaken, intentId);
  const row = await context.database('provider_intents').where({ id: intentId }).first<{ state: string }>('state');
  assert.equal(row.state, 'pending');
}

async function changedContentIsNotSent(context: Context): Promise<void> {
  const transferId = await createTransferIntent(context);
  await context.database('transfers').where({ id: transferId }).update({ amount: '999.99' });
  const outcome = await send(context, await intentOf(context, transferId));
  assert.deepEqual(outcome, {
    kind: 'refused',
    refusal: {
      code: 'content_changed',
      message: 'This payment changed after it was shown or authorised. Check it again.',
    },
  });
}

async function expiredQuoteIsNotTaken(context: Context): Promise<void> {
  const conversionId = await createConversionIntent(context, new Date(context.clock.now().getTime() - 1000));
  const outcome = await send(context, await intentOf(context, conversionId));
  assert.equal(outcome?.kind === 'refused' && outcome.refusal.code, 'quote_expired');
}

async function olderReadingChangesNothing(context: Context): Promise<void> {
  const id = randomUUID();
  const reading = (status: string, updated_at: string): ProviderTransfer => ({
    id,
    short_reference: 'BT-20261121-ABCDEF',
    source_account_id: randomUUID(),
    destination_account_id: randomUUID(),
    currency: 'GBP',
    amount: '1.00',
    status,
    created_at: '2026-11-20T10:00:00+00:00',
    updated_at,
    reason: null,
    unique_request_id: null,
    completed_at: null,
    creator_account_id: null,
    creator_contact_id: null,
  });
  const transaction = await context.database.transaction();
  try {
    const take = (one: ProviderTransfer) =>
      takeReadings(transaction, transfersMirror, [{ reading: one, accountId: '' }]);
    await take(reading('completed', '2026-11-20T10:00:05+00:00'));
    await take(reading('cancelled', '2026-11-20T10:00:04+00:00'));
    await take(reading('pending', '2026-11-20T10:00:05+00:00'));
    const row = await transaction('tcc_transfers').where({ id }).first<{ status: string }>('status');
    assert.equal(row.status, 'completed');
  } finally {
    await transaction.rollback();
  }
}
