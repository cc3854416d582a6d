import { afterAttempt, type PostOutcome } from '../../../../domain/webhooks/attempts';
import { inTransaction } from '../../../database/transaction';
import type { RuntimeContext } from '../../../runtime/context';
import type { ClaimedMessage } from './claimMessages';

/** The schedule's name, for the audit log. */
const actorName = 'deliver-webhooks';

/**
 * Stores what came of a post, unless the message was claimed or replayed meanwhile. An endpoint that is gone is switched off.
 * @returns the message's new state
 */
export async function concludeMessage(
  { database, clock, newId }: RuntimeContext,
  endpointId: string,
  { rowId, attempts }: ClaimedMessage,
  outcome: PostOutcome,
): Promise<'waiting' | 'delivered' | 'failed'> {
  const now = clock.now();
  const { state, nextAttemptAt, isGone } = afterAttempt(outcome, attempts, now);
  await database('outgoing_webhook_deliveries')
    .where({ id: rowId, attempts, state: 'waiting' })
    .update({
      state,
      response_status: outcome.status ?? null,
      response_excerpt: outcome.excerpt,
      delivered_at: state === 'delivered' ? now : null,
      ...(nextAttemptAt ? { next_attempt_at: nextAttemptAt } : {}),
    });
  if (isGone) {
    await inTransaction(database, { userId: actorName, requestId: newId() }, (transaction) =>
      transaction('webhook_endpoints').where({ id: endpointId }).update({ enabled: false }),
    );
  }
  return state;
}

/** How long messages are kept, delivered or not. */
const retentionMs = 90 * 24 * 3_600_000;
const maxRemoved = 5000;

/** Deletes messages that are older than is kept; what exceeds one run's share is left to the next. @returns how many */
export function removeOldMessages({ database, clock }: RuntimeContext): Promise<number> {
  const before = new Date(clock.now().getTime() - retentionMs);
  const old = database('outgoing_webhook_deliveries').where('createdAt', '<', before).limit(maxRemoved).select('id');
  return database('outgoing_webhook_deliveries').whereIn('id', old).delete();
}
