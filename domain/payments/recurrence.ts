import { addDays, onWeekday } from '../isoDate';
import { reasonAgainstPaymentDate, type BankHolidays } from './paymentDate';

/** How often a recurring payment is made. */
export const frequencies = ['weekly', 'monthly', 'last_business_day'] as const;
/** One of frequencies. */
export type Frequency = (typeof frequencies)[number];

/** When the payments of a series fall due. Days as YYYY-MM-DD. */
export interface Recurrence {
  readonly frequency: Frequency;
  readonly startsOn: string;
  /** The last possible day; null for a series without an end. */
  readonly endsOn: string | null;
}

/** A payment is created this many days before its occurrence, so that approvers have time, and a day before a holiday can be kept. */
export const createAheadDays = 5;

/** An occurrence that is later than this many days is not caught up with. */
export const maxDaysLate = 31;

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

/** A day of a month, or the month's last day where it is shorter. @param month counted from January of the year, may exceed 11 */
function dayOfMonth(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(day, last.getUTCDate())).padStart(2, '0')}`;
}

/** The day itself, or the Friday before it where it falls on a weekend. */
const weekdayBefore = (day: string) => (onWeekday(day) === day ? day : addDays(onWeekday(day), -3));

const inMonth: Record<Exclude<Frequency, 'weekly'>, (year: number, month: number, startDay: number) => string> = {
  monthly: dayOfMonth,
  last_business_day: (year, month) => weekdayBefore(dayOfMonth(year, month, 31)),
};

function nextWeekly(startsOn: string, day: string): string {
  return addDays(startsOn, Math.ceil(daysBetween(startsOn, day) / 7) * 7);
}

function nextInMonth(frequency: Exclude<Frequency, 'weekly'>, startsOn: string, day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const startDay = Number(startsOn.slice(8));
  const first = inMonth[frequency](year, month - 1, startDay);
  return first >= day ? first : inMonth[frequency](year, month, startDay);
}

/**
 * The first occurrence on or after a day; undefined after the end of the series. An occurrence names its payment and does not depend on
 * bank holidays: weekly and monthly ones may fall on a weekend, and the last business day is the month's last weekday.
 */
export function occurrenceFrom({ frequency, startsOn, endsOn }: Recurrence, asked: string): string | undefined {
  const day = asked > startsOn ? asked : startsOn;
  const next = frequency === 'weekly' ? nextWeekly(startsOn, day) : nextInMonth(frequency, startsOn, day);
  return endsOn !== null && next > endsOn ? undefined : next;
}

/** The occurrence after one; undefined after the last. */
export const occurrenceAfter = (series: Recurrence, occurrenceOn: string): string | undefined =>
  occurrenceFrom(series, addDays(occurrenceOn, 1));

/** The first day from one on, in steps, on which the currency's banks are open; undefined if there is none within a month. */
function openDay(from: string, step: 1 | -1, now: Date, holidays: BankHolidays): string | undefined {
  const days = Array.from({ length: 31 }, (_, index) => addDays(from, index * step));
  return days.find((day) => reasonAgainstPaymentDate(day, now, holidays) === undefined);
}

/**
 * The day on which an occurrence is paid: its own, or the next one on which the currency's banks are open. The last business day moves
 * back instead, to stay in its month, while that day has not passed.
 * @param today the business day; an occurrence that was missed is paid from then on
 * @param holidays those of the payment's currency
 */
export function paymentDateOf(
  { frequency, occurrenceOn }: { readonly frequency: Frequency; readonly occurrenceOn: string },
  today: string,
  now: Date,
  holidays: BankHolidays,
): string {
  const before = frequency === 'last_business_day' ? openDay(occurrenceOn, -1, now, holidays) : undefined;
  const earliest = occurrenceOn < today ? today : occurrenceOn;
  return before ?? openDay(earliest, 1, now, holidays) ?? earliest;
}
