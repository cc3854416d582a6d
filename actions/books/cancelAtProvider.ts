import { invariant } from '../../domain/invariant';
import { RuleError } from '../../domain/errors';
import { contactOf } from '../database/seats';
import type { Context } from '../context';
import { ProviderError } from '../provider/errors';
import type { RuntimeContext } from '../runtime/context';

/**
 * Cancels a payment, transfer or conversion at the provider that has not left and that the portal did not make. A conversion is cancelled at the price of
 * the moment.
 * @throws RuleError resolution_not_possible with the provider's words, where it refuses
 */
export async function cancelAtProvider(
  { database, provider }: Pick<Context, 'database' | 'provider'>,
  { kind, subject_id: id, account_id: accountId }: Parameters<RuntimeContext['cancelAtProvider']>[0],
): Promise<void> {
  invariant(accountId, 'a record of the provider that is compared belongs to an account of ours');
  const client = await provider.forAccount(accountId);
  try {
    if (kind === 'transfer') await client.cancelTransfer(id);
    else if (kind === 'conversion') await client.cancelConversion(id, null);
    else await client.deletePayment(id, await contactOf(database, accountId));
  } catch (error) {
    if (!(error instanceof ProviderError) || error.failure !== 'rejected') throw error;
    throw new RuleError('resolution_not_possible', 'resolution', `The provider refused it: ${error.message}`);
  }
}
