import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../local/postgres/freePort';
import { removeCluster } from '../../local/postgres/server';
import { memoryOfTree, startServer } from './processes';
import { median } from './statistics';

const bootstrap = resolve(__dirname, '..', '..', 'local', 'stack', 'bootstrap.mjs');

interface StackStart {
  /** Milliseconds from the start of the process to `Corridor is ready`. */
  readonly ready: number;
  /** MB of all processes but Postgres. */
  readonly memory: number;
}

/** The whole portal, warm: pages built, data directory used before. */
export async function benchStackStart(rounds: number): Promise<void> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'corridor-bench-')), 'data');
  try {
    await startOnce(dataDir);
    const starts: StackStart[] = [];
    for (let round = 0; round < rounds; round += 1) starts.push(await startOnce(dataDir));
    const ready = Math.round(median(starts.map((start) => start.ready)));
    const memory = Math.round(median(starts.map((start) => start.memory)));
    console.log(`npm start, warm: ready after ${ready} ms, ${memory} MB without Postgres`);
  } finally {
    await removeCluster(join(dataDir, 'postgres'));
  }
}

async function startOnce(dataDir: string): Promise<StackStart> {
  const environment = { PORT: String(await freePort()), DATA_DIR: dataDir };
  const began = performance.now();
  const server = await startServer([process.execPath, bootstrap, 'start'], environment, /is ready/);
  const ready = performance.now() - began;
  const memory = memoryOfTree(server.pid, /bin\/postgres /);
  await server.stop('SIGTERM');
  return { ready, memory };
}
