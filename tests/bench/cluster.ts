import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { startPostgres, type PostgresServer } from '../../local/postgres/server';
import { loadDataset, type Sizes } from './engine/dataset';

/** A running server with the data set in its own database. */
export interface Cluster {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const dataDir = resolve(__dirname, '..', '..', '.data', 'bench');

/** Starts the benchmarks' own Postgres in `.data/bench`. */
export function openServer(): Promise<PostgresServer> {
  mkdirSync(dataDir, { recursive: true });
  return startPostgres({ dataDir: join(dataDir, 'postgres') });
}

/** Starts the server and loads the data set of these sizes once; later runs find it there. */
export async function openCluster(sizes: Sizes): Promise<Cluster> {
  const server = await openServer();
  const name = `bench_${sizes.payments}`;
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const marker = join(dataDir, `${name}.loaded`);
  if (!existsSync(marker)) {
    await load(server, name, url.toString(), sizes);
    writeFileSync(marker, '');
  }
  return { url: url.toString(), stop: server.stop };
}

async function load(server: PostgresServer, name: string, url: string, sizes: Sizes): Promise<void> {
  await withClient(server.url, async (client) => {
    await client.query(`drop database if exists ${name}`);
    await client.query(`create database ${name}`);
  });
  await withClient(url, (client) => loadDataset(client, sizes, (step) => console.log(`loading ${step}`)));
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
