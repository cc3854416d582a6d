import type { Knex } from 'knex';
import { batch } from './batch';
import { accountList, foundation, helpers } from './foundation';
import { largeSize } from './size';
import { clientStatements, houseStatements } from './statements';
import { traces } from './traces';
import { fees } from './fees';

/** What to load. */
export interface LargeOptions {
  /** 1 is the whole size; see `largeSize`. */
  readonly scale: number;
  /** The same seed and moment give the same rows. */
  readonly seed: number;
  /** The moment that everything lies before. */
  readonly now: Date;
  /** Receives after each batch how much of the whole is written, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Organisations in one batch: about 50,000 entries. */
const batchSize = 5;

/** Our own tables alone: a transaction that analyses everything holds up every other `analyze` of the server until it ends. */
const analyzeTables = `do $$ declare known text; begin
  for known in select tablename from pg_tables where schemaname = 'public' loop
    execute format('analyze public.%I', known);
  end loop;
end $$`;

/**
 * Writes the large data set, in one transaction: all of it is there, or nothing. The rows are made inside Postgres, from
 * series of numbers, which is faster than a COPY from this process and needs no further package.
 * Guards, foreign keys and the audit log's triggers are off while it is written.
 */
export async function writeLarge(owner: Knex, { scale, seed, now, onProgress }: LargeOptions): Promise<void> {
  const size = largeSize(scale);
  await owner.transaction(async (transaction) => {
    await transaction.raw('set local session_replication_role = replica');
    const settings = `select set_config('corridor.large_seed', ?, true), set_config('corridor.large_now', ?, true)`;
    await transaction.raw(settings, [String(seed), now.toISOString()]);
    await transaction.raw(`set local timezone = 'UTC'`);
    await transaction.raw(`set local work_mem = '128MB'`);
    await run(transaction, helpers, {});
    await run(transaction, [accountList, 'analyze large_accounts', ...foundation], size);
    for (let firstOrg = 1; firstOrg <= size.organisations; firstOrg += batchSize) {
      const lastOrg = Math.min(firstOrg + batchSize - 1, size.organisations);
      const steps = [...batch, ...fees, ...clientStatements, ...traces];
      // The tables are empty at first, and plans would otherwise use those statistics.
      const known = firstOrg === 1 ? steps.flatMap((step) => [step, analyzeTables]) : steps;
      await run(transaction, known, { ...size, firstOrg, lastOrg });
      onProgress(lastOrg / size.organisations);
    }
    await run(transaction, houseStatements, {});
    for (const helper of ['large_id(text, bigint)', 'large_amount(bigint, text)']) {
      await transaction.raw(`drop function pg_temp.${helper}`);
    }
  });
  await owner.raw('analyze');
}

/** Whether the large data set was written into this database before. */
export async function hasLarge(owner: Knex): Promise<boolean> {
  return Boolean(await owner('users').where({ id: 'large00001' }).first('id'));
}

/** Runs statements in turn; `:name` in them stands for a number. */
async function run(transaction: Knex.Transaction, queries: readonly string[], numbers: object): Promise<void> {
  const values = new Map(Object.entries(numbers));
  for (const query of queries) {
    await transaction.raw(query.replace(/:([a-zA-Z]+)/g, (_, name: string) => String(values.get(name))));
  }
}
