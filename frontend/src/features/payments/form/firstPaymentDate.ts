import { londonDay } from '../../../../../domain/londonTime';
import { payableDate } from '../../../../../domain/payments/paymentDate';

/** The first possible payment date, by the rule that the server applies. */
export function firstPaymentDate(now: Date): string {
  return payableDate(londonDay(now), now);
}
