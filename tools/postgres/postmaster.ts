import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identifyProcess, isAlive } from '../processes/identify';
import { possibleFolders } from './cluster';

/** A running server, as it notes itself in its folder. */
interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

const stopTimeoutMs = 10_000;
const pauseMs = 50;

/** The server that runs on a data directory. A file that a killed server left behind counts as none, whoever has its id now. */
export function findPostmaster(dataDir: string): Postmaster | undefined {
  return possibleFolders(dataDir)
    .map(postmasterIn)
    .find((found) => found !== undefined);
}

function postmasterIn(folder: string): Postmaster | undefined {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid = 0, , , port = 0] = readFileSync(file, 'utf8').split('\n').map(Number);
  const command = identifyProcess(pid)?.command;
  return command?.includes('postgres') && command.includes(folder) ? { pid, port } : undefined;
}

/** Ends the server that a killed process left behind: a data directory allows only one. */
export async function stopOrphan(dataDir: string): Promise<void> {
  const orphan = findPostmaster(dataDir);
  if (!orphan) return;
  process.kill(orphan.pid, 'SIGINT');
  const deadline = Date.now() + stopTimeoutMs;
  while (isAlive(orphan.pid) && Date.now() < deadline) await delay(pauseMs);
}
