import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { livePaymentFields, useLivePayment } from '../../../shared/payments/livePayment';
import type { PaymentQuery, PaymentQueryVariables } from '../../../graphql/generated/operations';

/** The fields of a payment that its page shows. */
export type PaymentDetails = NonNullable<PaymentQuery['payments_by_pk']>;

const PaymentDocument: TypedDocumentNode<PaymentQuery, PaymentQueryVariables> = gql`
  query payment($id: uuid!) {
    payments_by_pk(id: $id) {
      ...LivePayment
      shortReference
      createdAt
      recurringPaymentId
      account {
        id
        name
      }
    }
    paymentsYouCanAuthorise(where: { id: { _eq: $id } }) {
      id
    }
  }
  ${livePaymentFields}
`;

/** A payment, kept up to date. */
export function usePayment(id: string) {
  useLivePayment(id);
  return useRead({ query: PaymentDocument, variables: { id } });
}
