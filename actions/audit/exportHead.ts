import type { Archive } from './archive';

/** The end of the audit log's hash chain: how many rows are sealed, and the hash over all of them. */
export interface AuditHead {
  readonly position: number;
  /** SHA-256 in hex. */
  readonly hash: string;
}

/**
 * Writes the day's head where the database cannot reach, once a day: a database that is rewritten as a whole no longer agrees
 * with what was written then.
 * @returns whether this was the day's first
 */
export function exportHead(archive: Archive, head: AuditHead, now: Date): Promise<boolean> {
  const at = now.toISOString();
  return archive(`${at.slice(0, 10)}.json`, `${JSON.stringify({ ...head, at })}\n`);
}
