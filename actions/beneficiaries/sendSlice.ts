import { RuleError } from '../../domain/errors';
import type { Context } from '../provider/context';

/**
 * Sends a stored slice to the provider while the user waits.
 * @returns whether the provider's record exists; false while its answer is open
 * @throws RuleError provider_rejected
 */
export async function sendSlice(context: Context, intentId: string): Promise<boolean> {
  await context.drainInline([intentId]);
  const intent = await context.database('provider_intents').where({ id: intentId }).first('state');
  if (intent?.state === 'rejected') throw new RuleError('provider_rejected');
  return intent?.state === 'done';
}
