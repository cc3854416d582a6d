import { paymentStatuses, type PaymentStatus } from '../../../../domain/payments/transitions';

const isKnown = (text: string): text is PaymentStatus => (paymentStatuses as readonly string[]).includes(text);

/** A status from the server. One that this release does not know yet is shown as processing: nothing can be done to it. */
export function asPaymentStatus(text: string): PaymentStatus {
  return isKnown(text) ? text : 'processing';
}
