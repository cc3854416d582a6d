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
import { containsPattern } from '../../listQuery';

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
  query possibleMakers($accountId: uuid!, $pattern: String!) {
    seats: CurrencyCloudContacts(
      where: {
        account_id: { _eq: $accountId }
        user: { enabled: { _eq: true }, search_text: { _ilike: $pattern } }
        role: { can_create_payments: { _eq: true } }
      }
      order_by: [{ user_id: asc }]
      limit: 50
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

/** The first users whose name contains the text and who may create payments on an account. */
export function usePossibleMakers(accountId: string, text: string) {
  const variables = { accountId, pattern: containsPattern(text) };
  return useRead({ query: PossibleMakersDocument, variables, context: adminCall });
}
