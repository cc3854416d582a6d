import { payeeText } from '../books/compare';
import { equals } from '../money/amount';

/** Bank details as they identify a payee; null where there are none of a kind. */
export interface PayeeDetails {
  readonly accountNumber: string | null;
  readonly iban: string | null;
  readonly routingCodeValue1: string | null;
  readonly bicSwift: string | null;
}

/** The terms of a payment. Amounts are in major units of the currency. */
export interface PaymentTerms {
  readonly amount: string;
  readonly currency: string;
  readonly reference: string;
}

/** Whether two payments are of the same terms. The payee is compared apart, and the day may have moved to a working day. */
export function isSamePayment(ours: PaymentTerms, found: PaymentTerms): boolean {
  return equals(ours.amount, found.amount) && ours.currency === found.currency && ours.reference === found.reference;
}

/** Whether two records name the same bank account; spaces and case make no difference. */
export const isSamePayee = (ours: PayeeDetails, found: PayeeDetails): boolean =>
  payeeText({ ...ours }) === payeeText({ ...found });

/** The terms of a transfer, between the provider's ids of the accounts. */
export interface TransferTerms {
  readonly sourceAccountId: string;
  readonly destinationAccountId: string;
  readonly currency: string;
  readonly amount: string;
}

/** Whether two transfers move the same amount between the same accounts. */
export function isSameTransfer(ours: TransferTerms, found: TransferTerms): boolean {
  return (
    ours.sourceAccountId.toLowerCase() === found.sourceAccountId.toLowerCase() &&
    ours.destinationAccountId.toLowerCase() === found.destinationAccountId.toLowerCase() &&
    ours.currency === found.currency &&
    equals(ours.amount, found.amount)
  );
}

/** The terms of a conversion. `amount` is that of the fixed side; the other one follows from the price. */
export interface ConversionTerms {
  readonly buyCurrency: string;
  readonly sellCurrency: string;
  readonly fixedSide: 'buy' | 'sell';
  readonly amount: string;
}

/** Whether two conversions exchange the same currencies, with the same fixed amount. */
export function isSameConversion(ours: ConversionTerms, found: ConversionTerms): boolean {
  return (
    ours.buyCurrency === found.buyCurrency &&
    ours.sellCurrency === found.sellCurrency &&
    ours.fixedSide === found.fixedSide &&
    equals(ours.amount, found.amount)
  );
}
