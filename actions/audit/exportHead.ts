import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The end of the audit log's hash chain: how many rows are sealed, and the hash over all of them. */
export interface AuditHead {
  readonly position: number;
  /** SHA-256 in hex. */
  readonly hash: string;
}

/**
 * Writes the day's head into a folder of its own, once a day: a database that is rewritten as a whole no longer agrees with what
 * was written then. In production the folder is a bucket whose objects cannot be replaced.
 * @returns whether this was the day's first
 */
export function exportHead(folder: string, head: AuditHead, now: Date): boolean {
  mkdirSync(folder, { recursive: true });
  const at = now.toISOString();
  try {
    writeFileSync(join(folder, `${at.slice(0, 10)}.json`), `${JSON.stringify({ ...head, at })}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
