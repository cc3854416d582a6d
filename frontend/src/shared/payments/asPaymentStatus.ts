import { paymentStatuses, type PaymentStatus } from '../../../../domain/payments/transitions';

const isKnown = (text: string): text is PaymentStatus => (paymentStatuses as readonly string[]).includes(text);

/** Converts a status from the server. An unknown one becomes `processing`, which allows no action. */
export function asPaymentStatus(text: string): PaymentStatus {
  return isKnown(text) ? text : 'processing';
}
