import { array, object, string, type InferType } from '../yup';
import type { ChargeType, PaymentType } from '../payments/fields';

const price = () =>
  string()
    .required()
    .matches(/^\d+(\.\d+)?$/);

/** The details of a tariff of the type payment_fee (specification, part two, section 3). Prices are decimal strings in pounds. */
export const paymentFeePricesSchema = object({
  regular: price(),
  regular_overrides: array(object({ currency: string().required(), amount: price() })).default([]),
  priority_worldwide_shared: price(),
  priority_tier_1_our: price(),
  priority_tier_2_our: price(),
  priority_tier_3_our: price(),
  priority_tier_4_our: price(),
});

export type PaymentFeePrices = InferType<typeof paymentFeePricesSchema>;

/** What of a payment decides its fee. */
export interface PricedPayment {
  readonly paymentType: PaymentType;
  /** Who pays the banks on the way; null for a regular payment. */
  readonly chargeType: ChargeType | null;
  readonly currency: string;
  /** The tier of the country of the beneficiary's bank, 1 to 4. */
  readonly tier: number;
}

/** A fee in pounds, and the price of the tariff that it is. */
export interface PaymentFee {
  readonly basis: Exclude<keyof PaymentFeePrices, 'regular_overrides'> | 'regular_override';
  readonly amount: string;
}

const tierPrices = [
  'priority_tier_1_our',
  'priority_tier_2_our',
  'priority_tier_3_our',
  'priority_tier_4_our',
] as const;

/** The fee of a payment by a tariff: `docs/decisions/041`. A tier that does not exist costs as the fourth. */
export function paymentFee(payment: PricedPayment, prices: PaymentFeePrices): PaymentFee {
  if (payment.paymentType === 'regular') return regularFee(payment.currency, prices);
  const basis =
    payment.chargeType === 'ours'
      ? (tierPrices[payment.tier - 1] ?? 'priority_tier_4_our')
      : 'priority_worldwide_shared';
  return { basis, amount: prices[basis] };
}

function regularFee(currency: string, { regular, regular_overrides }: PaymentFeePrices): PaymentFee {
  const override = regular_overrides.find((row) => row.currency === currency);
  return override ? { basis: 'regular_override', amount: override.amount } : { basis: 'regular', amount: regular };
}
