import type { PayeeChoice } from './beneficiaryChoices';
import type { PaymentValues } from '../../../shared/payments/paymentValues';

/** What can be said of a payment while it is entered: only what is complete and has no error. */
export interface StatedPayment {
  readonly payee: PayeeChoice | undefined;
  readonly currency: string | undefined;
  /** In major units of the currency. */
  readonly amount: string | undefined;
  readonly paymentDate: string | undefined;
  readonly paymentType: string | undefined;
  /** The linked conversion, by the provider's id. */
  readonly conversionId: string | undefined;
  /** Null for a regular payment. */
  readonly chargeType: string | null;
}

/** @param faults the faults of the values by field, those that the form does not show yet among them */
export function statedPayment(
  values: PaymentValues,
  payee: PayeeChoice | undefined,
  faults: Readonly<Record<string, string>>,
): StatedPayment {
  const unlessFaulty = (name: Exclude<keyof PaymentValues, 'documents'>) =>
    faults[name] ? undefined : values[name] || undefined;
  const currency = unlessFaulty('currency');
  return {
    payee: faults.beneficiaryId ? undefined : payee,
    currency,
    amount: currency && unlessFaulty('amount'),
    paymentDate: unlessFaulty('paymentDate'),
    paymentType: unlessFaulty('paymentType'),
    conversionId: unlessFaulty('conversionId'),
    chargeType: values.paymentType === 'priority' ? values.chargeType : null,
  };
}
