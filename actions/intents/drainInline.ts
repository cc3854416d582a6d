import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../context';
import { mapAtMost } from '../runtime/mapAtMost';
import type { IntentKinds } from './intent';
import { sendWhileWanted } from './sendWhileWanted';
import { startSending } from './startSending';

/** How long a user waits for the outcome. */
export const inlineWaitMs = 2500;
const maxCallsAtOnce = 8;

/**
 * Sends intents right after their transactions, and waits at most 2.5 seconds for all of them together. Calls that have
 * begun go on after that. Of those that stay pending, the ones whose calls are wanted until a moment are handed to a worker; the schedule
 * `send-intents` sends the others.
 */
export async function drainInline(context: Context, kinds: IntentKinds, intentIds: readonly string[]): Promise<void> {
  const endsAtMs = performance.now() + inlineWaitMs;
  const mayGoOn = (pauseMs: number): boolean => performance.now() + pauseMs < endsAtMs;
  const send = async (intentId: string): Promise<void> => {
    if (!mayGoOn(0)) return;
    await sendWhileWanted(context, kinds, intentId, mayGoOn).catch((error: unknown) => {
      context.log.error({ intentId, error: String(error) }, 'inline sending failed; the schedule will send it');
    });
  };
  const sending = sendInOrder(context, intentIds, send);
  await Promise.race([sending, delay(inlineWaitMs, undefined, { ref: false })]);
  await startSending(context, intentIds);
}

/** Sends each intent, after the one that it waits for. */
async function sendInOrder(
  { database, log }: Context,
  intentIds: readonly string[],
  send: (intentId: string) => Promise<void>,
): Promise<void> {
  const waiting = await database('provider_intents')
    .whereRaw('id = any(?) and after_id is not null', [[...intentIds]])
    .select('id', 'after_id')
    .catch((error: unknown) => {
      log.error(
        { error: String(error) },
        'the order of intents could not be read; the schedule will send those that wait',
      );
      return [];
    });
  const earlier = new Map(waiting.map(({ id, after_id }) => [id, after_id]));
  await mapAtMost(maxCallsAtOnce, intentIds, async (intentId) => {
    const first = earlier.get(intentId);
    if (first) await send(first);
    await send(intentId);
  });
}
