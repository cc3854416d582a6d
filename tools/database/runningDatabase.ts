import { join } from 'node:path';
import { runningServer } from '../postgres/server';

/** The owner's URL of the local stack that runs on DATA_DIR (`.data`), or undefined when no stack runs there. */
export function runningDatabase(): string | undefined {
  const server = runningServer(join(process.env.DATA_DIR || '.data', 'postgres'));
  return server?.replace(/\/postgres$/, '/corridor');
}
