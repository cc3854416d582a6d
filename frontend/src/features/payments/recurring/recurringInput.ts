import type { RecurringPaymentInput } from '../../../graphql/generated/operations';
import { toPaymentInput, type PaymentValues } from '../../../shared/payments/paymentValues';
import { templateOf } from '../templates/templateOf';

/** The payment of the mutation: what a template keeps, with its amount, the first day and the key of the review. */
export function recurringInput(values: PaymentValues, clientRequestId: string): RecurringPaymentInput {
  const { amount, paymentDate, ...payment } = toPaymentInput(values);
  return { ...templateOf(payment), amount, paymentDate, clientRequestId };
}
