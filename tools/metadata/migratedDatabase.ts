import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeCluster, startPostgres } from '../postgres/server';
import { seedReference } from '../../seeds/reference';
import { ownerDatabase } from '../database/ownerDatabase';
import { migrate } from '../migrate/migrate';

/**
 * Creates a database with the current schema and the reference data, and drops it after use. It is created on the server of the
 * test run (`TEST_DATABASE_URL`) if there is one, otherwise on an embedded server that runs for the duration of the call.
 */
export async function withMigratedDatabase<T>(use: (databaseUrl: string) => Promise<T>): Promise<T> {
  const shared = process.env.TEST_DATABASE_URL;
  return shared ? onServer(shared, use) : withServer((serverUrl) => onServer(serverUrl, use));
}

async function withServer<T>(use: (serverUrl: string) => Promise<T>): Promise<T> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'corridor-scratch-')), 'postgres');
  const server = await startPostgres({ dataDir, isDisposable: true });
  try {
    return await use(server.url);
  } finally {
    await server.stop();
    await removeCluster(dataDir);
  }
}

async function onServer<T>(serverUrl: string, use: (databaseUrl: string) => Promise<T>): Promise<T> {
  const name = `scratch_${randomUUID().replaceAll('-', '')}`;
  const server = ownerDatabase(serverUrl);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await server.raw(`create database ${name}`);
  try {
    const owner = ownerDatabase(url.toString());
    await migrate(owner);
    await seedReference(owner);
    await owner.destroy();
    return await use(url.toString());
  } finally {
    await server.raw(`drop database ${name} with (force)`);
    await server.destroy();
  }
}
