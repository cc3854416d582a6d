import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../graphql/useRead';
import { type UpcomingPaymentsQuery, type UpcomingPaymentsQueryVariables } from '../../graphql/generated/operations';

/** More than these are not drawn; the chart says so. */
export const mostUpcoming = 250;

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

/** An account's payments that are to go out from one day to another, both included, and the rates that make them comparable. */
export function useUpcomingPayments(variables: UpcomingPaymentsQueryVariables) {
  return useRead({ query: UpcomingPaymentsDocument, variables });
}
