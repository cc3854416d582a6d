import { isoDateOf } from '../isoDate';

const firstBirthDate = '1900-01-01';
const minAgeYears = 16;

/**
 * Why a payee cannot be born on a day (YYYY-MM-DD), as a sentence for the user; undefined for a day from 1900 on, at least 16 years
 * before `now`.
 */
export function birthDateFault(day: string, now: Date): string | undefined {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() - minAgeYears);
  const isPossible = day >= firstBirthDate && day <= isoDateOf(latest);
  return isPossible ? undefined : 'Enter a date of birth from 1900 on, at least 16 years ago.';
}
