import type { Knex } from 'knex';
import type { PaymentContent } from '../../domain/payments/content';
import { recordCharge } from '../database/recordCharge';
import type { Context } from '../provider/context';
import { findPaymentFee } from './findPaymentFee';

/**
 * Records the fee of a payment as a pending charge in pounds, with its derivation, in the transaction that creates or edits the payment
 * (specification, part two, section 7: create payment-fee charge). Does nothing where no fee is due.
 */
export async function chargePaymentFee(
  transaction: Knex.Transaction,
  context: Context,
  paymentId: string,
  content: PaymentContent,
): Promise<void> {
  const { accountId, bank, currency, paymentType, chargeType } = content;
  const priced = { accountId, bankCountry: bank.bankCountry, currency, paymentType, chargeType };
  const due = await findPaymentFee(transaction, priced, context.clock.now());
  if (!due) return;
  const { tariffId, prices, tier, sourceAccountId, destinationAccountId } = due;
  await recordCharge(transaction, context, {
    accountId,
    sourceAccountId,
    destinationAccountId,
    payment_id: paymentId,
    narrative: `Payment fee ${content.reference}`,
    inputs: { type: 'payment_fee', tariff: { id: tariffId, details: prices }, payment: { ...priced, tier } },
  });
}

/** Deletes the fee of a payment that was not sent, and its derivation. */
export async function withdrawPaymentFee(transaction: Knex.Transaction, paymentId: string): Promise<void> {
  await transaction('charges').where({ payment_id: paymentId, type: 'payment_fee', status: 'pending' }).delete();
}
