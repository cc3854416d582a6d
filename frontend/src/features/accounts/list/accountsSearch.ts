import { idParam, oneOfParam, pageParam, textParam } from '../../../shared/searchParams';

/** Which accounts the list shows; closed ones only on demand. */
export const stateFilters = ['open', 'unapproved', 'closed', 'all'] as const;

/** One of stateFilters. */
export type StateFilter = (typeof stateFilters)[number];

/** The query parameters of the list of accounts. */
export const accountsSearch = {
  search: textParam(),
  orgId: idParam,
  state: oneOfParam(stateFilters, 'open'),
  page: pageParam,
};
