import type { Context } from '../provider/context';

/** How long finished runs are kept. */
const retentionMs = 14 * 24 * 3_600_000;

/**
 * Runs a schedule's work unless a run of the same name is in progress. A run that died blocks others until its lease ends.
 * Each run is stored with its report.
 * @param leaseMs longer than the work may take
 * @returns undefined if another run is in progress
 */
export async function runExclusively<Report extends object>(
  context: Pick<Context, 'database' | 'clock' | 'newId'>,
  { name, leaseMs }: { readonly name: string; readonly leaseMs: number },
  work: () => Promise<Report>,
): Promise<Report | undefined> {
  const id = await begin(context, name, leaseMs);
  if (!id) return undefined;
  try {
    const report = await work();
    await end(context, id, 'done', report);
    return report;
  } catch (error) {
    await end(context, id, 'failed', { error: String(error) });
    throw error;
  }
}

async function begin(
  { database, clock, newId }: Pick<Context, 'database' | 'clock' | 'newId'>,
  name: string,
  leaseMs: number,
): Promise<string | undefined> {
  const now = clock.now();
  await database('schedule_runs')
    .where({ name, finished_at: null })
    .where('lease_until', '<=', now)
    .update({ finished_at: now, outcome: 'abandoned' });
  await database('schedule_runs')
    .where({ name })
    .where('finished_at', '<', new Date(now.getTime() - retentionMs))
    .delete();
  const [row] = await database('schedule_runs')
    .insert({ id: newId(), name, started_at: now, lease_until: new Date(now.getTime() + leaseMs) })
    .onConflict(database.raw('(name) where finished_at is null'))
    .ignore()
    .returning('id');
  return row?.id;
}

async function end(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  id: string,
  outcome: 'done' | 'failed',
  report: object,
): Promise<void> {
  await database('schedule_runs')
    .where({ id, finished_at: null })
    .update({ finished_at: clock.now(), outcome, report: JSON.stringify(report) });
}
