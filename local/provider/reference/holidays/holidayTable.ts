import { addDays, weekdayOf } from '../isoDates';
import { holidaysOf } from './calendars';
import type { Holiday } from './rules';

const tables = new Map<string, ReadonlyMap<string, string>>();

/** The name of a currency's holiday on a date, with `OBS` where it is kept on another day than its own. */
export function holidayOn(currency: string, date: string): string | undefined {
  const year = date.slice(0, 4);
  const key = `${currency}/${year}`;
  const table = tables.get(key) ?? holidayTable(currency, Number(year));
  tables.set(key, table);
  return table.get(date);
}

/** A currency's holidays of a year by date, weekends included. */
export function holidayTable(currency: string, year: number): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  const dated = holidaysOf(currency)
    .map((holiday) => ({ holiday, date: holiday.on(year) }))
    .filter((entry): entry is { holiday: Holiday; date: string } => entry.date !== undefined)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  for (const { holiday, date } of dated) if (!table.has(date)) table.set(date, holiday.name);
  // Days in lieu come last: none may fall on another holiday.
  for (const { holiday, date } of dated) {
    const kept = keptOn(holiday, date, table);
    if (kept !== undefined && kept !== date) table.set(kept, `${holiday.name} OBS`);
  }
  return table;
}

function keptOn({ observance }: Holiday, date: string, taken: ReadonlyMap<string, string>): string | undefined {
  const weekday = weekdayOf(date);
  const isMoved = weekday === 0 || (weekday === 6 && observance === 'nextWeekday');
  if (!isMoved || observance === 'lost') return undefined;
  let kept = addDays(date, weekday === 6 ? 2 : 1);
  while (taken.has(kept)) kept = addDays(kept, 1);
  return kept;
}
