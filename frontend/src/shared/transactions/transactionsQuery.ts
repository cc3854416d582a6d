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
import { foundVariables, type TransactionFilters } from './foundTransactions';
import { transactionRowFields } from './transactionRow';
import { liveTwin, namedAs } from '../../graphql/twin';

/** The number of transactions on a page. */
export const transactionsPerPage = 15;

const TransactionsDocument: TypedDocumentNode<TransactionsQuery, TransactionsQueryVariables> = gql`
  query transactions(
    $accountId: uuid!
    $pattern: String
    $searchAmount: numeric
    $otherAmount: numeric
    $action: String
    $exactAmount: numeric
    $amountFrom: numeric
    $amountTo: numeric
    $beneficiaryId: uuid
    $completedAtFrom: timestamptz
    $completedAtBefore: timestamptz
    $createdAtFrom: timestamptz
    $createdAtBefore: timestamptz
    $settlesAtFrom: timestamptz
    $settlesAtBefore: timestamptz
    $updatedAtFrom: timestamptz
    $updatedAtBefore: timestamptz
    $currency: String
    $relatedReference: String
    $relatedEntityType: String
    $type: String
    $status: String
    $amount: order_by
    $created: order_by
    $settles: order_by
    $completed: order_by
    $id: order_by!
    $limit: Int!
    $offset: Int!
  ) {
    transactions: foundTransactions(
      args: {
        account_id: $accountId
        search_pattern: $pattern
        search_amount: $searchAmount
        other_amount: $otherAmount
        action_name: $action
        exact_amount: $exactAmount
        amount_from: $amountFrom
        amount_to: $amountTo
        beneficiary_id: $beneficiaryId
        completed_from: $completedAtFrom
        completed_before: $completedAtBefore
        created_from: $createdAtFrom
        created_before: $createdAtBefore
        settles_from: $settlesAtFrom
        settles_before: $settlesAtBefore
        updated_from: $updatedAtFrom
        updated_before: $updatedAtBefore
        currency_code: $currency
        related_reference: $relatedReference
        related_type: $relatedEntityType
        credit_or_debit: $type
        status_name: $status
      }
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
  query transactionsPaginationOnly(
    $accountId: uuid!
    $pattern: String
    $searchAmount: numeric
    $otherAmount: numeric
    $action: String
    $exactAmount: numeric
    $amountFrom: numeric
    $amountTo: numeric
    $beneficiaryId: uuid
    $completedAtFrom: timestamptz
    $completedAtBefore: timestamptz
    $createdAtFrom: timestamptz
    $createdAtBefore: timestamptz
    $settlesAtFrom: timestamptz
    $settlesAtBefore: timestamptz
    $updatedAtFrom: timestamptz
    $updatedAtBefore: timestamptz
    $currency: String
    $relatedReference: String
    $relatedEntityType: String
    $type: String
  ) {
    totals: foundTransactionTotals(
      args: {
        account_id: $accountId
        search_pattern: $pattern
        search_amount: $searchAmount
        other_amount: $otherAmount
        action_name: $action
        exact_amount: $exactAmount
        amount_from: $amountFrom
        amount_to: $amountTo
        beneficiary_id: $beneficiaryId
        completed_from: $completedAtFrom
        completed_before: $completedAtBefore
        created_from: $createdAtFrom
        created_before: $createdAtBefore
        settles_from: $settlesAtFrom
        settles_before: $settlesAtBefore
        updated_from: $updatedAtFrom
        updated_before: $updatedAtBefore
        currency_code: $currency
        related_reference: $relatedReference
        related_type: $relatedEntityType
        credit_or_debit: $type
      }
    ) {
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
    ...foundVariables(filter),
    status: filter.status || null,
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
  return useRead({ query: TransactionsPaginationOnlyDocument, variables: foundVariables(filters) });
}
