import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateFraudNoticeMutation,
  CreateFraudNoticeMutationVariables,
  DeleteFraudNoticeMutation,
  DeleteFraudNoticeMutationVariables,
  UpdateFraudNoticeMutation,
  UpdateFraudNoticeMutationVariables,
} from '../../graphql/generated/operations';

/** Records that a notice is shown, and answers its text. */
export const CreateFraudNoticeDocument: TypedDocumentNode<
  CreateFraudNoticeMutation,
  CreateFraudNoticeMutationVariables
> = gql`
  mutation createFraudNotice($notice: FraudNoticeInput!) {
    notice: createFraudNotice(notice: $notice) {
      id
      text
      presentedAt
    }
  }
`;

/** Acknowledges a notice. */
export const UpdateFraudNoticeDocument: TypedDocumentNode<
  UpdateFraudNoticeMutation,
  UpdateFraudNoticeMutationVariables
> = gql`
  mutation updateFraudNotice($fraudNoticeId: uuid!, $selectionBoxChoice: String!, $boxTickedAt: timestamptz!) {
    notice: updateFraudNotice(
      fraudNoticeId: $fraudNoticeId
      selectionBoxChoice: $selectionBoxChoice
      boxTickedAt: $boxTickedAt
    ) {
      id
      acknowledgedAt
    }
  }
`;

/** Deletes a notice that the user closed. */
export const DeleteFraudNoticeDocument: TypedDocumentNode<
  DeleteFraudNoticeMutation,
  DeleteFraudNoticeMutationVariables
> = gql`
  mutation deleteFraudNotice($fraudNoticeId: uuid!) {
    notice: deleteFraudNotice(fraudNoticeId: $fraudNoticeId) {
      id
    }
  }
`;
