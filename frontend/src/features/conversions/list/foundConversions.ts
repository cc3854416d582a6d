import type { ConversionTotalsQueryVariables } from '../../../graphql/generated/operations';
import type { ConversionsSearch } from '../../../shared/conversions/conversionSearch';
import { containsPattern } from '../../../shared/listQuery';

/** The filters of the conversions list besides the status; '' where one is not set. */
export interface ConversionFilters extends Omit<ConversionsSearch, 'status' | 'advancedSearch' | 'page'> {
  readonly accountId: string;
}

/** The arguments by which the list, its live query and its totals find conversions. */
export function foundArguments(filters: ConversionFilters): ConversionTotalsQueryVariables['args'] {
  return {
    account_id: filters.accountId,
    reference_pattern: filters.shortReference.trim() ? containsPattern(filters.shortReference) : null,
    converted_from: filters.conversionDateFrom || null,
    converted_to: filters.conversionDateTo || null,
    created_from: startOf(filters.createdFrom),
    created_before: startOf(filters.createdTo, 1),
    settled_from: startOf(filters.settlementFrom),
    settled_before: startOf(filters.settlementTo, 1),
    bought: filters.buyCurrency || null,
    sold: filters.sellCurrency || null,
    buy_from: filters.buyAmountFrom || null,
    buy_to: filters.buyAmountTo || null,
    sell_from: filters.sellAmountFrom || null,
    sell_to: filters.sellAmountTo || null,
  };
}

/** The moment at which a day begins in the browser's time zone, some days later; null for ''. */
function startOf(day: string, daysLater = 0): string | null {
  if (!day) return null;
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}
