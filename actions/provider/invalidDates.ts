import type { InvalidDate } from '../runtime/generated/actions';

/** The days on which nothing can be done, in their order, with the provider's reason, which may be empty. */
export function invalidDatesOf(reasons: Readonly<Record<string, string>>): InvalidDate[] {
  return Object.entries(reasons)
    .map(([date, reason]) => ({ date, reason }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}
