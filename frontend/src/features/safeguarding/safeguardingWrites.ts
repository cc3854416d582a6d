import { gql, type TypedDocumentNode } from 'urql';
import type {
  CancelSafeguardingTransferMutation,
  CancelSafeguardingTransferMutationVariables,
  CreateSafeguardingAdjustmentMutation,
  CreateSafeguardingAdjustmentMutationVariables,
  CreateSafeguardingTransferMutation,
  CreateSafeguardingTransferMutationVariables,
  DeletePendingSafeguardingTransfersMutation,
  DeletePendingSafeguardingTransfersMutationVariables,
} from '../../graphql/generated/operations';

/** Moves client money to or from the control account. */
export const CreateSafeguardingTransferDocument: TypedDocumentNode<
  CreateSafeguardingTransferMutation,
  CreateSafeguardingTransferMutationVariables
> = gql`
  mutation createSafeguardingTransfer(
    $sourceAccountId: uuid!
    $destinationAccountId: uuid!
    $currency: String!
    $amount: String!
    $note: String
    $clientRequestId: uuid!
  ) {
    result: createSafeguardingTransfer(
      sourceAccountId: $sourceAccountId
      destinationAccountId: $destinationAccountId
      currency: $currency
      amount: $amount
      note: $note
      clientRequestId: $clientRequestId
    ) {
      id
      status
    }
  }
`;

/** Deletes transfers that were never tried. */
export const DeletePendingTransfersDocument: TypedDocumentNode<
  DeletePendingSafeguardingTransfersMutation,
  DeletePendingSafeguardingTransfersMutationVariables
> = gql`
  mutation deletePendingSafeguardingTransfers($transferIds: [uuid!]!) {
    deletePendingSafeguardingTransfers(transferIds: $transferIds) {
      deleted
    }
  }
`;

/** Cancels a transfer that waits at the provider. */
export const CancelSafeguardingTransferDocument: TypedDocumentNode<
  CancelSafeguardingTransferMutation,
  CancelSafeguardingTransferMutationVariables
> = gql`
  mutation cancelSafeguardingTransfer($transferId: uuid!) {
    cancelTransfer(transferId: $transferId) {
      id
      status
    }
  }
`;

/** Asks for a correction. */
export const CreateAdjustmentDocument: TypedDocumentNode<
  CreateSafeguardingAdjustmentMutation,
  CreateSafeguardingAdjustmentMutationVariables
> = gql`
  mutation createSafeguardingAdjustment($accountId: uuid!, $currency: String!, $amount: String!, $reason: String!) {
    createSafeguardingAdjustment(accountId: $accountId, currency: $currency, amount: $amount, reason: $reason) {
      id
      pendingChangeId
    }
  }
`;
