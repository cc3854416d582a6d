import { sharedContext } from '../container';
import { findBatch } from '../payments/batch/batch';
import { runBatch } from '../payments/batch/runBatch';
import type { Context } from '../context';
import { runExclusively } from './runExclusively';

const maxBatches = 100;
/** A run begins no row after this time. */
const runForMs = 90_000;
/** A little longer than the Lambda may run, after which a run that has not ended has died. */
const leaseMs = 150_000;

/** What a run did: how many batches it finished, and how many are left for the next one. */
export interface BatchesReport {
  readonly done: number;
  readonly open: number;
}

/**
 * Schedule `run-authorisation-batches`: goes on with batches of authorisations that are not done. With a batch, which an action has just
 * stored, it works off that one, beside any other run.
 */
export const handler = (event?: { readonly batchId?: string }): Promise<BatchesReport | undefined> => {
  const context = sharedContext();
  return event?.batchId ? runEach(context, [event.batchId]) : runAuthorisationBatches(context);
};

/** The same for every batch, with the context as a parameter. Undefined while another run goes on. */
export function runAuthorisationBatches(context: Context): Promise<BatchesReport | undefined> {
  return runExclusively(context, { name: 'run-authorisation-batches', leaseMs }, async (owned) => {
    const running = await owned
      .database('authorisation_batches')
      .where({ state: 'running' })
      .orderBy('createdAt')
      .limit(maxBatches)
      .pluck('id');
    return runEach(owned, running);
  });
}

async function runEach(context: Context, ids: readonly string[]): Promise<BatchesReport> {
  const untilMs = context.clock.now().getTime() + runForMs;
  let done = 0;
  for (const id of ids) {
    const isDone = await runOne(context, id, untilMs);
    if (isDone) done += 1;
  }
  return { done, open: ids.length - done };
}

/** A fault of one batch stops no other: it is logged, and the next run tries again. */
async function runOne(context: Context, id: string, untilMs: number): Promise<boolean> {
  const batch = await findBatch(context.database, id);
  if (!batch) return false;
  return runBatch(context, batch, untilMs).catch((error: unknown) => {
    context.log.error({ batchId: id, error: String(error) }, 'a batch of authorisations was interrupted');
    return false;
  });
}
