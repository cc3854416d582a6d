/** The rows on a page of an administrator's list. */
export const rowsPerPage = 15;

/** The limit and offset of a page, from 1. One row more than it shows is read, which tells whether there is another page. */
export const pageVariables = (page: number) => ({ limit: rowsPerPage + 1, offset: (page - 1) * rowsPerPage });

/** The rows that a page shows, and how many pages there are at least. */
export function shownPage<Row>(found: readonly Row[] | undefined, page: number) {
  const hasNext = (found?.length ?? 0) > rowsPerPage;
  return { rows: found?.slice(0, rowsPerPage), pages: page + (hasNext ? 1 : 0) };
}
