import { gql, useClient, useSubscription, type TypedDocumentNode } from 'urql';
import type {
  CancelExportMutation,
  CancelExportMutationVariables,
  CreateStatementExportMutation,
  CreateStatementExportMutationVariables,
  GetExportFileQuery,
  GetExportFileQueryVariables,
  StatementExportsSubscription,
  StatementExportsSubscriptionVariables,
} from '../../../graphql/generated/operations';
import { readError } from '../../../graphql/serviceError';
import { useCall } from '../../../graphql/useCall';
import { usePortal } from '../../../session/PortalContext';

const CreateStatementExportDocument: TypedDocumentNode<
  CreateStatementExportMutation,
  CreateStatementExportMutationVariables
> = gql`
  mutation createStatementExport($currency: String!, $from: date!, $to: date!, $format: String!) {
    createStatementExport(currency: $currency, from: $from, to: $to, format: $format) {
      id
    }
  }
`;

const CancelExportDocument: TypedDocumentNode<CancelExportMutation, CancelExportMutationVariables> = gql`
  mutation cancelExport($exportId: uuid!) {
    cancelExport(exportId: $exportId) {
      id
    }
  }
`;

const GetExportFileDocument: TypedDocumentNode<GetExportFileQuery, GetExportFileQueryVariables> = gql`
  query getExportFile($exportId: uuid!) {
    getExportFile(exportId: $exportId) {
      url
    }
  }
`;

const StatementExportsDocument: TypedDocumentNode<StatementExportsSubscription, StatementExportsSubscriptionVariables> =
  gql`
    subscription StatementExports($userId: String!, $accountId: uuid!, $limit: Int!) {
      exports(
        where: { user_id: { _eq: $userId }, account_id: { _eq: $accountId }, kind: { _eq: "statement" } }
        order_by: [{ createdAt: desc }, { id: desc }]
        limit: $limit
      ) {
        id
        format
        request
        state
        rows_done
        rows_total
        problem
        size
        expires_at
        createdAt
      }
    }
  `;

/** The most files that are listed. */
export const maxExports = 10;

/** An export of the user. */
export type StatementExport = StatementExportsSubscription['exports'][number];

/** Asks for a statement as a file. */
export const useCreateExport = () => useCall(CreateStatementExportDocument);

/** Cancels an export that is not written yet. */
export const useCancelExport = () => useCall(CancelExportDocument);

/** The user's latest ten exports of an account, live. Undefined until they are known. */
export function useStatementExports(accountId: string): readonly StatementExport[] | undefined {
  const { user } = usePortal();
  const variables = { userId: user.id, accountId, limit: maxExports };
  const [{ data }] = useSubscription({ query: StatementExportsDocument, variables });
  return data?.exports;
}

/** Asks for the address of an export's file, which is valid for a few minutes only. */
export function useExportAddress() {
  const client = useClient();
  return async (exportId: string): Promise<{ readonly url: string } | { readonly error: string }> => {
    const context = { requestPolicy: 'network-only' } as const;
    const { data, error } = await client.query(GetExportFileDocument, { exportId }, context).toPromise();
    if (error) return { error: readError(error).text };
    return data ? { url: data.getExportFile.url } : { error: 'Check your connection and try again.' };
  };
}
