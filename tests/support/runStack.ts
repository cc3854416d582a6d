import { join } from 'node:path';
import { freePort } from '../../local/postgres/freePort';
import type { StackOptions } from '../../local/stack/options';
import { removeCluster } from '../../local/postgres/server';
import { startStack, type Stack } from '../../local/stack/startStack';

/** A stack with the demo, on a free port, in which nothing runs by itself. Its data lies in the folder of this name. */
export async function startRunStack(
  scratch: string,
  name: string,
  changes: Partial<StackOptions> = {},
): Promise<Stack> {
  const dataDir = join(scratch, name);
  const options: StackOptions = {
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
  const stack = await startStack(options, () => undefined);
  const stop = async () => {
    await stack.stop();
    await removeCluster(join(dataDir, 'postgres'));
  };
  return { ...stack, stop };
}
