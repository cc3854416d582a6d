import { intentKinds } from '../../actions/container';
import type { RecordEffect } from '../../actions/intents/intent';
import { sendNext } from '../../actions/intents/sender';
import { senderPorts } from '../../actions/intents/senderPorts';
import type { Context } from '../../actions/context';
import type { Outcome } from '../../domain/intents/outcome';

/** One attempt to send this intent, with the parts of a context. */
export function send(context: Context, intentId: string): Promise<Outcome<RecordEffect> | undefined> {
  return sendNext(senderPorts(context, intentKinds), intentId);
}
