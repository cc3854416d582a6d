import type { Context } from '../context';
import { measured } from '../runtime/metrics';
import { heldForMs, keepLease, type BegunRun, type Lease, type Run } from './lease';

type Parts = Pick<Context, 'database' | 'clock' | 'newId' | 'metrics'>;

/** How long finished runs are kept. */
const retentionMs = 14 * 24 * 3_600_000;

/**
 * Stores the begin of a run, ends those that died, and removes old ones.
 * @param isExclusive refuses to begin while another exclusive run of the name is in progress
 * @returns undefined if it was refused
 */
export async function beginRun(
  { database, clock, newId }: Parts,
  { name, leaseMs }: Run,
  isExclusive: boolean,
): Promise<BegunRun | undefined> {
  const now = clock.now();
  await database('schedule_runs')
    .where({ name, finished_at: null })
    .where('lease_until', '<=', now)
    .update({ finished_at: now, outcome: 'abandoned' });
  await database('schedule_runs')
    .where({ name })
    .where('finished_at', '<', new Date(now.getTime() - retentionMs))
    .delete();
  const run = {
    id: newId(),
    name,
    started_at: now,
    lease_until: new Date(now.getTime() + Math.min(heldForMs, leaseMs)),
  };
  const [row] = await database('schedule_runs')
    .insert({ ...run, is_exclusive: isExclusive })
    .onConflict(database.raw('(name) where finished_at is null and is_exclusive'))
    .ignore()
    .returning('id');
  return row && { id: row.id, name, leaseMs, startedAt: now };
}

/**
 * Does the work of a run that has begun and stores its report, or its error. The lease is renewed while the work goes on.
 * @param work gets what tells whether the run still holds its lease
 */
export async function endRun<Report extends object>(
  parts: Parts,
  run: BegunRun,
  work: (lease: Lease) => Promise<Report>,
): Promise<Report> {
  const { database, clock, metrics } = parts;
  const { id, name } = run;
  const end = (outcome: 'done' | 'failed', report: object) =>
    database('schedule_runs')
      .where({ id, finished_at: null })
      .update({ finished_at: clock.now(), outcome, report: JSON.stringify(report) });
  const lease = keepLease(parts, run);
  try {
    // The name of a sync names its login too.
    const [schedule = name] = name.split(' ');
    const report = await measured(metrics, { work: 'schedule', name: schedule }, () => work(lease));
    await end('done', report);
    return report;
  } catch (error) {
    await end('failed', { error: String(error) });
    throw error;
  } finally {
    lease.stop();
    await metrics.flush();
  }
}
