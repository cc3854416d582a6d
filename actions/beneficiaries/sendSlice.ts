import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { ProviderIntentsRow } from '../database/generated/tables';
import type { Context } from '../context';

/**
 * Sends a stored slice to the provider while the user waits.
 * @returns whether the provider's record exists; false while its answer is open
 * @throws RuleError provider_rejected
 */
export async function sendSlice(context: Context, intentId: string): Promise<boolean> {
  await context.drainInline([intentId]);
  return isSliceAtProvider(context.database, { id: intentId });
}

/**
 * Whether the provider has the record of a slice.
 * @param intent names the intent that creates it
 * @throws RuleError provider_rejected
 */
export async function isSliceAtProvider(
  database: Knex,
  intent: Pick<ProviderIntentsRow, 'id'> | Pick<ProviderIntentsRow, 'kind' | 'key'>,
): Promise<boolean> {
  const sent = await database('provider_intents').where(intent).first('state');
  if (sent?.state === 'rejected') throw new RuleError('provider_rejected');
  return sent?.state === 'done';
}
