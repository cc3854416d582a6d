import type { Knex } from 'knex';
import { refusalOfHeldRate } from '../../../domain/conversions/heldRate';
import { RuleError } from '../../../domain/errors';
import { invariant } from '../../../domain/invariant';
import type { StoredPayment } from '../../database/payments';
import type { Context } from '../../context';
import { storeConversion } from '../../quotes/storeConversion';

/**
 * Takes up the held rate of an approved payment: its conversion is stored and enqueued in the caller's transaction.
 * @param onBehalfOf the provider contact of the payment's maker, for whom the rate is held
 * @throws RuleError held_rate_expired where it expired since the authorisation began
 * @returns the intent that books the conversion; undefined without a held rate
 */
export async function bookHeldRate(
  transaction: Knex.Transaction,
  context: Context,
  { heldRate, rateHeldUntil, accountId }: StoredPayment,
  onBehalfOf: string,
): Promise<string | undefined> {
  if (!heldRate) return undefined;
  const { quoteId } = heldRate;
  const now = context.clock.now();
  const expired = refusalOfHeldRate(rateHeldUntil, now);
  if (expired) throw new RuleError(expired, 'paymentId');
  const quote = await transaction('quotes').where({ id: quoteId }).forUpdate().first('user_id', 'usedAt');
  invariant(quote && !quote.usedAt, 'the rate of a payment that waits for approval is not used yet');
  const { intentId } = await storeConversion(transaction, context, {
    quoteId,
    accountId,
    userId: quote.user_id,
    now,
    onBehalfOf,
  });
  return intentId;
}
