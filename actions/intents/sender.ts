import type { Knex } from 'knex';
import { errorCatalogue, RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import { ProviderError } from '../provider/errors';
import type { Context } from '../runtime/context';
import { claim } from './claim';
import type { Intent, IntentKind, Refusal } from './intent';
import { intentKinds } from './kinds';

/** How an attempt ended. `unknown`: the provider may or may not have acted; the next attempt looks first. */
export type Outcome =
  | { readonly kind: 'effect'; readonly effect: unknown }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unknown'; readonly reason: string };

const longestPauseMs = 5 * 60_000;
/** The client gives a call ten seconds; twice that leaves room for signing in again. */
const longestCallMs = 20_000;

/**
 * Claims one due intent and carries it as far as one attempt goes.
 * @param id only this one
 * @returns undefined when nothing was due
 */
export async function sendNext(context: Context, id?: string): Promise<Outcome | undefined> {
  const intent = await claim(context.database, context.clock.now(), id);
  if (!intent) return undefined;
  const outcome = await attempt(context, intentKinds[intent.kind], intent);
  await record(context, intentKinds[intent.kind], intent, outcome);
  return outcome;
}

async function attempt(context: Context, kind: IntentKind, intent: Intent): Promise<Outcome> {
  try {
    const client = await context.provider.forAccount(intent.accountId);
    const earlier = intent.attempts > 1 ? await kind.find(client, intent) : undefined;
    if (earlier) return { kind: 'effect', effect: earlier };
    const checked = await kind.check(context, intent);
    if ('refusal' in checked) return refused(checked.refusal, errorCatalogue[checked.refusal]);
    if (isLeaseShort(intent, context.clock.now())) return { kind: 'unknown', reason: 'the lease ran out' };
    return { kind: 'effect', effect: await createOrFind(kind, client, intent, checked.content) };
  } catch (error) {
    return outcomeOfError(error, intent);
  }
}

/** A sender that was held up may not begin a call that would outlast its lease: somebody else may hold the intent by then. */
function isLeaseShort(intent: Intent, now: Date): boolean {
  return intent.leaseUntil.getTime() - now.getTime() < longestCallMs;
}

/** The provider rejects a repeated key instead of answering again: then the effect exists and is looked up. */
async function createOrFind(
  kind: IntentKind,
  client: Parameters<IntentKind['create']>[0],
  intent: Intent,
  content: unknown,
): Promise<unknown> {
  try {
    return await kind.create(client, intent, content);
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.has('duplicate_request')) throw error;
    const existing = await kind.find(client, intent);
    if (!existing) throw new ProviderError('unknown', error.call, 'duplicate_not_found', []);
    return existing;
  }
}

function outcomeOfError(error: unknown, intent: Intent): Outcome {
  if (error instanceof RuleError) return refused(error.code, error.message);
  if (!(error instanceof ProviderError)) return { kind: 'unknown', reason: String(error) };
  const isFirst = intent.attempts === 1;
  if (error.failure === 'rejected' || (error.failure === 'not_found' && isFirst)) {
    return refused(error.code, error.message);
  }
  // A login that is refused before anything was asked for cannot have had an effect.
  if (error.failure === 'credentials' && isFirst) {
    return refused('provider_credentials_refused', errorCatalogue.provider_credentials_refused);
  }
  return { kind: 'unknown', reason: `${error.failure}: ${error.code}` };
}

function refused(code: string, message: string): Outcome {
  return { kind: 'refused', refusal: { code, message } };
}

async function record(context: Context, kind: IntentKind, intent: Intent, outcome: Outcome): Promise<void> {
  const actor = { userId: 'schedule:send-intents', requestId: intent.id };
  await inTransaction(context.database, actor, async (transaction) => {
    if (!(await conclude(transaction, context, intent, outcome))) {
      context.log.warn({ intent: intent.id, fence: intent.fence }, 'a newer claim holds this intent');
      return;
    }
    if (outcome.kind === 'effect') await kind.recordEffect(transaction, intent, outcome.effect);
    if (outcome.kind === 'refused') await kind.recordRefusal(transaction, intent, outcome.refusal);
  });
}

/** Writes the intent's own state; false when a newer fence exists, and then nothing may be recorded. */
async function conclude(
  transaction: Knex.Transaction,
  context: Context,
  intent: Intent,
  outcome: Outcome,
): Promise<boolean> {
  const state = { effect: 'done', refused: 'rejected', unknown: 'pending' }[outcome.kind];
  const changed = await transaction('provider_intents')
    .where({ id: intent.id, fence: intent.fence, state: 'pending' })
    .update({
      state,
      lease_until: null,
      next_attempt_at: new Date(context.clock.now().getTime() + pauseMs(intent.attempts, context.random())),
      last_error: lastError(outcome),
      updatedAt: context.clock.now(),
    });
  return changed === 1;
}

function lastError(outcome: Outcome): string | null {
  if (outcome.kind === 'unknown') return outcome.reason;
  return outcome.kind === 'refused' ? `${outcome.refusal.code}: ${outcome.refusal.message}` : null;
}

/** Doubles from one second to five minutes, spread by up to half so that a crowd does not return together. */
function pauseMs(attempts: number, random: number): number {
  return Math.min(1000 * 2 ** Math.min(attempts - 1, 20), longestPauseMs) * (0.5 + random / 2);
}
