import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import {
  type PaymentLiveSubscription,
  type PaymentLiveSubscriptionVariables,
  type PaymentQuery,
  type PaymentQueryVariables,
} from '../../../graphql/generated/operations';

/** A payment with all that its page shows. */
export type PaymentDetails = NonNullable<PaymentQuery['payments_by_pk']>;

const LiveFields = gql`
  fragment LiveFields on payments {
    id
    status
    tccPaymentId
    tcc_short_ref
    failureReason
    errorCode
    errorMessage
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
`;

const PaymentDocument: TypedDocumentNode<PaymentQuery, PaymentQueryVariables> = gql`
  query payment($id: uuid!) {
    payments_by_pk(id: $id) {
      ...LiveFields
      shortReference
      amount
      currency
      paymentDate
      paymentType
      chargeType
      reason
      reference
      ultimateBeneficiaryName
      purposeCode
      invoiceNumber
      invoiceDate
      createdById
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
      beneficiarySlice {
        id
        beneficiaryId
        name
        bankAccountHolderName
        bankName
        bankCountry
        iban
        accountNumber
        bicSwift
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

/** A payment that stays current: the subscription writes into the cache that the query reads. */
export function usePayment(id: string) {
  useSubscription({ query: PaymentLiveDocument, variables: { id } });
  return useRead({ query: PaymentDocument, variables: { id } });
}
