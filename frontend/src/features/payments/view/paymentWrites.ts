import { gql, type TypedDocumentNode } from 'urql';
import {
  type AuthorisePaymentMutation,
  type AuthorisePaymentMutationVariables,
  type DeletePaymentMutation,
  type DeletePaymentMutationVariables,
} from '../../../graphql/generated/operations';

export const AuthorisePaymentDocument: TypedDocumentNode<AuthorisePaymentMutation, AuthorisePaymentMutationVariables> =
  gql`
    mutation authorisePayment($paymentId: uuid!) {
      result: authorisePayment(paymentId: $paymentId) {
        paymentId
        errorCode
        errorMessage
        authorisationsRequired
        status
        tccStatus
      }
    }
  `;

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
