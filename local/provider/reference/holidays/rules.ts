import { addDays, weekdayOf } from '../isoDates';

/** When a holiday falls in a year: `YYYY-MM-DD`, or undefined in a year that has none. */
export type HolidayRule = (year: number) => string | undefined;

/** What becomes of a holiday that falls on a weekend. */
export type Observance = 'lost' | 'nextWeekday' | 'mondayAfterSunday';

/** A day on which a currency rests. */
export interface Holiday {
  readonly name: string;
  readonly on: HolidayRule;
  readonly observance: Observance;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The same day every year. @param monthAndDay `MM-DD` */
export function fixed(monthAndDay: string): HolidayRule {
  return (year) => `${year}-${monthAndDay}`;
}

/** Days counted from Easter Sunday of the western churches; -2 is Good Friday. */
export function fromEaster(days: number): HolidayRule {
  return (year) => addDays(easterSunday(year), days);
}

/** The n-th weekday of a month (0 for Sunday). */
export function nthWeekday(n: number, weekday: number, month: number): HolidayRule {
  return (year) => {
    const first = `${year}-${two(month)}-01`;
    return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7);
  };
}

/** The last Monday of a month. */
export function lastMonday(month: number): HolidayRule {
  return (year) => {
    const last = `${year}-${two(month)}-31`;
    return addDays(last, -((weekdayOf(last) + 6) % 7));
  };
}

/** The last Monday on or before a day. @param monthAndDay `MM-DD` */
export function mondayUpTo(monthAndDay: string): HolidayRule {
  return (year) => {
    const last = `${year}-${monthAndDay}`;
    return addDays(last, -((weekdayOf(last) + 6) % 7));
  };
}

/** The first such weekday on or after a day. @param monthAndDay `MM-DD` */
export function weekdayFrom(weekday: number, monthAndDay: string): HolidayRule {
  return (year) => {
    const first = `${year}-${monthAndDay}`;
    return addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  };
}

/** Days that follow the moon, written down year by year. @param dates `YYYY-MM-DD`, one a year at most */
export function listed(...dates: readonly string[]): HolidayRule {
  return (year) => dates.find((date) => date.startsWith(`${year}-`));
}

/** Easter Sunday in the Gregorian calendar, by the anonymous computus. */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekShift = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekShift) / 451);
  const days = epact + weekShift - 7 * correction + 114;
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`;
}
