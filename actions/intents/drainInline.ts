import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../provider/context';
import { mapAtMost } from '../runtime/mapAtMost';
import type { IntentKinds } from './intent';
import { sendNext } from './sender';
import { senderPorts } from './senderPorts';

/** How long a user waits for the outcome. */
export const inlineWaitMs = 2500;
const maxCallsAtOnce = 8;

/**
 * Sends intents right after their transactions, and waits at most 2.5 seconds for all of them together. Calls that have
 * begun go on after that; an intent that stays pending is sent by the schedule `send-intents`.
 */
export async function drainInline(context: Context, kinds: IntentKinds, intentIds: readonly string[]): Promise<void> {
  const ports = senderPorts(context, kinds);
  let isOver = false;
  const send = async (intentId: string): Promise<void> => {
    if (isOver) return;
    await sendNext(ports, intentId).catch((error: unknown) => {
      context.log.error({ intentId, error: String(error) }, 'inline sending failed; the schedule will send it');
    });
  };
  const sending = sendInOrder(context, intentIds, send);
  await Promise.race([sending, delay(inlineWaitMs, undefined, { ref: false })]);
  isOver = true;
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
