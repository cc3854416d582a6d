import { join } from 'node:path';
import { runningServer } from './postgres/server';

/** The database of the local stack that runs on DATA_DIR (`.data`), as its owner; undefined when none does. */
export function runningDatabase(): string | undefined {
  const server = runningServer(join(process.env.DATA_DIR || '.data', 'postgres'));
  return server?.replace(/\/postgres$/, '/corridor');
}
