import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreatePaymentMutation,
  CreatePaymentMutationVariables,
  UpdatePaymentMutation,
  UpdatePaymentMutationVariables,
} from '../../../graphql/generated/operations';

/** The result of saving a payment. An errorCode means that it was stored but could not be sent. */
export type PaymentResultData = CreatePaymentMutation;

/** Creates a payment from the selected account. */
export const CreatePaymentDocument: TypedDocumentNode<CreatePaymentMutation, CreatePaymentMutationVariables> = gql`
  mutation createPayment(
    $payment: PaymentInput!
    $assets: [PaymentAssetInput!]
    $fraudNoticeId: uuid
    $draftSearch: String
  ) {
    result: createPayment(
      payment: $payment
      assets: $assets
      fraudNoticeId: $fraudNoticeId
      draftSearch: $draftSearch
    ) {
      id
      status
      authorisationsRequired
      errorCode
      errorMessage
    }
  }
`;

/** Changes a payment that was not sent. */
export const UpdatePaymentDocument: TypedDocumentNode<UpdatePaymentMutation, UpdatePaymentMutationVariables> = gql`
  mutation updatePayment($paymentId: uuid!, $payment: PaymentInput!, $fraudNoticeId: uuid) {
    result: updatePayment(paymentId: $paymentId, payment: $payment, fraudNoticeId: $fraudNoticeId) {
      id
      status
      authorisationsRequired
      errorCode
      errorMessage
    }
  }
`;
