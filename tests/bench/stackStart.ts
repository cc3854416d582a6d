import { join, resolve } from 'node:path';
import { freePort } from '../../tools/postgres/cluster';
import { scratchFolder } from '../support/leftovers';
import { step, type BenchOptions, type Table } from './benchmark';
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
export async function benchStackStart({ rounds = 5 }: BenchOptions): Promise<readonly Table[]> {
  const dataDir = join(scratchFolder(), 'data');
  step('starting once, so that the pages are built and the data is there');
  await startOnce(dataDir);
  const starts: StackStart[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    step(`start ${round} of ${rounds}`);
    starts.push(await startOnce(dataDir));
  }
  const ready = Math.round(median(starts.map((start) => start.ready)));
  const memory = Math.round(median(starts.map((start) => start.memory)));
  return [{ headings: ['npm start, warm: ready after, ms', 'memory without Postgres, MB'], rows: [[ready, memory]] }];
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
