import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type {
  AuthorisationBatchRowsQuery,
  AuthorisationBatchRowsQueryVariables,
  AuthorisationBatchProgressSubscription,
  AuthorisationBatchProgressSubscriptionVariables,
} from '../../../graphql/generated/operations';
import { useRead, type Read } from '../../../graphql/useRead';

/** The rows of a page of the results. */
export const rowsPerPage = 100;

const AuthorisationBatchProgressDocument: TypedDocumentNode<
  AuthorisationBatchProgressSubscription,
  AuthorisationBatchProgressSubscriptionVariables
> = gql`
  subscription AuthorisationBatchProgress($id: uuid!) {
    authorisation_batches_by_pk(id: $id) {
      id
      state
      row_count
      authorised: rows_aggregate(where: { state: { _eq: "authorised" } }) {
        aggregate {
          count
        }
      }
      refused: rows_aggregate(where: { state: { _eq: "refused" } }) {
        aggregate {
          count
        }
      }
    }
  }
`;

const AuthorisationBatchRowsDocument: TypedDocumentNode<
  AuthorisationBatchRowsQuery,
  AuthorisationBatchRowsQueryVariables
> = gql`
  query AuthorisationBatchRows($id: uuid!, $limit: Int!, $offset: Int!) {
    authorisation_batch_rows(
      where: { batch_id: { _eq: $id } }
      order_by: [{ state: desc }, { row_number: asc }]
      limit: $limit
      offset: $offset
    ) {
      batch_id
      row_number
      payment_id
      error_code
      error_message
      requests_added
      authorisations_required
      payment {
        id
        shortReference
        beneficiarySlice {
          id
          name
        }
      }
    }
  }
`;

/** A payment of a batch with its outcome. */
export type BatchRow = AuthorisationBatchRowsQuery['authorisation_batch_rows'][number];

/** How far a batch is. */
export interface BatchProgress {
  readonly all: number;
  readonly authorised: number;
  readonly refused: number;
  readonly isDone: boolean;
}

/** How far a batch of the user is, live; null for one that the user has not, undefined until it is known. */
export function useBatchProgress(id: string): BatchProgress | null | undefined {
  const [{ data }] = useSubscription({ query: AuthorisationBatchProgressDocument, variables: { id } });
  const batch = data?.authorisation_batches_by_pk;
  if (!batch) return batch;
  return {
    all: batch.row_count,
    authorised: batch.authorised.aggregate?.count ?? 0,
    refused: batch.refused.aggregate?.count ?? 0,
    isDone: batch.state === 'done',
  };
}

/** A page of the outcomes of a batch that is done, the refusals first. */
export function useBatchRows(id: string, page: number): Read<AuthorisationBatchRowsQuery> {
  const variables = { id, limit: rowsPerPage, offset: (page - 1) * rowsPerPage };
  return useRead({ query: AuthorisationBatchRowsDocument, variables, requestPolicy: 'network-only' });
}
