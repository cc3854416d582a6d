import { addDays } from '../../../domain/isoDate';
import { londonInstant } from '../../../domain/londonTime';

const escapeWildcards = (text: string) => text.trim().replace(/[\\%_]/g, '\\$&');

/** A pattern for `_ilike` that matches any value that contains the text; wildcards in the text are escaped. */
export const containsPattern = (text: string): string => `%${escapeWildcards(text)}%`;

/** A pattern for `_ilike` that matches the text itself in upper or lower case. */
export const equalsPattern = (text: string): string => escapeWildcards(text);

/**
 * The organisations that an optional filter lets pass, as the first and the last id: the one that is given, or all. The server refuses a null in a
 * condition.
 */
export const organisationRange = (id: string | undefined) =>
  id
    ? { orgFrom: id, orgTo: id }
    : { orgFrom: '00000000-0000-0000-0000-000000000000', orgTo: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** When a day (YYYY-MM-DD) begins in London, as a filter takes it; null for ''. */
export const startOfDay = (day: string): string | null => (day ? londonInstant(day, '00:00').toISOString() : null);

/** When the day after it begins in London: the first instant that is not of the day; null for ''. */
export const endOfDay = (day: string): string | null => startOfDay(day && addDays(day, 1));

/** The rows on a page of an administrator's list. */
export const rowsPerPage = 15;

/** The limit and offset of a page, from 1. One row more than it shows is read, which tells whether there is another page. */
export const pageVariables = (page: number) => ({ limit: rowsPerPage + 1, offset: (page - 1) * rowsPerPage });

/** The rows that a page shows, and how many pages there are at least. */
export function shownPage<Row>(found: readonly Row[] | undefined, page: number) {
  const hasNext = (found?.length ?? 0) > rowsPerPage;
  return { rows: found?.slice(0, rowsPerPage), pages: page + (hasNext ? 1 : 0) };
}
