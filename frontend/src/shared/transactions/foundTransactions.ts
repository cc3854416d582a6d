import type { TransactionsPaginationOnlyQueryVariables } from '../../graphql/generated/operations';
import { searchedAmounts } from '../../ui/money/amountTexts';
import { endOfDay, startOfDay, containsPattern } from '../listQuery';
import type { TransactionsSearch } from './transactionsSearch';

/** The filters of a list of transactions; '' where one is not set. */
export interface TransactionFilters extends Omit<TransactionsSearch, 'page' | 'advancedSearch'> {
  readonly accountId: string;
}

/** The arguments of the functions that find transactions, without the status, which the counts of all statuses share with the list. */
type FoundArguments = TransactionsPaginationOnlyQueryVariables['args'];

/**
 * The arguments by which the list, its live query and its counts find transactions. The search covers the related short reference, the reason and, where the
 * text is a number, the exact amount. A day of a range begins and ends at midnight in London.
 */
export function foundArguments(filters: TransactionFilters): FoundArguments {
  const [searchAmount = null, otherAmount = null] = searchedAmounts(filters.search);
  const reference = filters.relatedEntityShortReference;
  return {
    account_id: filters.accountId,
    search_pattern: filters.search.trim() ? containsPattern(filters.search) : null,
    search_amount: searchAmount,
    other_amount: otherAmount,
    action_name: filters.action || null,
    exact_amount: filters.amount || null,
    amount_from: filters.amountFrom || null,
    amount_to: filters.amountTo || null,
    beneficiary_id: filters.beneficiaryId || null,
    completed_from: startOfDay(filters.completedAtFrom),
    completed_before: endOfDay(filters.completedAtTo),
    created_from: startOfDay(filters.createdAtFrom),
    created_before: endOfDay(filters.createdAtTo),
    settles_from: startOfDay(filters.settlesAtFrom),
    settles_before: endOfDay(filters.settlesAtTo),
    updated_from: startOfDay(filters.updatedAtFrom),
    updated_before: endOfDay(filters.updatedAtTo),
    currency_code: filters.currency || null,
    related_reference: reference.trim() ? containsPattern(reference) : null,
    related_type: filters.relatedEntityType || null,
    credit_or_debit: filters.type || null,
  };
}
