import type { RuntimeContext } from '../runtime/context';

/** How long notices are kept, read or not. */
const retentionMs = 400 * 24 * 3_600_000;

/** Deletes notices that are older than is kept. @returns how many */
export function removeOldNotices({ database, clock }: RuntimeContext): Promise<number> {
  const before = new Date(clock.now().getTime() - retentionMs);
  return database('notices').where('createdAt', '<', before).delete();
}
