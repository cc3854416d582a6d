import { gql, type TypedDocumentNode } from 'urql';
import { useRead, type Read } from '../../../graphql/useRead';
import type { PaymentToDecideQuery, PaymentToDecideQueryVariables } from '../../../graphql/generated/operations';
import { bankFields } from '../../beneficiaries/bankFields';
import { livePaymentFields, useLivePayment } from '../livePayment';
import { payeeVersionsFields } from './payeeVersions';

/** A payment with all that an approver decides on. */
export type PaymentToDecide = NonNullable<PaymentToDecideQuery['payments_by_pk']>;

const PaymentToDecideDocument: TypedDocumentNode<PaymentToDecideQuery, PaymentToDecideQueryVariables> = gql`
  query PaymentToDecide($id: uuid!) {
    payments_by_pk(id: $id) {
      ...LivePayment
      shortReference
      createdAt
      account {
        id
        name
        balances {
          id
          currency
          amount
        }
      }
      authRule {
        id
        threshold
        organisation {
          id
          authorisation_currency
        }
      }
      precedents(order_by: [{ position: asc }]) {
        id
        precedent {
          id
          amount
          currency
          paymentDate
          reference
          createdAt
          createdById
          beneficiarySlice {
            ...BankFields
          }
        }
      }
      beneficiarySlice {
        id
        beneficiary {
          ...PayeeVersions
        }
      }
    }
    paymentsYouCanAuthorise(where: { id: { _eq: $id } }) {
      id
    }
  }
  ${livePaymentFields}
  ${bankFields}
  ${payeeVersionsFields}
`;

/**
 * Reads a payment for an approver and keeps it up to date. Without an id nothing is read, and what was read last stays
 * while the sheet closes. Until the next payment is there, none is shown in its place.
 */
export function usePaymentToDecide(id: string | undefined): Read<PaymentToDecideQuery> {
  useLivePayment(id ?? '', id === undefined);
  const read = useRead({ query: PaymentToDecideDocument, variables: { id: id ?? '' }, pause: id === undefined });
  const shownId = read.data?.payments_by_pk?.id;
  const isOther = id !== undefined && shownId !== undefined && shownId !== id;
  return isOther ? { ...read, data: undefined, isLoading: true } : read;
}
