import { gql, type TypedDocumentNode } from 'urql';
import type { CreateTransferMutation, CreateTransferMutationVariables } from '../../../graphql/generated/operations';

/** Moves money from one account to another. */
export const CreateTransferDocument: TypedDocumentNode<CreateTransferMutation, CreateTransferMutationVariables> = gql`
  mutation createTransfer(
    $amount: String!
    $currency: String!
    $source: uuid!
    $destination: uuid!
    $reason: String!
    $shouldCharge: Boolean!
    $clientRequestId: uuid
  ) {
    result: createTransfer(
      amount: $amount
      currency: $currency
      source: $source
      destination: $destination
      reason: $reason
      shouldCharge: $shouldCharge
      clientRequestId: $clientRequestId
    ) {
      id
      status
      errorCode
      errorMessage
    }
  }
`;
