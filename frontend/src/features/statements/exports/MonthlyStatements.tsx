import { useState } from 'react';
import { gql, useClient, type TypedDocumentNode } from 'urql';
import type {
  GetMonthlyStatementQuery,
  GetMonthlyStatementQueryVariables,
  MonthlyStatementsQuery,
  MonthlyStatementsQueryVariables,
} from '../../../graphql/generated/operations';
import { readError } from '../../../graphql/serviceError';
import { useRead } from '../../../graphql/useRead';
import { pageVariables, shownPage } from '../../../shared/listQuery';
import { Card } from '../../../ui/layout';
import { Notice } from '../../../ui/Notice';
import { openDownload } from '../../../ui/downloads';
import { LatePager } from '../../../ui/lazyView';
import { DataTable } from '../../../ui/table/DataTable';
import { monthlyStatementColumns } from './monthlyStatementColumns';

const MonthlyStatementsDocument: TypedDocumentNode<MonthlyStatementsQuery, MonthlyStatementsQueryVariables> = gql`
  query MonthlyStatements($accountId: uuid!, $currency: String!, $limit: Int!, $offset: Int!) {
    monthly_statements(
      where: { account_id: { _eq: $accountId }, currency: { _eq: $currency } }
      order_by: [{ month: desc }]
      limit: $limit
      offset: $offset
    ) {
      id
      currency
      month
      opening_balance
      closing_balance
    }
  }
`;

const GetMonthlyStatementDocument: TypedDocumentNode<GetMonthlyStatementQuery, GetMonthlyStatementQueryVariables> = gql`
  query getMonthlyStatement($statementId: uuid!) {
    getMonthlyStatement(statementId: $statementId) {
      url
    }
  }
`;

/** The statements that the portal has written each month. Nothing where there is none yet. */
export function MonthlyStatements({ accountId, currency }: { accountId: string; currency: string }) {
  const [page, setPage] = useState(1);
  const { data } = useRead({
    query: MonthlyStatementsDocument,
    variables: { accountId, currency, ...pageVariables(page) },
  });
  const { rows = [], pages } = shownPage(data?.monthly_statements, page);
  const client = useClient();
  const [problem, setProblem] = useState<string>();
  const download = async (statementId: string) => {
    const context = { requestPolicy: 'network-only' } as const;
    const found = await client.query(GetMonthlyStatementDocument, { statementId }, context).toPromise();
    setProblem(found.error && `The statement was not downloaded. ${readError(found.error).text}`);
    if (found.data && !found.error) openDownload(found.data.getMonthlyStatement.url);
  };
  if (page === 1 && rows.length === 0) return null;
  return (
    <Card title="Monthly statements" lead="Written as PDF after the end of each month in which anything moved.">
      {problem && <Notice tone="failure">{problem}</Notice>}
      <DataTable
        caption="Monthly statements"
        columns={monthlyStatementColumns((id) => void download(id))}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <LatePager page={page} pages={pages} onPage={setPage} label="Pages of monthly statements" />
    </Card>
  );
}
