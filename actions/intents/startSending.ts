import type { Context } from '../context';
import { invokeWorker } from '../runtime/invokeWorker';

/**
 * Starts the Lambda `send-intents` for each of these intents that is pending and whose call is wanted until a moment. Where it cannot be
 * started, the schedule tries again within a minute, which may be too late.
 */
export async function startSending(
  { database, environment, log }: Pick<Context, 'database' | 'environment' | 'log'>,
  intentIds: readonly string[],
): Promise<void> {
  const { SENDING_WORKER: worker } = environment;
  if (!worker) return;
  try {
    const wanted = await database('provider_intents')
      .whereRaw('id = any(?)', [[...intentIds]])
      .where({ state: 'pending' })
      .whereNotNull('wanted_until')
      .pluck('id');
    await Promise.all(wanted.map((intentId) => invokeWorker(worker, { intentId })));
  } catch (error) {
    log.error({ intentIds, error: String(error) }, 'intents were left to the schedule');
  }
}
