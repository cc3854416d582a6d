import { searchedAmounts } from '../../../ui/money/amountTexts';
import type { PaymentTotalsQueryVariables } from '../../../graphql/generated/operations';
import { containsPattern } from '../../../shared/listQuery';
import type { PaymentsSearch } from '../../../shared/payments/paymentsSearch';

/** The filters of the payments list besides the status; '' where one is not set. */
export interface PaymentFilters extends Pick<
  PaymentsSearch,
  'search' | 'dateFrom' | 'dateTo' | 'currency' | 'amountFrom' | 'amountTo' | 'createdBy'
> {
  readonly accountId: string;
}

/**
 * The variables of the filters, which the list, its live query and its totals share. The search covers the payee, our reference, each
 * field that is searched (domain/payments/fields.ts) and, where the text is a number, the exact amount.
 */
export function foundVariables(filters: PaymentFilters): PaymentTotalsQueryVariables {
  const { accountId, search, dateFrom, dateTo, currency, amountFrom, amountTo, createdBy } = filters;
  const [searchAmount = null, otherAmount = null] = searchedAmounts(search);
  return {
    accountId,
    pattern: search.trim() ? containsPattern(search) : null,
    searchAmount,
    otherAmount,
    datedFrom: dateFrom || null,
    datedTo: dateTo || null,
    currency: currency || null,
    amountFrom: amountFrom || null,
    amountTo: amountTo || null,
    creatorId: createdBy || null,
  };
}
