import type { Archive } from './archive';

/** The end of the audit log's hash chain: the number of sealed rows, and the hash over all of them. */
export interface AuditHead {
  readonly position: number;
  /** SHA-256 in hex. */
  readonly hash: string;
}

/**
 * Writes the head to the archive, once a day. The archive is outside the database, so it shows when the whole chain was
 * rewritten later.
 * @returns whether this was the first head of the day
 */
export function exportHead(archive: Archive, head: AuditHead, now: Date): Promise<boolean> {
  const at = now.toISOString();
  return archive(`${at.slice(0, 10)}.json`, `${JSON.stringify({ ...head, at })}\n`);
}
