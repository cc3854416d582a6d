import { pageParam, textParam } from '../../../shared/searchParams';

/** The number of accounts on a page. */
export const accountsPerPage = 15;

/** The query parameters of an account picker. */
export const accountsSearch = { search: textParam(), page: pageParam };

/** The limit and offset of a page; pages start at 1. */
export const pageOf = (page: number) => ({ limit: accountsPerPage, offset: (page - 1) * accountsPerPage });
