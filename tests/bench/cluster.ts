import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { startPostgres, type PostgresServer } from '../../tools/postgres/server';
import { step } from './benchmark';
import { loadDataset, type Sizes } from './engine/dataset';

/** A running server with the data set in its own database. */
export interface Cluster {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Where the benchmarks keep their server and what was loaded. */
export const benchDirectory = resolve(__dirname, '..', '..', '.data', 'bench');

/** Starts the benchmarks' own Postgres in `.data/bench`. */
export function openServer(): Promise<PostgresServer> {
  mkdirSync(benchDirectory, { recursive: true });
  return startPostgres({ dataDir: join(benchDirectory, 'postgres'), isDisposable: true });
}

/** Starts the server and loads the data set of these sizes once; later runs find it there. */
export async function openCluster(sizes: Sizes): Promise<Cluster> {
  const server = await openServer();
  const name = `bench_${sizes.payments}`;
  const marker = join(benchDirectory, `${name}.loaded`);
  if (existsSync(marker)) return { url: databaseUrl(server.url, name), stop: server.stop };
  const url = await freshDatabase(server.url, name);
  await withClient(url, (client) => loadDataset(client, sizes, (table) => step(`loading ${table}`)));
  writeFileSync(marker, '');
  return { url, stop: server.stop };
}

/** The address of a database of this name on a server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

/** An empty database of this name on a server, whatever was there before; gives its address. */
export async function freshDatabase(serverUrl: string, name: string): Promise<string> {
  await withClient(serverUrl, async (client) => {
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
  });
  return databaseUrl(serverUrl, name);
}

/** Runs `work` with a connection of its own. */
export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
