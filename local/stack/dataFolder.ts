import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeCluster } from '../postgres/server';
import { takeLock } from '../processes/lock';

const lockName = 'stack.lock';

/**
 * Keeps other stacks from a data directory, and creates it.
 * @param port the port of this stack, for the advice
 * @throws Error that says how to start a second stack
 */
export function lockFolder(dataDir: string, port: number): () => void {
  return takeLock(
    join(dataDir, lockName),
    (holder) =>
      `Corridor already runs on ${dataDir} (process ${holder}). Stop it, or start another one beside it: ` +
      `DATA_DIR=${dataDir}-2 PORT=${port + 1} npm start`,
  );
}

/** Removes everything from a data directory but its lock. @throws Error when another process runs a server there */
export async function wipeFolder(dataDir: string): Promise<void> {
  await removeCluster(join(dataDir, 'postgres'));
  for (const name of readdirSync(dataDir)) {
    if (name !== lockName) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
