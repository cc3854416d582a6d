import type { Knex } from 'knex';
import { chargeNarrative } from '../../domain/charges/narrative';
import type { PaymentContent } from '../../domain/payments/content';
import { recordCharge } from '../database/recordCharge';
import type { Context } from '../provider/context';
import { derivedId } from '../runtime/derivedId';
import { findPaymentFee } from './findPaymentFee';

/** A payment whose fee is recorded. */
interface PricedPayment {
  readonly id: string;
  readonly uniqueRequestId: string;
  /** How many fees of the payment were recorded before, and not deleted. */
  readonly earlierFees?: number;
}

/** What of a payment decides its fee, and what the charge says. */
type ChargedContent = Pick<PaymentContent, 'accountId' | 'currency' | 'paymentType' | 'chargeType' | 'reference'> & {
  readonly bank: Pick<PaymentContent['bank'], 'bankCountry'>;
};

/**
 * Records the fee of a payment as a pending charge in pounds, with its derivation, in the transaction that creates or edits the payment
 * (specification, part two, section 7: create payment-fee charge). Does nothing where no fee is due. The charge's id follows from the
 * payment's key, so that a repeat of the request after a restore has the same charge. The payment keeps the price in `feeAmount`, in pounds as the
 * tariffs are; the charge may be taken in another currency.
 * @returns the id of the charge, undefined where no fee is due
 */
export async function chargePaymentFee(
  transaction: Knex.Transaction,
  context: Context,
  { id, uniqueRequestId, earlierFees = 0 }: PricedPayment,
  content: ChargedContent,
): Promise<string | undefined> {
  const { accountId, bank, currency, paymentType, chargeType } = content;
  const priced = { accountId, bankCountry: bank.bankCountry, currency, paymentType, chargeType };
  const due = await findPaymentFee(transaction, priced, context.clock.now());
  if (!due) return undefined;
  const { tariffId, prices, tier, sourceAccountId, destinationAccountId, amount } = due;
  const chargeId = derivedId('payment fee', uniqueRequestId, earlierFees);
  await recordCharge(transaction, context, {
    id: chargeId,
    accountId,
    sourceAccountId,
    destinationAccountId,
    payment_id: id,
    narrative: chargeNarrative('payment_fee', content.reference),
    inputs: { type: 'payment_fee', tariff: { id: tariffId, details: prices }, payment: { ...priced, tier } },
  });
  await transaction('payments').where({ id }).update({ feeAmount: amount });
  return chargeId;
}

/** Cancels the fee of a payment that failed, where it was not taken yet. */
export async function cancelPaymentFee(transaction: Knex.Transaction, paymentId: string): Promise<void> {
  await transaction('charges')
    .where({ payment_id: paymentId, type: 'payment_fee' })
    .whereIn('status', ['pending', 'failed'])
    .update({ status: 'cancelled', next_attempt_at: null });
}

/**
 * Deletes the fee of a payment that was not sent, and its derivation. A fee that is being taken, was taken or was cancelled stays.
 * @returns how many other fees of the payment stay, such as a cancelled one
 */
export async function withdrawPaymentFee(transaction: Knex.Transaction, paymentId: string): Promise<number> {
  const fees = transaction('charges').where({ payment_id: paymentId, type: 'payment_fee' });
  const deleted = await fees.clone().where({ status: 'pending' }).delete();
  if (deleted > 0) await transaction('payments').where({ id: paymentId }).update({ feeAmount: null });
  return (await fees.pluck('id')).length;
}
