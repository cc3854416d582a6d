import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a data directory notes of its restore. `loading`: the restore has not come to its end. `held`: effects at the provider that are younger
 * than the backup may be unknown here, so that no schedule and no sender may run.
 */
export interface Restored {
  readonly state: 'loading' | 'held';
  /** The moment of the backup, in business time. */
  readonly takenAt: string;
}

const fileOf = (dataDir: string) => join(dataDir, 'restored.json');

/** The note of a data directory; undefined where there was no restore, or where it is settled. */
export function readRestored(dataDir: string): Restored | undefined {
  const file = fileOf(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Restored) : undefined;
}

/** Notes how far a restore has come; undefined removes the note. */
export function noteRestored(dataDir: string, restored: Restored | undefined): void {
  const file = fileOf(dataDir);
  if (!restored) return rmSync(file, { force: true });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(`${file}.next`, JSON.stringify(restored));
  renameSync(`${file}.next`, file);
}

/**
 * Whether schedules and senders must stand still, because a restore is not settled.
 * @throws Error in one sentence when the restore has not come to its end
 */
export function isHeldAfterRestore(dataDir: string): boolean {
  const restored = readRestored(dataDir);
  if (restored?.state === 'loading') {
    throw new Error(`The restore into ${dataDir} did not come to its end: empty the folder and restore again.`);
  }
  return restored !== undefined;
}
