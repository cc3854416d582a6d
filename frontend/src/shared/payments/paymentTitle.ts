import { moneyText } from '../../ui/money/amountTexts';

/** What names a payment to a reader. */
export interface TitledPayment {
  /** A decimal string in whole units of the currency. */
  readonly amount: string;
  readonly currency: string;
  readonly beneficiarySlice: { readonly name: string };
}

/** A payment by our reference: "261121-K3PX9QTW to Hansa Metall GmbH". */
export function referenceTitle({
  shortReference,
  beneficiarySlice: payee,
}: {
  readonly shortReference: string;
  readonly beneficiarySlice: { readonly name: string };
}): string {
  return `${shortReference} to ${payee.name}`;
}

/** A payment in words: "12,450.00 EUR to Hansa Metall GmbH". */
export function paymentTitle({ amount, currency, beneficiarySlice: payee }: TitledPayment): string {
  return `${moneyText(amount, currency)} to ${payee.name}`;
}
