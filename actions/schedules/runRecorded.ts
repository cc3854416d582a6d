import { invariant } from '../../domain/invariant';
import type { Context } from '../context';
import type { Run } from './lease';
import { beginRun, endRun } from './scheduleRun';

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
