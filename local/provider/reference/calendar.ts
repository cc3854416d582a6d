import { holidayOn } from './holidays/holidayTable';
import { addDays, weekdayOf } from './isoDates';

/** The provider's working days: every market rests at weekends, and each currency on its own holidays. */

/** Why a date is no working day for any of the currencies; undefined when it is one for all. */
export function closedBecause(date: string, ...currencies: readonly string[]): string | undefined {
  const weekday = weekdayOf(date);
  if (weekday === 6) return 'No trading on Saturday';
  if (weekday === 0) return 'No trading on Sunday';
  for (const currency of currencies) {
    const holiday = holidayOn(currency, date);
    if (holiday) return holiday;
  }
  return undefined;
}

/** The date itself when it is a working day for all the currencies, else the next one. */
export function firstWorkingDay(date: string, ...currencies: readonly string[]): string {
  let day = date;
  while (closedBecause(day, ...currencies) !== undefined) day = addDays(day, 1);
  return day;
}

/** The n-th working day after a date, which itself need not be one. */
export function workingDaysAfter(date: string, count: number, ...currencies: readonly string[]): string {
  let day = date;
  for (let passed = 0; passed < count; passed += 1) day = firstWorkingDay(addDays(day, 1), ...currencies);
  return day;
}

/** Every date from one up to and without another that is no working day, with the reason. */
export function closedDates(from: string, until: string, ...currencies: readonly string[]): Record<string, string> {
  const closed: Record<string, string> = {};
  for (let day = from; day < until; day = addDays(day, 1)) {
    const reason = closedBecause(day, ...currencies);
    if (reason !== undefined) closed[day] = reason;
  }
  return closed;
}
