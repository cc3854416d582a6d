import type { Knex } from 'knex';
import type { PaymentContent } from '../../domain/payments/content';
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
  const now = context.clock.now();
  const due = await findPaymentFee(transaction, priced, now);
  if (!due) return;
  const { tariffId, prices, tier, basis, amount } = due;
  const charge = {
    id: context.newId(),
    created_at: now,
    type: 'payment_fee' as const,
    status: 'pending' as const,
    amount,
    amounts: JSON.stringify({ GBP: amount }),
    currency: 'GBP',
    narrative: `Payment fee ${content.reference}`,
    payment_id: paymentId,
    tariff_id: tariffId,
    main_account_id: accountId,
    source_account_id: due.sourceAccountId,
    destination_account_id: due.destinationAccountId,
  };
  await transaction('charges').insert(charge);
  await transaction('charge_derivations').insert({
    charge_id: charge.id,
    inputs: JSON.stringify({ tariff: { id: tariffId, details: prices }, payment: { ...priced, tier } }),
    steps: JSON.stringify([{ step: basis, amount, currency: 'GBP' }]),
    createdAt: now,
  });
}

/** Deletes the fee of a payment that was not sent, and its derivation. */
export async function withdrawPaymentFee(transaction: Knex.Transaction, paymentId: string): Promise<void> {
  await transaction('charges').where({ payment_id: paymentId, type: 'payment_fee', status: 'pending' }).delete();
}
