/** The provider's working days, counted in London. Weekends and the days on which every market rests. */

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });
const restingDays = new Set(['01-01', '12-25']);
const dayMs = 86_400_000;

/** The London date of a moment, `YYYY-MM-DD`. */
export function londonDate(moment: Date): string {
  return londonDay.format(moment);
}

/** Why nothing is paid on a date; undefined on a working day. */
export function closedBecause(date: string): string | undefined {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 6) return 'No trading on Saturday';
  if (weekday === 0) return 'No trading on Sunday';
  return restingDays.has(date.slice(5)) ? 'Public holiday' : undefined;
}

/** The date itself when it is a working day, else the next one. */
export function firstWorkingDay(date: string): string {
  let moment = Date.parse(`${date}T00:00:00Z`);
  while (closedBecause(dateText(moment))) moment += dayMs;
  return dateText(moment);
}

/** Whether a text of the right shape names a day that exists. */
export function isRealDate(date: string): boolean {
  const moment = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(moment) && dateText(moment) === date;
}

function dateText(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
