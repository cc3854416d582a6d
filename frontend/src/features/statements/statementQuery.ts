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
import { foundArguments, type TransactionFilters } from '../../shared/transactions/foundTransactions';
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
  query searchStatement($args: found_statement_args!, $limit: Int!, $offset: Int!) {
    lines: foundStatement(args: $args, order_by: [{ completed_at: asc }, { id: asc }], limit: $limit, offset: $offset) {
      ...StatementLine
    }
  }
  ${statementLineFields}
`;

const StatementLiveDocument = liveTwin(SearchStatementDocument, 'StatementLive');

const SearchStatementCountDocument: TypedDocumentNode<SearchStatementCountQuery, SearchStatementCountQueryVariables> =
  gql`
    query searchStatementCount(
      $args: found_statement_totals_args!
      $period: found_statement_totals_args!
      $summary: statement_summary_args!
    ) {
      totals: foundStatementTotals(args: $args) {
        account_id
        currency
        type
        lines
        amount
      }
      moved: foundStatementTotals(args: $period) {
        account_id
        currency
        type
        lines
        amount
      }
      summary: statementSummary(args: $summary) {
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
  const variables = { args: argumentsOf(filter), ...page };
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
  const args = argumentsOf(filter);
  const { account_id, currency_code, completed_from, completed_before } = args;
  const period = { account_id, currency_code, completed_from, completed_before };
  return useRead({ query: SearchStatementCountDocument, variables: { args, period, summary: period } });
}

const argumentsOf = (filter: StatementFilter) => foundArguments({ ...filter, status: 'completed' });
