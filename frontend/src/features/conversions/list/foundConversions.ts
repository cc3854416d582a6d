import type { ConversionTotalsQueryVariables } from '../../../graphql/generated/operations';
import type { ConversionsSearch } from '../../../shared/conversions/conversionsSearch';
import { containsPattern } from '../../../shared/ilike';

/** The filters of the conversions list besides the status; '' where one is not set. */
export interface ConversionFilters extends Omit<ConversionsSearch, 'status' | 'advancedSearch' | 'page'> {
  readonly accountId: string;
}

/** The variables of the filters, which the list, its live query and its totals share. */
export function foundVariables(filters: ConversionFilters): ConversionTotalsQueryVariables {
  return {
    accountId: filters.accountId,
    reference: filters.shortReference.trim() ? containsPattern(filters.shortReference) : null,
    convertedFrom: filters.conversionDateFrom || null,
    convertedTo: filters.conversionDateTo || null,
    createdFrom: startOf(filters.createdFrom),
    createdBefore: startOf(filters.createdTo, 1),
    settledFrom: startOf(filters.settlementFrom),
    settledBefore: startOf(filters.settlementTo, 1),
    bought: filters.buyCurrency || null,
    sold: filters.sellCurrency || null,
    buyFrom: filters.buyAmountFrom || null,
    buyTo: filters.buyAmountTo || null,
    sellFrom: filters.sellAmountFrom || null,
    sellTo: filters.sellAmountTo || null,
  };
}

/** The moment at which a day begins in the browser's time zone, some days later; null for ''. */
function startOf(day: string, daysLater = 0): string | null {
  if (!day) return null;
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}
