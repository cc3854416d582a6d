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
 * The arguments by which the list, its live query and its totals find payments. The search covers the payee, our reference, each
 * field that is searched (domain/payments/fields.ts) and, where the text is a number, the exact amount.
 */
export function foundArguments(filters: PaymentFilters): PaymentTotalsQueryVariables['args'] {
  const { accountId, search, dateFrom, dateTo, currency, amountFrom, amountTo, createdBy } = filters;
  const [searchAmount = null, otherAmount = null] = searchedAmounts(search);
  return {
    account_id: accountId,
    search_pattern: search.trim() ? containsPattern(search) : null,
    search_amount: searchAmount,
    other_amount: otherAmount,
    dated_from: dateFrom || null,
    dated_to: dateTo || null,
    currency_code: currency || null,
    amount_from: amountFrom || null,
    amount_to: amountTo || null,
    creator_id: createdBy || null,
  };
}
