import { gql, type TypedDocumentNode } from 'urql';
import {
  type CreatePaymentMutation,
  type CreatePaymentMutationVariables,
  type UpdatePaymentMutation,
  type UpdatePaymentMutationVariables,
} from '../../../graphql/generated/operations';

/** What the server made of a payment. An errorCode says that it was stored but could not be sent. */
export type PaymentResultData = CreatePaymentMutation;

export const CreatePaymentDocument: TypedDocumentNode<CreatePaymentMutation, CreatePaymentMutationVariables> = gql`
  mutation createPayment($payment: PaymentInput!) {
    result: createPayment(payment: $payment) {
      id
      status
      authorisationsRequired
      errorCode
      errorMessage
    }
  }
`;

export const UpdatePaymentDocument: TypedDocumentNode<UpdatePaymentMutation, UpdatePaymentMutationVariables> = gql`
  mutation updatePayment($paymentId: uuid!, $payment: PaymentInput!) {
    result: updatePayment(paymentId: $paymentId, payment: $payment) {
      id
      status
      authorisationsRequired
      errorCode
      errorMessage
    }
  }
`;
