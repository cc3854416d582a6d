import type { InvalidDate } from '../runtime/generated/actions';

/** The invalid days in their order, each with the provider's reason, which may be empty. */
export function invalidDatesOf(reasons: Readonly<Record<string, string>>): InvalidDate[] {
  return Object.entries(reasons)
    .map(([date, reason]) => ({ date, reason }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
