import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import type {
  PaymentByShortReferenceQuery,
  PaymentByShortReferenceQueryVariables,
} from '../../../graphql/generated/operations';
import { searchedReference } from './searchedReference';

/** A payment that has a short reference. */
export type ReferencedPayment = PaymentByShortReferenceQuery['payments'][number];

const PaymentByShortReferenceDocument: TypedDocumentNode<
  PaymentByShortReferenceQuery,
  PaymentByShortReferenceQueryVariables
> = gql`
  query paymentByShortReference($shortReference: String!) {
    payments(
      where: { _or: [{ shortReference: { _eq: $shortReference } }, { tcc_short_ref: { _eq: $shortReference } }] }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: 1
    ) {
      id
      amount
      currency
      account {
        id
        name
      }
      beneficiarySlice {
        id
        name
      }
    }
  }
`;

/** The payment with a short reference, ours or the provider's, on any of the user's accounts. Other texts are not asked about. */
export function usePaymentByShortReference(text: string): ReferencedPayment | undefined {
  const searched = searchedReference(text);
  const shortReference = 'shortReference' in searched ? searched.shortReference : '';
  const { data } = useRead({
    query: PaymentByShortReferenceDocument,
    variables: { shortReference },
    pause: !shortReference,
  });
  return shortReference ? data?.payments[0] : undefined;
}
