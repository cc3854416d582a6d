import { gql, type TypedDocumentNode } from 'urql';
import type { UploadFieldsFragment } from '../../graphql/generated/operations';

/** An upload with the numbers of its rows. */
export type UploadData = UploadFieldsFragment;

/** What the documents of every kind of upload return. */
export interface UploadResult {
  readonly upload: UploadData;
}

/** The documents of a kind of upload. */
export interface UploadDocuments {
  readonly get: TypedDocumentNode<UploadResult, { uploadId: string }>;
  readonly validate: TypedDocumentNode<UploadResult, { filename: string; content: string; orgId?: string }>;
  readonly correct: TypedDocumentNode<
    UploadResult,
    { uploadId: string; rowNumber: number; field: string; value: string }
  >;
  readonly confirm: TypedDocumentNode<UploadResult, { uploadId: string }>;
}

/** The fields of an upload; documents append this to their text. */
export const uploadFields = gql`
  fragment UploadFields on UploadSummary {
    id
    filename
    format
    state
    sameFileUploadedAt
    validRows
    refusedRows
    createdRows
    failedRows
    totals {
      currency
      amount
      rowCount
    }
  }
`;
