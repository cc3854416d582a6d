import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeCluster } from '../../tools/postgres/server';
import { setTimeout as delay } from 'node:timers/promises';
import { takeLock } from '../../tools/processes/lock';

const lockName = 'stack.lock';
const startLockName = 'start.lock';

/** Within this time a stack whose `npm start` was killed has stopped. */
const patienceMs = 12_000;
const pauseMs = 100;

/**
 * Keeps other stacks from a data directory, and creates it. A stack that is stopping is waited for.
 * @param port the port of this stack, for the advice
 * @throws Error that says how to start a second stack
 */
export async function lockFolder(dataDir: string, port: number): Promise<() => void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      return lock(join(dataDir, lockName), dataDir, port);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await delay(pauseMs);
  }
}

/** Keeps a second `npm start` from a data directory, and creates it. @throws Error as `lockFolder` does, at once */
export const lockStart = (dataDir: string, port: number) => lock(join(dataDir, startLockName), dataDir, port);

function lock(file: string, dataDir: string, port: number): () => void {
  return takeLock(
    file,
    (holder) =>
      `Corridor already runs on ${dataDir} (process ${holder}). Stop it, or start another one beside it: ` +
      `DATA_DIR=${dataDir}-2 PORT=${port + 1} npm start`,
  );
}

/** Removes everything from a data directory but its locks. @throws Error when another process runs a server there */
export async function wipeFolder(dataDir: string): Promise<void> {
  await removeCluster(join(dataDir, 'postgres'));
  for (const name of readdirSync(dataDir)) {
    if (name !== lockName && name !== startLockName) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
