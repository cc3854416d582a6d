import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { useListNews } from '../../../shared/live/useListNews';
import { paymentRowFields } from '../../../shared/payments/paymentRow';
import type {
  PaymentsYouCanAuthoriseLiveSubscription,
  PaymentsYouCanAuthoriseLiveSubscriptionVariables,
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

const PaymentsYouCanAuthoriseLiveDocument: TypedDocumentNode<
  PaymentsYouCanAuthoriseLiveSubscription,
  PaymentsYouCanAuthoriseLiveSubscriptionVariables
> = gql`
  subscription PaymentsYouCanAuthoriseLive($accountId: uuid!) {
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

/** The payments of an account that the user may authorise, the most urgent first, at most a hundred; and what changed since. */
export function usePaymentsYouCanAuthorise(accountId: string) {
  const variables = { accountId };
  const read = useRead({ query: PaymentsYouCanAuthoriseDocument, variables });
  const news = useListNews(
    { query: PaymentsYouCanAuthoriseLiveDocument, variables },
    {
      rowsOf: (data) => data.paymentsYouCanAuthorise,
      shown: read.isRefreshing ? undefined : read.data?.paymentsYouCanAuthorise,
      limit: 100,
    },
  );
  return { read, news };
}
