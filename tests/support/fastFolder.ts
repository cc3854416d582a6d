import { existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const inMemory = '/dev/shm';
/** More than the clusters of a run, with their logs, come to. */
const neededBytes = 3 * 1024 ** 3;

/**
 * Where clusters of tests lie: in memory where there is plenty (Linux), else in the folder for temporary files. A new database is three
 * hundred new files, which takes longer on most disks than what a test does with it.
 */
export function fastFolder(): string {
  return existsSync(inMemory) && roomIn(inMemory) > neededBytes ? inMemory : tmpdir();
}

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return Math.min(bavail * bsize, freemem());
}
