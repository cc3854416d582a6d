import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { possibleFolders } from '../../tools/postgres/cluster';

const mebibyte = 2 ** 20;
/** Postgres takes its log in files of 16 MB: with less it may not even end in good order. */
const leastFreeBytes = 16 * mebibyte;
/** A start needs more, so that the stack does not stop again at once. */
const leastFreeAtStartBytes = 32 * mebibyte;
const pauseMs = 250;

/** The sentence for users and operators when the disk of a data directory is full; undefined while it is not. */
export async function fullDisk(dataDir: string): Promise<string | undefined> {
  const free = await freeBytes(dataDir);
  return free < leastFreeBytes ? sentenceOf(dataDir, free) : undefined;
}

/** Resolves with the sentence once the disk is full, or with undefined once `stopping` is aborted. */
export async function untilFull(dataDir: string, stopping: AbortSignal): Promise<string | undefined> {
  for (;;) {
    if (stopping.aborted) return undefined;
    const sentence = await fullDisk(dataDir);
    if (sentence) return sentence;
    await pause(stopping);
  }
}

/** Resolves once there is space for a start, or once `stopping` is aborted. */
export async function untilSpace(dataDir: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && (await freeBytes(dataDir)) < leastFreeAtStartBytes) await pause(stopping);
}

/** Whether a file could not be written because the disk is full, or the user's share of it. */
export function isNoSpace(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/** What is free where the data lies; the database may lie on another disk. */
async function freeBytes(dataDir: string): Promise<number> {
  const folders = [dataDir, ...possibleFolders(join(dataDir, 'postgres'))].filter((folder) => existsSync(folder));
  const disks = await Promise.all(folders.map((folder) => statfs(folder)));
  return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize));
}

const pause = (stopping: AbortSignal) => delay(pauseMs, undefined, { signal: stopping }).catch(() => undefined);

function sentenceOf(dataDir: string, free: number): string {
  const [has, least, needed] = [free, leastFreeBytes, leastFreeAtStartBytes].map((bytes) =>
    Math.floor(bytes / mebibyte),
  );
  return (
    `The disk of ${dataDir} is full: ${has} MB of the ${least} MB that Corridor must have are free. ` +
    `It takes no requests until ${needed} MB are free, and then starts again by itself.`
  );
}
