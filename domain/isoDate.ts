const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is an existing calendar day as YYYY-MM-DD. "2026-02-30" is not. */
export function isIsoDate(text: string): boolean {
  if (!pattern.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The calendar day of an instant in UTC, as YYYY-MM-DD. */
export function isoDateOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

const dayMs = 24 * 60 * 60 * 1000;

/** The day a number of days after another, or before it where the number is negative. */
export function addDays(isoDate: string, days: number): string {
  return isoDateOf(new Date(Date.parse(`${isoDate}T00:00:00Z`) + days * dayMs));
}

/** The day itself, or the Monday after it where it falls on a weekend. Bank holidays are not considered: the provider refuses them. */
export function onWeekday(isoDate: string): string {
  const weekday = new Date(`${isoDate}T00:00:00Z`).getUTCDay();
  const ahead = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return addDays(isoDate, ahead);
}
