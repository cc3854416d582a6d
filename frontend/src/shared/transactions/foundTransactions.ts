import type { TransactionsPaginationOnlyQueryVariables } from '../../graphql/generated/operations';
import { searchedAmounts } from '../../ui/money/typedAmount';
import { endOfDay, startOfDay } from '../filters/londonDays';
import { containsPattern } from '../ilike';
import type { TransactionsSearch } from './transactionsSearch';

/** The filters of a list of transactions; '' where one is not set. */
export interface TransactionFilters extends Omit<TransactionsSearch, 'page' | 'advancedSearch'> {
  readonly accountId: string;
}

/** The filters without the status, which the counts of all statuses share with the list. */
type FoundVariables = TransactionsPaginationOnlyQueryVariables;

/**
 * The variables of the filters, which the list, its live query and its counts share. The search covers the related short reference, the reason and, where the text is
 * a number, the exact amount. A day of a range begins and ends at midnight in London.
 */
export function foundVariables(filters: TransactionFilters): FoundVariables {
  const [searchAmount = null, otherAmount = null] = searchedAmounts(filters.search);
  const reference = filters.relatedEntityShortReference;
  return {
    accountId: filters.accountId,
    pattern: filters.search.trim() ? containsPattern(filters.search) : null,
    searchAmount,
    otherAmount,
    action: filters.action || null,
    exactAmount: filters.amount || null,
    amountFrom: filters.amountFrom || null,
    amountTo: filters.amountTo || null,
    beneficiaryId: filters.beneficiaryId || null,
    completedAtFrom: startOfDay(filters.completedAtFrom),
    completedAtBefore: endOfDay(filters.completedAtTo),
    createdAtFrom: startOfDay(filters.createdAtFrom),
    createdAtBefore: endOfDay(filters.createdAtTo),
    settlesAtFrom: startOfDay(filters.settlesAtFrom),
    settlesAtBefore: endOfDay(filters.settlesAtTo),
    updatedAtFrom: startOfDay(filters.updatedAtFrom),
    updatedAtBefore: endOfDay(filters.updatedAtTo),
    currency: filters.currency || null,
    relatedReference: reference.trim() ? containsPattern(reference) : null,
    relatedEntityType: filters.relatedEntityType || null,
    type: filters.type || null,
  };
}
