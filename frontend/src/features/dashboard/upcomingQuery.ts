import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../graphql/useRead';
import type { UpcomingPaymentsQuery, UpcomingPaymentsQueryVariables } from '../../graphql/generated/operations';

/** The maximum number of payments that the chart reads; it shows a note if there are more. */
export const maxUpcoming = 250;

const UpcomingPaymentsDocument: TypedDocumentNode<UpcomingPaymentsQuery, UpcomingPaymentsQueryVariables> = gql`
  query UpcomingPayments($accountId: uuid!, $from: date!, $to: date!, $currency: String!) {
    payments(
      where: {
        accountId: { _eq: $accountId }
        status: {
          _in: [
            "new"
            "awaiting_authorisation"
            "authorised"
            "processing"
            "ready_to_send"
            "released"
            "submitted"
            "suspended"
          ]
        }
        paymentDate: { _gte: $from, _lte: $to }
      }
      order_by: [{ paymentDate: asc }, { id: asc }]
      limit: 250
    ) {
      id
      paymentDate
      amount
      currency
      status
    }
    exchange_rates(where: { toCurrency: { _eq: $currency } }) {
      currencyPair
      fromCurrency
      midMarketRate
    }
  }
`;

/** Reads an account's outgoing payments between two days, inclusive, and the rates to convert them. */
export function useUpcomingPayments(variables: UpcomingPaymentsQueryVariables) {
  return useRead({ query: UpcomingPaymentsDocument, variables });
}
