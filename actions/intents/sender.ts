import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { duplicateCodes, looksFirst, mayBeginCall } from '../../domain/intents/attempt';
import { conclude } from '../../domain/intents/conclusion';
import { failureOfLook, outcomeOfFailure, refusedByUs, settle, type Outcome } from '../../domain/intents/outcome';
import { inTransaction } from '../database/transaction';
import type { ProviderClient } from '../provider/client';
import { ProviderError } from '../provider/errors';
import type { Context } from '../runtime/context';
import { claim } from './claim';
import type { Intent, IntentKind } from './intent';
import { intentKinds } from './kinds';

/** The next attempt is the retry: it comes later, and looks the key up first. */
const noPatience = 0;

/**
 * Claims one due intent and carries it as far as one attempt goes.
 * @param id only this one
 * @returns undefined when nothing was due
 */
export async function sendNext(context: Context, id?: string): Promise<Outcome | undefined> {
  const intent = await claim(context.database, context.clock.now(), id);
  if (!intent) return undefined;
  const outcome = settle(await attempt(context, intentKinds[intent.kind], intent), intent.attempts, intent.quietMs);
  await record(context, intentKinds[intent.kind], intent, outcome);
  return outcome;
}

async function attempt(context: Context, kind: IntentKind, intent: Intent): Promise<Outcome> {
  try {
    const client = await context.provider.forAccount(intent.accountId, noPatience);
    const earlier = looksFirst(intent.attempts) ? await look(kind, client, intent) : undefined;
    if (earlier) return { kind: 'effect', effect: earlier };
    const checked = await kind.check(context, intent);
    if ('refusal' in checked) return refusedByUs(checked.refusal);
    if (!mayBeginCall(intent.leaseUntil, context.clock.now())) return { kind: 'unknown', reason: 'the lease ran out' };
    return { kind: 'effect', effect: await createOrFind(kind, client, intent, checked.content) };
  } catch (error) {
    return outcomeOfError(error, intent);
  }
}

/** The provider rejects a repeated key instead of answering again: then the effect exists and is looked up. */
async function createOrFind(
  kind: IntentKind,
  client: ProviderClient,
  intent: Intent,
  content: unknown,
): Promise<unknown> {
  try {
    return await kind.create(client, intent, content);
  } catch (error) {
    if (!(error instanceof ProviderError) || !duplicateCodes.some((code) => error.has(code))) throw error;
    const existing = await look(kind, client, intent);
    if (!existing) throw new ProviderError('unknown', error.call, 'duplicate_not_found', []);
    return existing;
  }
}

async function look(kind: IntentKind, client: ProviderClient, intent: Intent): Promise<unknown> {
  try {
    return await kind.find(client, intent);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new ProviderError(failureOfLook(error.failure), error.call, error.code, error.errors);
  }
}

function outcomeOfError(error: unknown, intent: Intent): Outcome {
  if (error instanceof RuleError) return { kind: 'refused', refusal: { code: error.code, message: error.message } };
  if (!(error instanceof ProviderError)) return { kind: 'unknown', reason: String(error) };
  return outcomeOfFailure(error, intent.attempts);
}

async function record(context: Context, kind: IntentKind, intent: Intent, outcome: Outcome): Promise<void> {
  const actor = { userId: 'schedule:send-intents', requestId: intent.id };
  await inTransaction(context.database, actor, async (transaction) => {
    if (!(await storeConclusion(transaction, context, intent, outcome))) {
      context.log.warn({ intent: intent.id, fence: intent.fence }, 'a newer claim holds this intent');
      return;
    }
    if (outcome.kind === 'effect') await kind.recordEffect(transaction, intent, outcome.effect);
    if (outcome.kind === 'refused') await kind.recordRefusal(transaction, intent, outcome.refusal);
  });
}

/** Writes the intent's own state; false when a newer fence exists, and then nothing may be recorded. */
async function storeConclusion(
  transaction: Knex.Transaction,
  context: Context,
  intent: Intent,
  outcome: Outcome,
): Promise<boolean> {
  const now = context.clock.now();
  const { state, nextAttemptAt, lastError } = conclude(outcome, intent.attempts, now, context.random());
  const changed = await transaction('provider_intents')
    .where({ id: intent.id, fence: intent.fence, state: 'pending' })
    .update({ state, lease_until: null, next_attempt_at: nextAttemptAt, last_error: lastError, updatedAt: now });
  return changed === 1;
}
