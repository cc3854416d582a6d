import { gql, type TypedDocumentNode } from 'urql';
import type { CancelTransferMutation, CancelTransferMutationVariables } from '../../../graphql/generated/operations';

/** Cancels a transfer that waits at the provider. */
export const CancelTransferDocument: TypedDocumentNode<CancelTransferMutation, CancelTransferMutationVariables> = gql`
  mutation cancelTransfer($transferId: uuid!) {
    result: cancelTransfer(transferId: $transferId) {
      id
      status
    }
  }
`;
