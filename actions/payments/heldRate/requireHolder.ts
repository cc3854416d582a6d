import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import type { StoredPayment } from '../../database/payments';
import { requireConverter, requireWithinLimit } from '../../quotes/limit';

/**
 * Refuses the approval of a payment whose rate was held by a user who could not hold it now: the right to create conversions, the limit and
 * the user are those of this moment (docs/decisions/092). Does nothing without a held rate.
 * @throws RuleError held_rate_without_right
 */
export async function requireHolder(
  transaction: Knex.Transaction,
  { heldRate, accountId, amount, currency }: StoredPayment,
  now: Date,
): Promise<void> {
  if (!heldRate) return;
  const { quoteId, sellCurrency, sellAmount } = heldRate;
  const quote = await transaction('quotes').where({ id: quoteId }).first('user_id');
  const holder = { userId: quote?.user_id ?? '', selectedAccountId: accountId };
  const conversion = { buyCurrency: currency, buyAmount: amount, sellCurrency, sellAmount };
  try {
    await requireWithinLimit(transaction, await requireConverter(transaction, holder), conversion, now);
  } catch (error) {
    throw error instanceof RuleError ? new RuleError('held_rate_without_right', 'paymentId') : error;
  }
}
