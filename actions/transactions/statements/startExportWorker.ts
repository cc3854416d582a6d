import type { RuntimeContext } from '../../runtime/context';
import { invokeWorker } from '../../runtime/invokeWorker';

/** Starts the Lambda that writes an export. Where it cannot be started, the schedule `run-exports` does so within a minute. */
export async function startExportWorker(
  { environment, log }: Pick<RuntimeContext, 'environment' | 'log'>,
  exportId: string,
): Promise<void> {
  const { EXPORT_WORKER: worker } = environment;
  if (!worker) return;
  await invokeWorker(worker, { exportId }).catch((error: unknown) => {
    log.error({ exportId, error: String(error) }, 'an export was left to the schedule');
  });
}
