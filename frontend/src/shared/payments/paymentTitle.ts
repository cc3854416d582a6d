import { formatAmount } from '../../ui/money/formatAmount';

/** What names a payment to a reader. */
export interface TitledPayment {
  /** A decimal string in whole units of the currency. */
  readonly amount: string;
  readonly currency: string;
  readonly beneficiarySlice: { readonly name: string };
}

/** A payment in words: "12,450.00 EUR to Hansa Metall GmbH". */
export function paymentTitle({ amount, currency, beneficiarySlice: payee }: TitledPayment): string {
  return `${formatAmount(amount, currency)} ${currency} to ${payee.name}`;
}
