import type { Client } from 'pg';
import type { BackupPart } from './backupFile';

const rowsAtOnce = 2000;

/** The schema in which the provider simulator keeps its books: those of another house. */
export const providerSchema = 'provider_simulator';

interface TableRow {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** Every table but those in which migrations are noted, with the columns that can be written. */
const tablesSql = `
  select n.nspname as schema, c.relname as name,
    (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and c.relname not in ('knex_migrations', 'knex_migrations_lock')
  order by 1, 2`;

/** Where each sequence stands. They are read after the tables: a number is never given twice. */
const sequencesSql = `
  select json_build_array(quote_ident(schemaname) || '.' || quote_ident(sequencename), last_value)::text as line
  from pg_sequences where last_value is not null and sequencename !~ '^knex_' order by 1`;

/** Begins a transaction that sees the database as it is at this moment, and ends when the connection does. */
export async function beginSnapshot(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  await client.query('set local statement_timeout = 0');
  await client.query('select 1');
}

/** The rows of all tables of a snapshot, each as Postgres writes it, and the sequences. */
export async function* tableParts(client: Client): AsyncGenerator<BackupPart> {
  const { rows } = await client.query<TableRow>({ text: tablesSql });
  for (const { schema, name, columns } of rows) {
    yield { name: `table ${nameOf(schema, name)}`, columns, lines: rowsOf(client, nameOf(schema, name)) };
  }
  const sequences = await client.query<{ line: string }>(sequencesSql);
  yield { name: 'sequences', lines: sequences.rows.map(({ line }) => line) };
}

const nameOf = (schema: string, name: string) => [schema, name].map((part) => `"${part}"`).join('.');

async function* rowsOf(client: Client, table: string): AsyncGenerator<string> {
  await client.query(`declare rows no scroll cursor for select t::text as line from only ${table} t`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from rows`);
    for (const { line } of rows) yield line;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close rows');
}

/** Begins a transaction in which no trigger and no foreign key stands in the way of rows that were there before. */
export async function beginLoading(client: Client): Promise<void> {
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await client.query('set local statement_timeout = 0');
  const { rows } = await client.query<TableRow>({ text: tablesSql });
  await client.query(`truncate ${rows.map(({ schema, name }) => nameOf(schema, name)).join(', ')}`);
}

/** Writes rows of `tableParts` into their table. */
export async function loadRows(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: readonly string[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = columns.map((column) => `(row).${column}`).join(', ');
  // Without the offset, Postgres would read each row anew for each of its columns.
  const source = `select line::${table} as row from unnest($1::text[]) with ordinality as lines (line, place) order by place offset 0`;
  const text = `insert into ${table} (${columns.join(', ')}) overriding system value select ${values} from (${source}) parsed`;
  await client.query(text, [rows]);
}

/** Sets the sequences of `tableParts`. */
export async function loadSequences(client: Client, lines: readonly string[]): Promise<void> {
  for (const line of lines) {
    const [sequence, value] = JSON.parse(line) as [string, number];
    await client.query('select setval($1::regclass, $2)', [sequence, value]);
  }
}
