import { gql, type TypedDocumentNode } from 'urql';
import type {
  DeletePendingPaymentsMutation,
  DeletePendingPaymentsMutationVariables,
  PossibleMakersQuery,
  PossibleMakersQueryVariables,
  ReassignPaymentCreatorMutation,
  ReassignPaymentCreatorMutationVariables,
} from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';

/** Makes another user the maker of a payment. */
export const ReassignPaymentCreatorDocument: TypedDocumentNode<
  ReassignPaymentCreatorMutation,
  ReassignPaymentCreatorMutationVariables
> = gql`
  mutation reassignPaymentCreator($paymentId: uuid!, $userId: String!, $clearAuthorisations: Boolean!) {
    reassignPaymentCreator(paymentId: $paymentId, userId: $userId, clearAuthorisations: $clearAuthorisations) {
      id
      status
      authorisationsRequired
      pendingChangeId
    }
  }
`;

/** Deletes up to 100 payments of an account that were not sent. */
export const DeletePendingPaymentsDocument: TypedDocumentNode<
  DeletePendingPaymentsMutation,
  DeletePendingPaymentsMutationVariables
> = gql`
  mutation deletePendingPayments($accountId: uuid!) {
    deletePendingPayments(accountId: $accountId) {
      deleted
      hasMore
    }
  }
`;

const PossibleMakersDocument: TypedDocumentNode<PossibleMakersQuery, PossibleMakersQueryVariables> = gql`
  query possibleMakers($accountId: uuid!) {
    seats: CurrencyCloudContacts(
      where: {
        account_id: { _eq: $accountId }
        user: { enabled: { _eq: true } }
        role: { can_create_payments: { _eq: true } }
      }
      order_by: [{ user_id: asc }]
      limit: 250
    ) {
      id
      user_id
      user {
        id
        first_name
        last_name
      }
    }
  }
`;

/** The users who may create payments on an account. */
export const usePossibleMakers = (accountId: string) =>
  useRead({ query: PossibleMakersDocument, variables: { accountId }, context: adminCall });
