import { Pool } from 'pg';
import type { Books } from './books';
import { createMemoryBooks, type Change, type MemoryBooks } from './memoryBooks';
import { recordKinds, type RecordKind, type RecordOf } from './kinds';

/** Persistent books: read from memory, written to Postgres before a call is answered. */
export interface RecordStore {
  /**
   * Runs one unit of work at a time. What it changed is written in one statement before the promise resolves;
   * when it throws, nothing has changed; when the write fails, the books are what Postgres has.
   */
  readonly transact: <T>(work: (books: Books) => T) => Promise<T>;
  readonly close: () => Promise<void>;
}

const createTable = `
  create schema if not exists provider_simulator;
  create table if not exists provider_simulator.records (
    kind text not null,
    id text not null,
    seq bigint generated always as identity,
    body jsonb not null,
    primary key (kind, id)
  );
  create unique index if not exists records_seq on provider_simulator.records (seq)`;

const upsert = `
  insert into provider_simulator.records (kind, id, body)
  select change->>'kind', change->>'id', change->'body'
  from jsonb_array_elements($1::jsonb) with ordinality as changes (change, position)
  where change ? 'body'
  order by position
  on conflict (kind, id) do update set body = excluded.body`;

const remove = `
  with removed as (
    delete from provider_simulator.records using jsonb_array_elements($1::jsonb) as change
    where not change ? 'body' and kind = change->>'kind' and id = change->>'id'
  )`;

/** Opens the books in schema `provider_simulator` of a database, creating them when they are new. */
export async function openRecordStore(databaseUrl: string): Promise<RecordStore> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  // An idle connection that the server drops is replaced on the next use.
  pool.on('error', () => undefined);
  await pool.query(createTable);
  let books: MemoryBooks | undefined = await read(pool);
  let last: Promise<unknown> = Promise.resolve();

  const attempt = async <T>(work: (books: Books) => T): Promise<T> => {
    books ??= await read(pool);
    const result = workOn(books, work);
    try {
      await write(pool, books.changes());
    } catch (error) {
      // A write whose answer was lost may have taken effect: the next unit of work reads what is there.
      books = undefined;
      throw error;
    }
    books.settle();
    return result;
  };
  return {
    transact: (work) => {
      const turn = last.then(() => attempt(work));
      last = turn.catch(() => undefined);
      return turn;
    },
    close: async () => {
      await last;
      await pool.end();
    },
  };
}

function workOn<T>(books: MemoryBooks, work: (books: Books) => T): T {
  try {
    return work(books);
  } catch (error) {
    books.undo();
    throw error;
  }
}

async function read(pool: Pool): Promise<MemoryBooks> {
  const books = createMemoryBooks();
  await load(pool, books.load);
  return books;
}

type Accept = (kind: RecordKind, id: string, body: RecordOf[RecordKind]) => void;

interface Row {
  readonly seq: string;
  readonly kind: RecordKind;
  readonly id: string;
  readonly body: RecordOf[RecordKind];
}

const rowsAtOnce = 20_000;

/** Reads the books page by page, in the order in which they were entered: a million rows are never held twice. */
async function load(pool: Pool, accept: Accept): Promise<void> {
  const known = new Set<string>(recordKinds);
  for (let last: string | undefined = '0'; last !== undefined;) {
    const { rows }: { rows: Row[] } = await pool.query(
      'select seq, kind, id, body from provider_simulator.records where seq > $1 order by seq limit $2',
      [last, rowsAtOnce],
    );
    for (const { kind, id, body } of rows) if (known.has(kind)) accept(kind, id, body);
    last = rows.length === rowsAtOnce ? rows.at(-1)?.seq : undefined;
  }
}

async function write(pool: Pool, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const removes = changes.some(({ body }) => body === undefined);
  await pool.query((removes ? remove : '') + upsert, [JSON.stringify(changes)]);
}
