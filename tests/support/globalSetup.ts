import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { removeCluster, startPostgres, type PostgresServer } from '../../tools/postgres/server';
import { fastFolder } from './fastFolder';
import { leaveNothing, scratchFolder } from './leftovers';

declare global {
  var testPostgres: { server: PostgresServer; dataDir: string } | undefined;
}

/** Gives the run a Postgres server in TEST_DATABASE_URL, unless the caller brought one. A run that is interrupted ends it, too. */
export default async function globalSetup(): Promise<void> {
  process.env.TEST_RUN_ID ??= randomBytes(6).toString('hex');
  if (process.env.TEST_DATABASE_URL) return;
  leaveNothing();
  const dataDir = join(scratchFolder(fastFolder()), 'postgres');
  const server = await startPostgres({ dataDir, isDisposable: true });
  globalThis.testPostgres = { server, dataDir };
  process.env.TEST_DATABASE_URL = server.url;
}

export async function stopTestPostgres(): Promise<void> {
  if (!globalThis.testPostgres) return;
  await globalThis.testPostgres.server.stop();
  await removeCluster(globalThis.testPostgres.dataDir);
}
