import { transferProgress } from '../../../../../domain/transfers/transitions';
import {
  amountParam,
  currencyParam,
  dateParam,
  flagParam,
  idParam,
  oneOfParam,
  pageParam,
  textParam,
  type SearchValues,
} from '../../../shared/searchParams';

/** The filters by status; '' for all. */
export const statusFilters = ['', ...transferProgress] as const;

/**
 * The query parameters of the lists of transfers (specification section 7). `search` is found in the reason, or is the whole short reference.
 * `advancedSearch` opens the filters. Days are London's; both ends of a range are included.
 */
export const transfersSearch = {
  status: oneOfParam(statusFilters, ''),
  search: textParam(255),
  advancedSearch: flagParam,
  source: idParam,
  destination: idParam,
  currency: currencyParam,
  amountFrom: amountParam,
  amountTo: amountParam,
  createdAtFrom: dateParam,
  createdAtTo: dateParam,
  completedAtFrom: dateParam,
  completedAtTo: dateParam,
  page: pageParam,
};

/** The values of those parameters. */
export type TransfersSearch = SearchValues<typeof transfersSearch>;
