import { isoDateOf, onWeekday } from '../isoDate';

const graceMs = 7 * 24 * 60 * 60 * 1000;

/**
 * The day on which a payment asked for on one day can be paid, seen from now: the day itself, or the next working day
 * where it is a weekend or lies behind. Holidays are the provider's to know (docs/decisions/004).
 */
export function payableDate(asked: string, now: Date): string {
  const today = isoDateOf(now);
  return onWeekday(asked < today ? today : asked);
}

/** Whether a day lies so far back that it cannot be meant: more than a week. */
export function isLongPast(asked: string, now: Date): boolean {
  return asked < isoDateOf(new Date(now.getTime() - graceMs));
}
