import { nextMinute, type Conclusion } from '../../domain/intents/conclusion';
import type { Outcome } from '../../domain/intents/outcome';
import { inTransaction } from '../database/transaction';
import type { Context } from '../context';
import { claim } from './claim';
import type { Intent, IntentKinds, RecordEffect } from './intent';
import { postponeLogin } from './postponeLogin';
import type { SenderPorts } from './sender';

/** A failed call is not repeated within an attempt: the next attempt is the retry, and looks the key up first. */
const retryForMs = 0;

/** The sender's ports in production: intents in Postgres, calls at the provider. */
export function senderPorts(context: Context, kinds: IntentKinds): SenderPorts<RecordEffect> {
  const { clock, random, log } = context;
  return {
    clock,
    random,
    log,
    claim: (id) => claim(context.database, clock.now(), id),
    callsFor: async (intent) => {
      const client = await context.provider.forAccount(intent.accountId, retryForMs);
      const kind = kinds[intent.kind];
      return {
        find: () => kind.find(client, intent, context),
        isUnkeyed: kind.isUnkeyed,
        check: async () => {
          const checked = await kind.check(context, intent, client);
          return 'refusal' in checked ? checked : { create: () => checked.create(client) };
        },
      };
    },
    record: (intent, outcome, conclusion) => record(context, kinds, intent, outcome, conclusion),
  };
}

async function record(
  { database, clock, random }: Context,
  kinds: IntentKinds,
  intent: Intent,
  outcome: Outcome<RecordEffect>,
  { state, nextAttemptAt, lastError }: Conclusion,
): Promise<boolean> {
  const actor = { userId: 'schedule:send-intents', requestId: intent.id };
  const now = clock.now();
  return inTransaction(database, actor, async (transaction) => {
    const changed = await transaction('provider_intents')
      .where({ id: intent.id, fence: intent.fence, state: 'pending' })
      .update({
        state,
        lease_until: null,
        next_attempt_at: nextAttemptAt,
        last_error: lastError,
        unresolved_at: outcome.kind === 'unknown' && outcome.hadNoEffect ? intent.unresolvedAt : now,
        updatedAt: now,
      });
    if (changed !== 1) return false;
    if (outcome.kind === 'unknown' && outcome.isRateLimited) {
      await postponeLogin(transaction, intent.accountId, now, nextMinute(now, random()));
    }
    if (outcome.kind === 'effect') await outcome.effect(transaction, now);
    if (outcome.kind === 'refused') await kinds[intent.kind].recordRefusal(transaction, intent, outcome.refusal, now);
    return true;
  });
}
