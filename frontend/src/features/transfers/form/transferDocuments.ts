import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateTransferMutation,
  CreateTransferMutationVariables,
  TransferAccountsQuery,
  TransferAccountsQueryVariables,
} from '../../../graphql/generated/operations';

/** An account that money may be moved from or to, with what it holds. */
export type TransferAccount = TransferAccountsQuery['accounts'][number];

/** The accounts that the user may name, in the order of their names. */
export const TransferAccountsDocument: TypedDocumentNode<TransferAccountsQuery, TransferAccountsQueryVariables> = gql`
  query TransferAccounts {
    accounts(where: { is_closed: { _eq: false } }, order_by: [{ name: asc }, { id: asc }], limit: 250) {
      id
      name
      reference
      organisation {
        id
        name
      }
      balances(order_by: [{ currency: asc }]) {
        id
        currency
        amount
      }
    }
  }
`;

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
