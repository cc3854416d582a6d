import type { Context } from '../provider/context';
import { beginRun, endRun, type Run } from './scheduleRun';

/**
 * Runs a schedule's work unless a run of the same name is in progress. A run that died blocks others until its lease ends.
 * Each run is stored with its report.
 * @returns undefined if another run is in progress
 */
export async function runExclusively<Report extends object>(
  context: Pick<Context, 'database' | 'clock' | 'newId' | 'metrics'>,
  run: Run,
  work: () => Promise<Report>,
): Promise<Report | undefined> {
  const id = await beginRun(context, run, true);
  return id === undefined ? undefined : endRun(context, { id, name: run.name }, work);
}
