import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../tools/postgres/cluster';
import { startPostgres, type PostgresServer } from '../../tools/postgres/server';
import { providerSchema } from './tables';

const rowsAtOnce = 1000;
const table = `${providerSchema}.records`;

/**
 * Puts the simulator's books and the clock of one data directory into another. Neither may run.
 * @throws Error when a server runs on one of them
 */
export async function takeOverProvider(from: string, to: string): Promise<void> {
  const source = await open(from);
  try {
    const target = await open(to);
    try {
      await copyBooks(source.client, target.client);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
  copyFileSync(join(from, 'clock.json'), join(to, 'clock.json'));
}

async function open(dataDir: string) {
  const server: PostgresServer = await startPostgres({ dataDir: join(dataDir, 'postgres'), port: await freePort() });
  const client = new Client({ connectionString: server.url.replace(/\/postgres$/, '/corridor') });
  client.on('error', () => undefined);
  await client.connect();
  const close = async () => {
    await client.end();
    await server.stop();
  };
  return { client, close };
}

async function copyBooks(source: Client, target: Client): Promise<void> {
  await target.query('begin');
  await target.query(`truncate ${table} restart identity`);
  for (let last: string | undefined = '0'; last !== undefined;) {
    const page: { rows: { seq: string; row: string }[] } = await source.query(
      `select seq, t::text as row from ${table} t where seq > $1 order by seq limit $2`,
      [last, rowsAtOnce],
    );
    const rows = page.rows.map(({ row }) => row);
    await target.query(
      `insert into ${table} (kind, id, body) select (row).kind, (row).id, (row).body
       from (select line::${table} as row from unnest($1::text[]) with ordinality as lines (line, place) order by place offset 0) parsed`,
      [rows],
    );
    last = rows.length === rowsAtOnce ? page.rows.at(-1)?.seq : undefined;
  }
  await target.query('commit');
}
