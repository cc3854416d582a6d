import { join } from 'node:path';
import { freePort } from '../../tools/postgres/cluster';
import type { StackOptions } from '../../local/stack/options';
import { removeCluster } from '../../tools/postgres/server';
import { startStack, type Stack } from '../../local/stack/startStack';

/** The options of a stack with the demo, on a free port, in which nothing runs by itself. */
export async function runOptions(dataDir: string, changes: Partial<StackOptions> = {}): Promise<StackOptions> {
  return {
    port: await freePort(),
    host: undefined,
    hasTools: true,
    dataDir,
    isFresh: false,
    seed: 'demo',
    largeScale: 1,
    runsSchedules: false,
    hasSite: true,
    isWatching: false,
    isDisposable: true,
    isDevMode: false,
    enforcesAllowList: false,
    databaseUrl: undefined,
    hasuraUrl: undefined,
    ...changes,
  };
}

/** A stack with the demo, on a free port, in which nothing runs by itself. Its data lies in the folder of this name. */
export async function startRunStack(
  scratch: string,
  name: string,
  changes: Partial<StackOptions> = {},
): Promise<Stack> {
  const dataDir = join(scratch, name);
  const stack = await startStack(await runOptions(dataDir, changes), () => undefined);
  const stop = async () => {
    await stack.stop();
    await removeCluster(join(dataDir, 'postgres'));
  };
  return { ...stack, stop };
}
