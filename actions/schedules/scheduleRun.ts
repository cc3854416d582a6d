import type { Context } from '../provider/context';
import { measured } from '../runtime/metrics';

type Parts = Pick<Context, 'database' | 'clock' | 'newId' | 'metrics'>;

/** A run of a schedule. */
export interface Run {
  readonly name: string;
  /** Longer than the work may take. A run that has not ended by then has died. */
  readonly leaseMs: number;
}

/** How long finished runs are kept. */
const retentionMs = 14 * 24 * 3_600_000;

/**
 * Stores the begin of a run, ends those that died, and removes old ones.
 * @param isExclusive refuses to begin while another exclusive run of the name is in progress
 * @returns its id; undefined if it was refused
 */
export async function beginRun(
  { database, clock, newId }: Parts,
  { name, leaseMs }: Run,
  isExclusive: boolean,
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
  const run = { id: newId(), name, started_at: now, lease_until: new Date(now.getTime() + leaseMs) };
  const [row] = await database('schedule_runs')
    .insert({ ...run, is_exclusive: isExclusive })
    .onConflict(database.raw('(name) where finished_at is null and is_exclusive'))
    .ignore()
    .returning('id');
  return row?.id;
}

/** Does the work of a run that has begun and stores its report, or its error. */
export async function endRun<Report extends object>(
  { database, clock, metrics }: Parts,
  { id, name }: { readonly id: string } & Pick<Run, 'name'>,
  work: () => Promise<Report>,
): Promise<Report> {
  const end = (outcome: 'done' | 'failed', report: object) =>
    database('schedule_runs')
      .where({ id, finished_at: null })
      .update({ finished_at: clock.now(), outcome, report: JSON.stringify(report) });
  try {
    // The name of a sync names its login too.
    const [schedule = name] = name.split(' ');
    const report = await measured(metrics, { work: 'schedule', name: schedule }, work);
    await end('done', report);
    return report;
  } catch (error) {
    await end('failed', { error: String(error) });
    throw error;
  } finally {
    await metrics.flush();
  }
}
