import { gql, type TypedDocumentNode } from 'urql';
import type {
  AuthorisePaymentMutation,
  AuthorisePaymentMutationVariables,
  CreatePaymentAssetsMutation,
  CreatePaymentAssetsMutationVariables,
  DeletePaymentAssetMutation,
  DeletePaymentAssetMutationVariables,
  DeletePaymentMutation,
  DeletePaymentMutationVariables,
} from '../../../graphql/generated/operations';

/** Authorises a payment. */
export const AuthorisePaymentDocument: TypedDocumentNode<AuthorisePaymentMutation, AuthorisePaymentMutationVariables> =
  gql`
    mutation authorisePayment($paymentId: uuid!, $version: Int!, $fraudNoticeId: uuid) {
      result: authorisePayment(paymentId: $paymentId, version: $version, fraudNoticeId: $fraudNoticeId) {
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

/** Adds uploaded documents to a payment. */
export const CreatePaymentAssetsDocument: TypedDocumentNode<
  CreatePaymentAssetsMutation,
  CreatePaymentAssetsMutationVariables
> = gql`
  mutation createPaymentAssets($paymentId: uuid!, $assets: [PaymentAssetInput!]!) {
    createPaymentAssets(paymentId: $paymentId, assets: $assets) {
      id
    }
  }
`;

/** Removes a document from a payment. */
export const DeletePaymentAssetDocument: TypedDocumentNode<
  DeletePaymentAssetMutation,
  DeletePaymentAssetMutationVariables
> = gql`
  mutation deletePaymentAsset($paymentId: uuid!, $assetId: uuid!) {
    deletePaymentAsset(paymentId: $paymentId, assetId: $assetId) {
      id
    }
  }
`;
