import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '../runtime/context';
import { sendNext } from './sender';

const patienceMs = 2500;

/**
 * Sends one intent right after its transaction, for as long as a person waits. Whatever is not settled by then stays
 * pending and the schedule takes it on.
 */
export async function drainInline(context: Context, intentId: string): Promise<void> {
  const sending = sendNext(context, intentId).catch((error: unknown) => {
    context.log.error({ intentId, error: String(error) }, 'inline sending stopped; the schedule will take it on');
  });
  await Promise.race([sending, delay(patienceMs, undefined, { ref: false })]);
}
