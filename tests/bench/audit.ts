import type { Knex } from 'knex';
import { findAuditFault } from '../../tools/audit/verify';
import { step, type BenchOptions, type Table } from './benchmark';
import { ownerDatabase } from '../../tools/database/ownerDatabase';
import { migrate } from '../../tools/migrate/migrate';
import { freshDatabase, openServer } from './cluster';

/**
 * `npm run bench -- audit`: how long the audit log takes to seal and to verify, against reading it once from end to end.
 * `scale` 1 is a million rows.
 */
export async function benchAudit({ scale = 1 }: BenchOptions): Promise<readonly Table[]> {
  const server = await openServer();
  const database = ownerDatabase(await freshDatabase(server.url, 'bench_audit'));
  try {
    await migrate(database);
    const rows = Math.round(1_000_000 * scale);
    step(`writing ${rows} rows`);
    await fill(database, rows);
    step('sealing');
    const sealing = await timed(() => database.raw('select * from seal_audit()'));
    step('reading');
    const reading = await timed(() =>
      database.raw('select sum(length(sha256(convert_to(audit_row_text(a), $$UTF8$$)))) from audit_logged_actions a'),
    );
    step('verifying');
    const verifying = await timed(async () => {
      const fault = await findAuditFault(database);
      if (fault) throw new Error(`The log is not as it was sealed: ${fault.reason}`);
    });
    const row = [rows, sealing, verifying, reading, Number((verifying / reading).toFixed(2))];
    const headings = ['rows', 'seal, s', 'verify, s', 'read and hash each alone, s', 'verify ÷ read'];
    return [{ headings, rows: [row] }];
  } finally {
    await database.destroy();
    await server.stop();
  }
}

/** Rows as updates of payments leave them. */
async function fill(database: Knex, rows: number): Promise<void> {
  const payment = `jsonb_build_object('id', gen_random_uuid(), 'amount', n::text, 'currency', 'EUR', 'status', 'submitted',
    'reference', 'INV-' || n, 'reason', 'Goods', 'createdAt', now(), 'updatedAt', now())`;
  await database.raw(`insert into audit_logged_actions (table_name, row_id, action, old_row, new_row, changed_fields, user_id)
    select 'payments', gen_random_uuid(), 'U', ${payment}, ${payment}, array['status', 'updatedAt'], 'maker'
    from generate_series(1, ${rows}) as n`);
}

/** Seconds, to a hundredth. */
async function timed(work: () => PromiseLike<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return Number(((performance.now() - began) / 1000).toFixed(2));
}
