import { isoDateOf } from '../../../../../domain/isoDate';
import { payableDate } from '../../../../../domain/payments/paymentDate';

/** The first possible payment date, by the rule that the server applies. */
export function firstPaymentDate(now: Date): string {
  return payableDate(isoDateOf(now), now);
}
