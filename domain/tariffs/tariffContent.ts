import { roundAmount } from '../money/amount';
import { completeOverrides, type TariffInput } from './tariffInput';
import { paymentPrices, type PaymentPrice } from './tariffTypes';

/** What a tariff stores of its prices: an amount, or the details of a payment fee. Decimal strings in pounds with two decimals. */
export interface TariffContent {
  readonly amount: string | null;
  readonly details: PaymentFeeDetails | Record<string, never>;
}

/** The prices of a payment fee, with the fixed fees of regular payments by currency. */
export type PaymentFeeDetails = Readonly<Record<PaymentPrice, string>> & {
  readonly regular_overrides: readonly { readonly currency: string; readonly amount: string }[];
};

const pounds = (amount: string | null | undefined): string => roundAmount(amount ?? '0', 'GBP');

/** The prices that belong to the tariff's type, as they are stored (specification, part two, section 3). */
export function tariffContent(input: TariffInput): TariffContent {
  if (input.type !== 'payment_fee') return { amount: pounds(input.amount), details: {} };
  const prices = Object.fromEntries(paymentPrices.map((name) => [name, pounds(input[name])]));
  const regular_overrides = completeOverrides(input.regular_overrides).map(({ currency, amount }) => ({
    currency,
    amount: pounds(amount),
  }));
  return { amount: null, details: { ...(prices as Record<PaymentPrice, string>), regular_overrides } };
}
