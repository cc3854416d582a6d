import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { statementFormats, type StatementFormat } from '../../../domain/statements/formats';
import { accountId } from '../../../seeds/demo/organisations';
import { writeDemo } from '../../../seeds/demo/writeDemo';
import { seedReference } from '../../../seeds/reference';
import { ownerDatabase } from '../../../tools/database/ownerDatabase';
import { migrate } from '../../../tools/migrate/migrate';
import { freshDatabase, openServer } from '../cluster';
import { openJobEnvironment } from '../jobEnvironment';
import { scratchFolder } from '../../support/leftovers';
import { step, type BenchOptions, type Table } from '../benchmark';
import type { Measured } from './writeOne';

const account = accountId('aldgate-trading');
const request = { currency: 'CHF', from: '2025-01-01', to: '2025-12-31' };

/**
 * `npm run bench -- statements`: a statement in each format by the export job, through its database and a store that stands in for the bucket.
 * `scale` 1 is 100,000 lines.
 */
export async function benchStatements({ scale = 1 }: BenchOptions): Promise<readonly Table[]> {
  const lines = Math.round(100_000 * scale);
  const server = await openServer();
  const url = await freshDatabase(server.url, 'bench_statements');
  const database = ownerDatabase(url);
  const environment = await openJobEnvironment(url, scratchFolder());
  try {
    await migrate(database);
    await seedReference(database);
    await writeDemo(database, new Date());
    step(`writing ${lines} lines`);
    await fill(database, lines);
    const rows: (string | number)[][] = [];
    for (const format of statementFormats) {
      step(format);
      const measured = await writeOne(database, format, environment.variables);
      const last = await database('exports')
        .where({ format, account_id: account })
        .orderBy('createdAt', 'desc')
        .first('size');
      const ratio = Number((measured.seconds / measured.readingSeconds).toFixed(1));
      rows.push([format, lines, Math.round(Number(last?.size) / 1e5) / 10, measured.seconds, ratio, measured.peakMb]);
    }
    return [{ headings: ['format', 'lines', 'MB', 'seconds', '÷ reading alone', 'peak memory, MB'], rows }];
  } finally {
    await database.destroy();
    await environment.stop();
    await server.stop();
  }
}

/** Lines of a year, two in each tenth second, with the balance after each. */
async function fill(database: Knex, lines: number): Promise<void> {
  await database.raw(
    `insert into tcc_transactions (id, account_id, currency, amount, balance_amount, type, status, action, reason,
       related_entity_type, related_entity_short_reference, settles_at, completed_at, created_at, updated_at)
     select gen_random_uuid(), :account, 'CHF', amount,
       sum(case type when 'credit' then amount else -amount end) over (order by n), type, 'completed',
       case type when 'credit' then 'funding' else 'payment' end, 'Invoice ' || n, 'unknown', 'REF-' || n, at, at, at, at
     from (select n, (n % 9973)::numeric + 0.25 as amount, case when n % 3 = 0 then 'debit' else 'credit' end as type,
         timestamptz '2025-01-01' + (n - n % 2) * interval '5 minutes' * 100000 / :lines as at
       from generate_series(1, :lines) n) drawn`,
    { account, lines },
  );
  await database.raw('analyze tcc_transactions');
}

async function writeOne(
  database: Knex,
  format: StatementFormat,
  environment: Readonly<Record<string, string>>,
): Promise<Measured> {
  const id = randomUUID();
  await database('exports').insert({
    id,
    user_id: 'maker',
    account_id: account,
    kind: 'statement',
    format,
    statement_number: 1,
    request: JSON.stringify({ ...request, format }),
  });
  const program = join(__dirname, 'writeOne.ts');
  const env = { ...process.env, ...environment, EXPORT_ID: id };
  const { stdout } = await promisify(execFile)('node', ['--import', 'tsx', program], { env });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Measured;
}
