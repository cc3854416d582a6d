import { gql, type TypedDocumentNode } from 'urql';
import type {
  HoldPaymentRateMutation,
  HoldPaymentRateMutationVariables,
  ReleasePaymentRateMutation,
  ReleasePaymentRateMutationVariables,
} from '../../../graphql/generated/operations';

/** Holds the rate at which a payment is paid from a balance in another currency. */
export const HoldPaymentRateDocument: TypedDocumentNode<HoldPaymentRateMutation, HoldPaymentRateMutationVariables> =
  gql`
    mutation holdPaymentRate($paymentId: uuid!, $version: Int!, $sellCurrency: String!) {
      result: holdPaymentRate(paymentId: $paymentId, version: $version, sellCurrency: $sellCurrency) {
        paymentId
        expiresAt
      }
    }
  `;

/** Lets the held rate of a payment go. */
export const ReleasePaymentRateDocument: TypedDocumentNode<
  ReleasePaymentRateMutation,
  ReleasePaymentRateMutationVariables
> = gql`
  mutation releasePaymentRate($paymentId: uuid!, $version: Int!) {
    result: releasePaymentRate(paymentId: $paymentId, version: $version) {
      paymentId
    }
  }
`;
