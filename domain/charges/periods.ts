import { addDays } from '../isoDate';

/** The first day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month after that of a day. */
export const nextMonth = (day: string): string => monthOf(addDays(monthOf(day), 31));

/** The last day of the month of a day. */
export const lastDayOf = (day: string): string => addDays(nextMonth(day), -1);

/** Days from one to another, both included. Days are YYYY-MM-DD. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** How long a period is. */
export type PeriodLength = 'day' | 'month';

const periodAt = (day: string, length: PeriodLength): Period =>
  length === 'day' ? { from: day, to: day } : { from: monthOf(day), to: lastDayOf(day) };

/**
 * The periods that have ended and are not decided, the oldest first; the last one that ended where none was ever decided
 * (`docs/decisions/072`).
 * @param decidedUntil the last day of the last decided period; null before the first one
 * @param today the day in London
 * @param most further periods wait for the next run
 */
export function periodsDue(
  decidedUntil: string | null,
  today: string,
  length: PeriodLength,
  most: number,
): readonly Period[] {
  const last = periodAt(addDays(periodAt(today, length).from, -1), length);
  const due: Period[] = [];
  let next = decidedUntil === null ? last : periodAt(addDays(decidedUntil, 1), length);
  while (next.to <= last.to && due.length < most) {
    due.push(next);
    next = periodAt(addDays(next.to, 1), length);
  }
  return due;
}
