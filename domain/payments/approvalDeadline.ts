import { onWeekday } from '../isoDate';
import { londonDay } from '../londonTime';
import { cutOff, type RoutedPayment } from './cutOff';
import type { BankHolidays } from './paymentDate';

/** A payment that waits for its approvals. */
export interface DatedPayment extends RoutedPayment {
  /** YYYY-MM-DD */
  readonly paymentDate: string;
}

/** Whether a payment that waits can still be made on its date. */
export type DateRisk =
  /** It can, until the deadline. */
  | { readonly kind: 'open' | 'soon'; readonly deadline: Date; readonly isToday: boolean }
  /** The deadline has passed: it is made on a later day. */
  | { readonly kind: 'too_late'; readonly isToday: boolean }
  /** Banks are closed on the date. */
  | { readonly kind: 'closed' };

const minuteMs = 60_000;
/** Below this the time runs short. */
const soonMs = 60 * minuteMs;

/**
 * The last minute at which an approval still counts for a payment's date: the one before the cut-off of its rail, on London's clocks.
 * @returns undefined where banks are closed on the date
 */
export function approvalDeadline(payment: DatedPayment, holidays: BankHolidays): Date | undefined {
  const { paymentDate } = payment;
  if (onWeekday(paymentDate) !== paymentDate || holidays.has(paymentDate)) return undefined;
  return new Date(cutOff(payment, paymentDate).getTime() - minuteMs);
}

/**
 * Whether a payment's date is at risk.
 * @param holidays those of the payment's currency, as far as they are known
 */
export function dateRisk(payment: DatedPayment, holidays: BankHolidays, now: Date): DateRisk {
  const isToday = payment.paymentDate === londonDay(now);
  const deadline = approvalDeadline(payment, holidays);
  if (!deadline) return payment.paymentDate < londonDay(now) ? { kind: 'too_late', isToday } : { kind: 'closed' };
  const leftMs = deadline.getTime() + minuteMs - now.getTime();
  if (leftMs <= 0) return { kind: 'too_late', isToday };
  return { kind: leftMs <= soonMs ? 'soon' : 'open', deadline, isToday };
}

/**
 * Orders payments by how little time is left, the same time by the order they have. Payments that are too late for their date or fall on a
 * day on which banks are closed come last: no haste helps them.
 */
export function mostUrgentFirst<Payment extends DatedPayment>(
  payments: readonly Payment[],
  holidaysOf: (currency: string) => BankHolidays,
  now: Date,
): Payment[] {
  const time = (payment: Payment) => {
    const risk = dateRisk(payment, holidaysOf(payment.currency), now);
    return 'deadline' in risk ? risk.deadline.getTime() : Infinity;
  };
  const timed = payments.map((payment, index) => ({ payment, index, at: time(payment) }));
  return timed.sort((one, other) => compare(one.at, other.at) || one.index - other.index).map(({ payment }) => payment);
}

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);
