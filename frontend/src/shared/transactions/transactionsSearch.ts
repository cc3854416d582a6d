import {
  relatedEntityTypes,
  transactionActions,
  transactionStatuses,
  transactionTypes,
} from '../../../../domain/transactions/vocabulary';
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
} from '../searchParams';

/**
 * The query parameters of the lists of transactions (specification section 2, /account/transactions and /account/search/transactions).
 * `advancedSearch` opens the filters, whose names are those of section 7. Days are London's; both ends of a range are included.
 */
export const transactionsSearch = {
  status: oneOfParam(['', ...transactionStatuses], ''),
  search: textParam(),
  advancedSearch: flagParam,
  action: oneOfParam(['', ...transactionActions], ''),
  amount: amountParam,
  amountFrom: amountParam,
  amountTo: amountParam,
  beneficiaryId: idParam,
  completedAtFrom: dateParam,
  completedAtTo: dateParam,
  createdAtFrom: dateParam,
  createdAtTo: dateParam,
  settlesAtFrom: dateParam,
  settlesAtTo: dateParam,
  updatedAtFrom: dateParam,
  updatedAtTo: dateParam,
  currency: currencyParam,
  relatedEntityShortReference: textParam(40),
  relatedEntityType: oneOfParam(['', ...relatedEntityTypes], ''),
  type: oneOfParam(['', ...transactionTypes], ''),
  page: pageParam,
};

/** The values of those parameters. */
export type TransactionsSearch = SearchValues<typeof transactionsSearch>;
