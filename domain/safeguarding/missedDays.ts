import { addDays } from '../isoDate';

/** Missed days further back than this are not looked for. */
const maxDaysBack = 31;

/**
 * The first day that may have been missed before a day of reconciliation.
 * @param last the last reconciled day before it; null where there is none
 */
export function firstDayToCheck(last: string | null, day: string): string {
  if (last === null) return day;
  const [next, earliest] = [addDays(last, 1), addDays(day, -maxDaysBack)];
  return next > earliest ? next : earliest;
}

/**
 * The working days before a day of reconciliation that have none, the oldest first (docs/decisions/073). Days are YYYY-MM-DD.
 * @param last the last reconciled day before it; null where there is none
 * @param closed weekends and bank holidays from the first day to check on
 */
export function missedDays(last: string | null, day: string, closed: ReadonlySet<string>): string[] {
  const missed: string[] = [];
  for (let at = firstDayToCheck(last, day); at < day; at = addDays(at, 1)) if (!closed.has(at)) missed.push(at);
  return missed;
}
