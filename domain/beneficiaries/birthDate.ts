import { isoDateOf } from '../isoDate';

const firstBirthDate = '1900-01-01';
const minAgeYears = 16;

/** Whether a payee can be born on a day (YYYY-MM-DD): from 1900 on, and at least 16 years before `now`. */
export function isBirthDate(day: string, now: Date): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(now.getUTCFullYear() - minAgeYears);
  return day >= firstBirthDate && day <= isoDateOf(latest);
}
