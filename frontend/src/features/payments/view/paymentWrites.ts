import { gql, type TypedDocumentNode } from 'urql';
import type {
  AuthorisePaymentMutation,
  AuthorisePaymentMutationVariables,
  DeletePaymentMutation,
  DeletePaymentMutationVariables,
  RejectPaymentMutation,
  RejectPaymentMutationVariables,
} from '../../../graphql/generated/operations';

/** Authorises a payment. */
export const AuthorisePaymentDocument: TypedDocumentNode<AuthorisePaymentMutation, AuthorisePaymentMutationVariables> =
  gql`
    mutation authorisePayment($paymentId: uuid!, $version: Int!) {
      result: authorisePayment(paymentId: $paymentId, version: $version) {
        paymentId
        errorCode
        errorMessage
        authorisationsRequired
        requestsAdded
        status
        tccStatus
      }
    }
  `;

/** Rejects a payment, in the version that was shown. */
export const RejectPaymentDocument: TypedDocumentNode<RejectPaymentMutation, RejectPaymentMutationVariables> = gql`
  mutation rejectPayment($paymentId: uuid!, $version: Int!, $reason: String!) {
    result: rejectPayment(paymentId: $paymentId, version: $version, reason: $reason) {
      id
      status
    }
  }
`;

/** Deletes a payment. */
export const DeletePaymentDocument: TypedDocumentNode<DeletePaymentMutation, DeletePaymentMutationVariables> = gql`
  mutation deletePayment($paymentId: uuid!) {
    result: deletePayment(paymentId: $paymentId) {
      id
      status
      errorCode
      errorMessage
    }
  }
`;
