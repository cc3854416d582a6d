import type { RuntimeContext } from '../../runtime/context';
import { invokeWorker } from '../../runtime/invokeWorker';

/** Starts the Lambda that works off a batch. Where it cannot be started, the schedule `run-authorisation-batches` goes on within a minute. */
export async function startBatchWorker(
  { environment, log }: Pick<RuntimeContext, 'environment' | 'log'>,
  batchId: string,
): Promise<void> {
  const { AUTHORISATION_WORKER: worker } = environment;
  if (!worker) return;
  await invokeWorker(worker, { batchId }).catch((error: unknown) => {
    log.error({ batchId, error: String(error) }, 'a batch of authorisations was left to the schedule');
  });
}
