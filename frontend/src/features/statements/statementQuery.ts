import { gql, type TypedDocumentNode } from 'urql';
import type {
  SearchStatementCountQuery,
  SearchStatementCountQueryVariables,
  SearchStatementQuery,
  SearchStatementQueryVariables,
  StatementLineFragment,
} from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { useListNews } from '../../shared/live/useListNews';
import { foundVariables, type TransactionFilters } from '../../shared/transactions/foundTransactions';
import { liveTwin } from '../../graphql/twin';

/** Lines on a page (specification section 9). */
export const linesPerPage = 25;

/** A line of a statement: a completed transaction with the balance after it. */
export type StatementLine = {
  readonly [Field in keyof StatementLineFragment]: NonNullable<StatementLineFragment[Field]>;
};

/** The columns of a view may be null by their types only: every line has a value, if only an empty one. */
const lineOf = (line: StatementLineFragment): StatementLine => ({
  id: line.id ?? '',
  amount: line.amount ?? '0',
  balance: line.balance ?? '',
  currency: line.currency ?? '',
  type: line.type ?? '',
  action: line.action ?? '',
  reason: line.reason ?? '',
  related_entity_type: line.related_entity_type ?? 'unknown',
  related_entity_short_reference: line.related_entity_short_reference ?? '',
  completed_at: line.completed_at ?? '',
});

const statementLineFields = gql`
  fragment StatementLine on statement_lines {
    id
    amount
    balance
    currency
    type
    action
    reason
    related_entity_type
    related_entity_short_reference
    completed_at
  }
`;

const SearchStatementDocument: TypedDocumentNode<SearchStatementQuery, SearchStatementQueryVariables> = gql`
  query searchStatement(
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
    $limit: Int!
    $offset: Int!
  ) {
    lines: foundStatement(
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
      order_by: [{ completed_at: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...StatementLine
    }
  }
  ${statementLineFields}
`;

const StatementLiveDocument = liveTwin(SearchStatementDocument, 'StatementLive');

const SearchStatementCountDocument: TypedDocumentNode<SearchStatementCountQuery, SearchStatementCountQueryVariables> =
  gql`
    query searchStatementCount(
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
      totals: foundStatementTotals(
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
        currency
        type
        lines
        amount
      }
      moved: foundStatementTotals(
        args: {
          account_id: $accountId
          currency_code: $currency
          completed_from: $completedAtFrom
          completed_before: $completedAtBefore
        }
      ) {
        account_id
        currency
        type
        lines
        amount
      }
      summary: statementSummary(
        args: {
          account_id: $accountId
          currency_code: $currency
          completed_from: $completedAtFrom
          completed_before: $completedAtBefore
        }
      ) {
        account_id
        currency
        opening
        closing
        opening_safeguarded
        closing_safeguarded
      }
    }
  `;

/** What a statement shows: its account, currency, period and filters, and its page, from 1. The period is that of the completed days. */
export interface StatementFilter extends Omit<TransactionFilters, 'status'> {
  readonly page: number;
}

/** The totals of a statement: what its filters find, all that moved in its period, and what it begins and ends with. */
export type StatementTotals = SearchStatementCountQuery;

/** A page of a statement, oldest first, and what changed since. @param onChange called when its lines changed, came or went */
export function useStatementLines(filter: StatementFilter, onChange: () => void) {
  const page = { limit: linesPerPage, offset: (filter.page - 1) * linesPerPage };
  const variables = { ...foundVariables({ ...filter, status: 'completed' }), ...page };
  const read = useRead({ query: SearchStatementDocument, variables });
  const rows = read.data?.lines.map(lineOf);
  const news = useListNews(
    { query: StatementLiveDocument, variables },
    {
      rowsOf: (data) => data.lines.map(lineOf),
      shown: read.isRefreshing ? undefined : rows,
      limit: linesPerPage,
      onChange,
    },
  );
  return { read, rows, news };
}

/** The totals of a statement. */
export function useStatementTotals(filter: StatementFilter) {
  return useRead({
    query: SearchStatementCountDocument,
    variables: foundVariables({ ...filter, status: 'completed' }),
  });
}
