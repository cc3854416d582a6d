import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { paymentRowFields } from '../../../shared/payments/paymentRow';
import type {
  PaymentsYouCanAuthoriseQuery,
  PaymentsYouCanAuthoriseQueryVariables,
} from '../../../graphql/generated/operations';

const PaymentsYouCanAuthoriseDocument: TypedDocumentNode<
  PaymentsYouCanAuthoriseQuery,
  PaymentsYouCanAuthoriseQueryVariables
> = gql`
  query paymentsYouCanAuthorise($accountId: uuid!) {
    paymentsYouCanAuthorise(
      where: { accountId: { _eq: $accountId } }
      order_by: [{ paymentDate: asc }, { id: asc }]
      limit: 100
    ) {
      ...PaymentRow
    }
  }
  ${paymentRowFields}
`;

/** The payments of an account that the user may authorise, the most urgent first; at most a hundred. */
export function usePaymentsYouCanAuthorise(accountId: string) {
  return useRead({ query: PaymentsYouCanAuthoriseDocument, variables: { accountId } });
}
