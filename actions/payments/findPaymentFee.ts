import Big from 'big.js';
import type { Knex } from 'knex';
import {
  paymentFee,
  paymentFeePricesSchema,
  type PaymentFee,
  type PaymentFeePrices,
  type PricedPayment,
} from '../../domain/fees/paymentFee';
import { findFeeTerms, type FeeTerms } from '../database/feeTerms';

/** The payment that a fee is found for. */
export interface FeePayment extends Omit<PricedPayment, 'tier'> {
  readonly accountId: string;
  readonly bankCountry: string;
}

/** The fee that is due for a payment, by which tariff, and between which accounts it moves. */
export interface FeeDue extends PaymentFee, FeeTerms {
  readonly prices: PaymentFeePrices;
  readonly tier: number;
}

/**
 * The fee of a payment by the account's tariff, or the default one. Undefined where none is taken, or the price is zero
 * (`docs/decisions/041`).
 */
export async function findPaymentFee(database: Knex, payment: FeePayment, now: Date): Promise<FeeDue | undefined> {
  const tier = database.raw('coalesce((select "swiftTier" from countries where "alpha2Code" = ?), 4) as tier', [
    payment.bankCountry,
  ]);
  const terms = await findFeeTerms<{ tier: number }>(database, 'payment_fee', payment.accountId, now, [tier]);
  if (!terms) return undefined;
  const prices = await paymentFeePricesSchema.validate(terms.prices);
  const fee = paymentFee({ ...payment, tier: terms.tier }, prices);
  return new Big(fee.amount).eq(0) ? undefined : { ...terms, ...fee, prices };
}
