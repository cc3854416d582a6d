const dayMs = 86_400_000;

/** The date so many days after another, both `YYYY-MM-DD`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The date so many calendar months after another; the end of a short month where the day does not exist. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Whether a text of the right shape names a day that exists. */
export function isRealDate(date: string): boolean {
  const moment = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === date;
}
