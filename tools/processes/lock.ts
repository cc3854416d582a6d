import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { mayStillRun, readRecord, recordOf } from './record';

/** Locks of ended processes that may be found in a row while others are taking the same lock. */
const maxAttempts = 5;

/**
 * Takes a lock for this process. It counts until it is released or the process has ended, however that came.
 * @param file the lock; its folder is created
 * @param refusal the sentence for whoever comes second, given the id of the process that holds the lock
 * @returns releases the lock
 * @throws Error with the refusal
 */
export function takeLock(file: string, refusal: (holder: number) => string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const own = JSON.stringify(recordOf(process.pid));
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (wasCreated(file, own)) return () => rmSync(file, { force: true });
    const found = contentOf(file);
    const holder = readRecord(file);
    if (holder && mayStillRun(holder)) throw new Error(refusal(holder.pid));
    if (found !== undefined) discard(file, found);
  }
  throw new Error(`The lock ${file} could not be taken. Remove it and start again.`);
}

/** Creates the file with its whole content at once, or not at all. */
function wasCreated(file: string, content: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Removes the lock of an ended process; one that somebody took in the meantime is put back. */
function discard(file: string, expected: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readFileSync(aside, 'utf8') !== expected) linkSync(aside, file);
  rmSync(aside);
}
