import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type {
  UploadProgressSubscription,
  UploadProgressSubscriptionVariables,
  UploadRowsQuery,
  UploadRowsQueryVariables,
} from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';

/** A row of an upload as it is stored. */
export type StoredRow = UploadRowsQuery['upload_rows'][number];

/** The state of a row: it can be created, has errors, was created, or was refused when it was to be created. */
export const rowStates = ['checked', 'refused', 'created', 'failed'] as const;

/** The rows of a page of the grid. */
export const rowsPerPage = 100;

/** Rows of an upload in the order of the file. */
export const UploadRowsDocument: TypedDocumentNode<UploadRowsQuery, UploadRowsQueryVariables> = gql`
  query UploadRows($uploadId: uuid!, $states: [String!]!, $limit: Int!, $offset: Int!) {
    upload_rows(
      where: { upload_id: { _eq: $uploadId }, state: { _in: $states } }
      order_by: [{ row_number: asc }]
      limit: $limit
      offset: $offset
    ) {
      upload_id
      row_number
      content
      state
      problems
      entity_id
    }
  }
`;

/** A page of an upload's rows. */
export function useUploadRows(uploadId: string, states: readonly string[], page: number) {
  const variables = { uploadId, states: [...states], limit: rowsPerPage, offset: (page - 1) * rowsPerPage };
  return useRead({ query: UploadRowsDocument, variables, requestPolicy: 'cache-and-network' });
}

const UploadProgressDocument: TypedDocumentNode<UploadProgressSubscription, UploadProgressSubscriptionVariables> = gql`
  subscription UploadProgress($uploadId: uuid!) {
    uploads_by_pk(id: $uploadId) {
      id
      state
      rows_aggregate(where: { state: { _in: ["created", "failed"] } }) {
        aggregate {
          count
        }
      }
    }
  }
`;

/** How far a confirmed upload is, live. */
export function useUploadProgress(uploadId: string, isPaused: boolean) {
  const [{ data }] = useSubscription({ query: UploadProgressDocument, variables: { uploadId }, pause: isPaused });
  const upload = data?.uploads_by_pk;
  return { state: upload?.state, finishedRows: upload?.rows_aggregate.aggregate?.count };
}
