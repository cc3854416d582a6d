import type { RuntimeContext } from '../../../runtime/context';

/** How long messages are kept, delivered or not. */
const retentionMs = 90 * 24 * 3_600_000;
const maxRemoved = 5000;

/** Deletes messages that are older than is kept; what exceeds one run's share is left to the next. @returns how many */
export function removeOldMessages({ database, clock }: RuntimeContext): Promise<number> {
  const before = new Date(clock.now().getTime() - retentionMs);
  const old = database('outgoing_webhook_deliveries').where('createdAt', '<', before).limit(maxRemoved).select('id');
  return database('outgoing_webhook_deliveries').whereIn('id', old).delete();
}
