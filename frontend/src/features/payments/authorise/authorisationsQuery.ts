import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { useListNews } from '../../../shared/live/useListNews';
import { paymentRowFields } from '../../../shared/payments/paymentRow';
import type {
  PaymentsYouCanAuthoriseQuery,
  PaymentsYouCanAuthoriseQueryVariables,
  PaymentsYouCanAuthoriseTotalsQuery,
  PaymentsYouCanAuthoriseTotalsQueryVariables,
} from '../../../graphql/generated/operations';
import { liveTwin } from '../../../graphql/twin';

/** The number of payments on a page. */
export const authorisationsPerPage = 50;

const PaymentsYouCanAuthoriseDocument: TypedDocumentNode<
  PaymentsYouCanAuthoriseQuery,
  PaymentsYouCanAuthoriseQueryVariables
> = gql`
  query paymentsYouCanAuthorise($accountId: uuid!, $limit: Int!, $offset: Int!) {
    paymentsYouCanAuthorise(
      where: { accountId: { _eq: $accountId } }
      order_by: [{ paymentDate: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...PaymentRow
    }
  }
  ${paymentRowFields}
`;

const PaymentsYouCanAuthoriseLiveDocument = liveTwin(PaymentsYouCanAuthoriseDocument, 'PaymentsYouCanAuthoriseLive');

const PaymentsYouCanAuthoriseTotalsDocument: TypedDocumentNode<
  PaymentsYouCanAuthoriseTotalsQuery,
  PaymentsYouCanAuthoriseTotalsQueryVariables
> = gql`
  query paymentsYouCanAuthoriseTotals($accountId: uuid!) {
    totals: paymentsYouCanAuthoriseTotals(args: { account_id: $accountId }) {
      accountId
      status
      currency
      payments
      amount
    }
  }
`;

/** The number and the sums of all payments of an account that the user may authorise, whatever the page shows. */
export const usePaymentsYouCanAuthoriseTotals = (accountId: string) =>
  useRead({ query: PaymentsYouCanAuthoriseTotalsDocument, variables: { accountId } });

/**
 * A page of the payments of an account that the user may authorise, the earliest payment date first; and what changed since.
 * @param page from 1
 * @param onChange called when payments of the page changed, came or went
 */
export function usePaymentsYouCanAuthorise(accountId: string, page: number, onChange: () => void) {
  const variables = { accountId, limit: authorisationsPerPage, offset: (page - 1) * authorisationsPerPage };
  const read = useRead({ query: PaymentsYouCanAuthoriseDocument, variables });
  const news = useListNews(
    { query: PaymentsYouCanAuthoriseLiveDocument, variables },
    {
      rowsOf: (data) => data.paymentsYouCanAuthorise,
      shown: read.isRefreshing ? undefined : read.data?.paymentsYouCanAuthorise,
      limit: authorisationsPerPage,
      onChange,
    },
  );
  return { read, news };
}
