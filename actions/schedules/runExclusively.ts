import { invariant } from '../../domain/invariant';
import type { Context } from '../context';
import { withLease, type Run } from './lease';
import { beginRun, endRun } from './scheduleRun';

/**
 * Runs a schedule's work unless a run of the same name is in progress. A run that died blocks others until its lease ends, 30 seconds at most.
 * Each run is stored with its report.
 * @param work gets the context to work with: its database refuses a run that has lost its lease
 * @returns undefined if another run is in progress
 */
export async function runExclusively<Report extends object, Parts extends RunParts = Context>(
  context: Parts,
  run: Run,
  work: (context: Parts) => Promise<Report>,
): Promise<Report | undefined> {
  const begun = await beginRun(context, run, true);
  return begun && endRun(context, begun, (lease) => work({ ...context, database: withLease(context.database, lease) }));
}

type RunParts = Pick<Context, 'database' | 'clock' | 'newId' | 'metrics'>;

/** Runs a schedule's work, beside other runs of the same name, which must lock what they do row by row. Each run is stored with its report. */
export async function runRecorded<Report extends object>(
  context: Pick<Context, 'database' | 'clock' | 'newId' | 'metrics'>,
  run: Run,
  work: () => Promise<Report>,
): Promise<Report> {
  const begun = await beginRun(context, run, false);
  invariant(begun, 'A run that excludes no other begins at any time.');
  return endRun(context, begun, work);
}
