import type { Knex } from 'knex';
import { sharedContext } from '../container';
import type { Context } from '../context';
import { requireDocuments } from '../runtime/keptDocuments';
import type { ListedDocument } from '../runtime/documentStore';
import { mapAtMost } from '../runtime/mapAtMost';
import { runExclusively } from './runExclusively';

/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 150_000;
const name = 'sweep-documents';

/** Where an action copies a document before it stores the row that names it, in the order of the keys. */
const folders = ['payments/', 'submissions/'];

/** The tables whose rows name documents by `s3Key`. */
export const keyTables = [
  'assets',
  'exports',
  'monthly_statements',
  'resolution_packs',
  'submission_documents',
] as const;

/** How long a copy may wait for its row. */
const gracePeriodMs = 24 * 3_600_000;

/** Pages of a run, of a thousand documents each. The next run goes on with the others. */
const maxPages = 20;

/** What a run saw. */
export interface SweepReport {
  readonly checked: number;
  readonly deleted: number;
  /** The key behind which the next run goes on; null once all were checked. */
  readonly continuesAfter: string | null;
}

/** Schedule `sweep-documents`: deletes copies of documents whose row was never stored, because the action ended in between (decision 046). */
export const handler = (): Promise<SweepReport | undefined> => sweepDocuments(sharedContext());

/** The same with the context as a parameter. Undefined while another run goes on. */
export function sweepDocuments(context: Context): Promise<SweepReport | undefined> {
  return runExclusively(context, { name, leaseMs }, (owned) => sweep(owned));
}

async function sweep(context: Context): Promise<SweepReport> {
  if (!context.documents) return { checked: 0, deleted: 0, continuesAfter: null };
  let after = await whereLastRunEnded(context.database);
  let [pages, checked, deleted] = [0, 0, 0];
  for (const folder of folders) {
    for (let hasMore = true; hasMore; pages += 1) {
      if (pages === maxPages) return { checked, deleted, continuesAfter: after };
      const page = await context.documents.list(folder, after);
      deleted += await deleteOrphans(context, page.documents);
      checked += page.documents.length;
      after = page.documents.at(-1)?.key ?? after;
      hasMore = page.hasMore;
    }
  }
  return { checked, deleted, continuesAfter: null };
}

async function whereLastRunEnded(database: Knex): Promise<string> {
  const last = await database('schedule_runs')
    .where({ name, outcome: 'done' })
    .orderBy('started_at', 'desc')
    .first('report');
  return (last?.report as SweepReport | undefined)?.continuesAfter ?? '';
}

async function deleteOrphans(context: Context, documents: readonly ListedDocument[]): Promise<number> {
  const old = documents.filter(({ ageMs }) => ageMs > gracePeriodMs).map(({ key }) => key);
  const orphans = await keysWithoutRow(context.database, old);
  await mapAtMost(3, orphans, (key) => requireDocuments(context).remove(key));
  return orphans.length;
}

async function keysWithoutRow(database: Knex, keys: readonly string[]): Promise<string[]> {
  const absent = keyTables.map((table) => `not exists (select from ${table} where "s3Key" = key)`).join(' and ');
  const sql = `select key from unnest(?::text[]) as key where ${absent}`;
  const { rows } = await database.raw<{ rows: { key: string }[] }>(sql, [[...keys]]);
  return rows.map(({ key }) => key);
}
