import { isIsoDate, isoDateOf, onWeekday } from '../../../../../domain/isoDate';
import { payableDate } from '../../../../../domain/payments/paymentDate';

/** Why a day cannot be the payment date: banks are closed at the weekend. The provider checks bank holidays. */
export function reasonAgainst(date: string): string | undefined {
  return isIsoDate(date) && onWeekday(date) !== date ? 'banks are closed at the weekend' : undefined;
}

/** The first possible payment date, by the rule that the server applies. */
export function firstPaymentDate(now: Date): string {
  return payableDate(isoDateOf(now), now);
}
