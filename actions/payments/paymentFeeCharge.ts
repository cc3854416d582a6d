import type { Knex } from 'knex';
import { chargeNarrative } from '../../domain/charges/narrative';
import type { PaymentContent } from '../../domain/payments/content';
import { recordCharge } from '../database/recordCharge';
import type { Context } from '../context';
import { derivedId } from '../runtime/derivedId';
import { findPaymentFee, type FeeDue } from './findPaymentFee';

/** What of a payment decides its fee, and what the charge says. */
type ChargedContent = Pick<PaymentContent, 'accountId' | 'currency' | 'paymentType' | 'chargeType' | 'reference'> & {
  readonly bank: Pick<PaymentContent['bank'], 'bankCountry'>;
};

/** A payment whose fee is recorded. */
interface ChargedPayment {
  readonly id: string;
  readonly uniqueRequestId: string;
  readonly content: ChargedContent;
  readonly fee: FeeDue;
  /** How many fees of the payment were recorded before, and not deleted. */
  readonly earlierFees?: number;
}

/** What of a payment's content decides its fee. */
const pricedOf = ({ accountId, bank, currency, paymentType, chargeType }: ChargedContent) => ({
  accountId,
  bankCountry: bank.bankCountry,
  currency,
  paymentType,
  chargeType,
});

/** The fee that is due for a payment with this content; undefined where none is. Its amount is in pounds, and the payment keeps it in `feeAmount`. */
export const feeOfContent = (database: Knex, content: ChargedContent, now: Date): Promise<FeeDue | undefined> =>
  findPaymentFee(database, pricedOf(content), now);

/**
 * Records the fee of a payment as a pending charge in pounds, with its derivation, in the transaction that creates or edits the payment
 * (specification, part two, section 7: create payment-fee charge). The charge's id follows from the payment's key, so that a repeat of the request
 * after a restore has the same charge.
 * @returns the id of the charge
 */
export async function chargePaymentFee(
  transaction: Knex.Transaction,
  context: Context,
  { id, uniqueRequestId, content, fee, earlierFees = 0 }: ChargedPayment,
): Promise<string> {
  const { tariffId, prices, tier, sourceAccountId, destinationAccountId } = fee;
  const chargeId = derivedId('payment fee', uniqueRequestId, earlierFees);
  await recordCharge(transaction, context, {
    id: chargeId,
    accountId: content.accountId,
    sourceAccountId,
    destinationAccountId,
    payment_id: id,
    narrative: chargeNarrative('payment_fee', content.reference),
    inputs: { type: 'payment_fee', tariff: { id: tariffId, details: prices }, payment: { ...pricedOf(content), tier } },
  });
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
  await fees.clone().where({ status: 'pending' }).delete();
  return (await fees.pluck('id')).length;
}
