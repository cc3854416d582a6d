import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type {
  TransferLiveSubscription,
  TransferLiveSubscriptionVariables,
  TransferQuery,
  TransferQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

/** A transfer between two accounts, with its record at the provider. */
export type TransferDetails = NonNullable<TransferQuery['transfers_by_pk']>;

const TransferDocument: TypedDocumentNode<TransferQuery, TransferQueryVariables> = gql`
  query transfer($id: uuid!) {
    transfers_by_pk(id: $id) {
      id
      amount
      currency
      reason
      status
      errorMessage
      shouldCharge
      createdAt
      updatedAt
      sourceAccount {
        id
        name
      }
      destinationAccount {
        id
        name
      }
      creator {
        id
        first_name
        last_name
      }
      providerTransfer {
        id
        short_reference
        completed_at
      }
    }
  }
`;

const TransferLiveDocument: TypedDocumentNode<TransferLiveSubscription, TransferLiveSubscriptionVariables> = gql`
  subscription TransferLive($id: uuid!) {
    transfers_by_pk(id: $id) {
      id
      status
      errorMessage
      updatedAt
      providerTransfer {
        id
        short_reference
        completed_at
      }
    }
  }
`;

/** A transfer, kept up to date. */
export function useTransfer(id: string) {
  useSubscription({ query: TransferLiveDocument, variables: { id } });
  return useRead({ query: TransferDocument, variables: { id } });
}
