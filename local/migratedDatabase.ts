import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { seedReference } from '../seeds/reference';
import { migrate, ownerDatabase } from './migrate';
import { removeCluster, startPostgres } from './postgres/server';

/** Where the project's metadata lies. */
export const metadataDirectory = resolve(__dirname, '..', 'hasura', 'metadata');

/** The variables that the metadata reads, for tools that look at it and call nobody. */
export const metadataEnvironment = (databaseUrl: string): Record<string, string> => ({
  HASURA_GRAPHQL_DATABASE_URL: databaseUrl,
  ACTIONS_URL: 'http://localhost',
  ACTIONS_SECRET: 'unused',
});

/**
 * Gives a tool an empty database that was migrated just now, and takes it away again: on the server of the test run when there
 * is one, else on a server of its own.
 */
export async function withMigratedDatabase<T>(use: (databaseUrl: string) => Promise<T>): Promise<T> {
  const shared = process.env.TEST_DATABASE_URL;
  return shared ? onServer(shared, use) : withServer((serverUrl) => onServer(serverUrl, use));
}

async function withServer<T>(use: (serverUrl: string) => Promise<T>): Promise<T> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'corridor-scratch-')), 'postgres');
  const server = await startPostgres({ dataDir });
  try {
    return await use(server.url);
  } finally {
    await server.stop();
    removeCluster(dataDir);
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
