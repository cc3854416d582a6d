import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { shownContentFields } from '../../../shared/payments/shownContent';
import type {
  PaymentLiveSubscription,
  PaymentLiveSubscriptionVariables,
  PaymentQuery,
  PaymentQueryVariables,
} from '../../../graphql/generated/operations';

/** The fields of a payment that its page shows. */
export type PaymentDetails = NonNullable<PaymentQuery['payments_by_pk']>;

const LiveFields = gql`
  fragment LiveFields on payments {
    ...ShownContent
    status
    tccPaymentId
    tcc_short_ref
    failureReason
    errorCode
    errorMessage
    rejectedAt
    rejectionReason
    rejectedById
    rejectedBy {
      id
      first_name
      last_name
    }
    transferredAt
    estimatedArrival
    feeAmount
    updatedAt
    authorisationRequests(order_by: [{ authorisedAt: asc_nulls_last }, { id: asc }]) {
      id
      authorisedAt
      authorisedById
      authorisedBy {
        id
        first_name
        last_name
      }
      role {
        id
        name
      }
    }
  }
  ${shownContentFields}
`;

const PaymentDocument: TypedDocumentNode<PaymentQuery, PaymentQueryVariables> = gql`
  query payment($id: uuid!) {
    payments_by_pk(id: $id) {
      ...LiveFields
      shortReference
      createdAt
      creator {
        id
        first_name
        last_name
      }
      account {
        id
        name
      }
    }
    paymentsYouCanAuthorise(where: { id: { _eq: $id } }) {
      id
    }
  }
  ${LiveFields}
`;

const PaymentLiveDocument: TypedDocumentNode<PaymentLiveSubscription, PaymentLiveSubscriptionVariables> = gql`
  subscription PaymentLive($id: uuid!) {
    payments_by_pk(id: $id) {
      ...LiveFields
    }
  }
  ${LiveFields}
`;

/** A payment, kept up to date: a subscription writes to the cache that the query reads. */
export function usePayment(id: string) {
  useSubscription({ query: PaymentLiveDocument, variables: { id } });
  return useRead({ query: PaymentDocument, variables: { id } });
}
