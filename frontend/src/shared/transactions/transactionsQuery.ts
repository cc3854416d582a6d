import { gql, type TypedDocumentNode } from 'urql';
import type {
  TransactionsPaginationOnlyQuery,
  TransactionsPaginationOnlyQueryVariables,
  TransactionsQuery,
  TransactionsQueryVariables,
} from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import type { Sort } from '../../ui/table/column';
import { useListNews } from '../live/useListNews';
import { foundArguments, type TransactionFilters } from './foundTransactions';
import { transactionRowFields } from './transactionRow';
import { liveTwin, namedAs } from '../../graphql/twin';

/** The number of transactions on a page. */
export const transactionsPerPage = 15;

const TransactionsDocument: TypedDocumentNode<TransactionsQuery, TransactionsQueryVariables> = gql`
  query transactions(
    $args: found_transactions_args!
    $amount: order_by
    $created: order_by
    $settles: order_by
    $completed: order_by
    $id: order_by!
    $limit: Int!
    $offset: Int!
  ) {
    transactions: foundTransactions(
      args: $args
      order_by: [
        { amount: $amount }
        { settles_at: $settles }
        { completed_at: $completed }
        { created_at: $created }
        { id: $id }
      ]
      limit: $limit
      offset: $offset
    ) {
      ...TransactionRow
    }
  }
  ${transactionRowFields}
`;

/** The same for the search (specification section 7, searchTransactionsRDS). */
const SearchTransactionsRdsDocument = namedAs(TransactionsDocument, 'searchTransactionsRDS');

const TransactionsLiveDocument = liveTwin(TransactionsDocument, 'TransactionsLive');

const TransactionsPaginationOnlyDocument: TypedDocumentNode<
  TransactionsPaginationOnlyQuery,
  TransactionsPaginationOnlyQueryVariables
> = gql`
  query transactionsPaginationOnly($args: found_transaction_totals_args!) {
    totals: foundTransactionTotals(args: $args) {
      account_id
      status
      transactions
    }
  }
`;

/** What a list of transactions shows: its filters, its order and its page, from 1. */
export interface TransactionsFilter extends TransactionFilters {
  readonly page: number;
  readonly sort: Sort;
}

const sortColumns = ['amount', 'settles', 'completed'] as const;

/** The variables of a page of the list. The id orders rows with equal values, so that pages do not overlap. */
export function transactionsVariables(filter: TransactionsFilter): TransactionsQueryVariables {
  const direction = filter.sort.isDescending ? 'desc' : 'asc';
  const column = sortColumns.find((key) => key === filter.sort.key) ?? 'created';
  return {
    args: { ...foundArguments(filter), status_name: filter.status || null },
    [column]: direction,
    id: direction,
    limit: transactionsPerPage,
    offset: (filter.page - 1) * transactionsPerPage,
  };
}

/** The documents by which a list reads its page: the list of an account, or the search. */
export const transactionReads = { list: TransactionsDocument, search: SearchTransactionsRdsDocument } as const;

/**
 * A page of an account's transactions in the given order, and what changed since.
 * @param onChange called when transactions of the page changed, came or went
 */
export function useTransactions(of: keyof typeof transactionReads, filter: TransactionsFilter, onChange: () => void) {
  const variables = transactionsVariables(filter);
  const read = useRead({ query: transactionReads[of], variables });
  const news = useListNews(
    { query: TransactionsLiveDocument, variables },
    {
      rowsOf: (data) => data.transactions,
      shown: read.isRefreshing ? undefined : read.data?.transactions,
      limit: transactionsPerPage,
      onChange,
    },
  );
  return { read, news };
}

/** How many transactions the filters find in each status, whatever the status filter. */
export function useTransactionTotals(filters: TransactionFilters) {
  return useRead({ query: TransactionsPaginationOnlyDocument, variables: { args: foundArguments(filters) } });
}
