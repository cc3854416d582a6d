import { transferProgress } from '../../../../../domain/transfers/transitions';
import type { TransfersQueryVariables } from '../../../graphql/generated/operations';
import { endOfDay, startOfDay, containsPattern } from '../../../shared/listQuery';
import type { TransfersSearch } from './transfersSearch';

/** What a list of transfers shows; '' for a filter that is not set. */
export interface TransfersFilter extends Omit<TransfersSearch, 'advancedSearch'> {
  /** The account at either end; undefined for every account that the user may see. */
  readonly accountId: string | undefined;
}

/** The number of transfers on a page. */
export const transfersPerPage = 15;

/** The variables of a page of the list. A day of a range begins and ends at midnight in London. */
export function transfersVariables(filter: TransfersFilter): TransfersQueryVariables {
  const search = filter.search.trim();
  return {
    accountId: filter.accountId ?? null,
    pattern: search ? containsPattern(search) : null,
    reference: search.toUpperCase() || null,
    source: filter.source || null,
    destination: filter.destination || null,
    currency: filter.currency || null,
    amountFrom: filter.amountFrom || null,
    amountTo: filter.amountTo || null,
    createdFrom: startOfDay(filter.createdAtFrom),
    createdBefore: endOfDay(filter.createdAtTo),
    completedFrom: startOfDay(filter.completedAtFrom),
    completedBefore: endOfDay(filter.completedAtTo),
    statuses: filter.status ? [filter.status] : [...transferProgress],
    limit: transfersPerPage,
    offset: (filter.page - 1) * transfersPerPage,
  };
}
