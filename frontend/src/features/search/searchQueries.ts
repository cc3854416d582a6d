import { gql, type TypedDocumentNode } from 'urql';
import type {
  SearchConversionsQuery,
  SearchConversionsQueryVariables,
  SearchPaymentsQuery,
  SearchPaymentsQueryVariables,
} from '../../graphql/generated/operations';
import { paymentRowFields } from '../../shared/payments/paymentRow';

/** The number of records on a page. */
export const foundPerPage = 15;

/** A conversion that the search found. */
export type FoundConversion = SearchConversionsQuery['tcc_conversions'][number];

/** Finds conversions by a pattern over their short reference. */
export const SearchConversionsDocument: TypedDocumentNode<SearchConversionsQuery, SearchConversionsQueryVariables> =
  gql`
    query SearchConversions($accountId: uuid!, $pattern: String!, $limit: Int!, $offset: Int!) {
      tcc_conversions(
        where: { account_id: { _eq: $accountId }, short_reference: { _ilike: $pattern } }
        order_by: [{ created_at: desc }, { id: desc }]
        limit: $limit
        offset: $offset
      ) {
        id
        short_reference
        status
        buy_currency
        sell_currency
        client_buy_amount
        client_sell_amount
        conversion_date
      }
      found: tcc_conversions_aggregate(
        where: { account_id: { _eq: $accountId }, short_reference: { _ilike: $pattern } }
      ) {
        aggregate {
          count
        }
      }
    }
  `;

/** Finds payments by the text of the payments list: payee, references and, where it is a number, the amount. */
export const SearchPaymentsDocument: TypedDocumentNode<SearchPaymentsQuery, SearchPaymentsQueryVariables> = gql`
  query SearchPayments(
    $accountId: uuid!
    $pattern: String
    $searchAmount: numeric
    $otherAmount: numeric
    $limit: Int!
    $offset: Int!
  ) {
    payments: foundPayments(
      args: {
        account_id: $accountId
        search_pattern: $pattern
        search_amount: $searchAmount
        other_amount: $otherAmount
      }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      ...PaymentRow
    }
    totals: foundPaymentTotals(
      args: {
        account_id: $accountId
        search_pattern: $pattern
        search_amount: $searchAmount
        other_amount: $otherAmount
      }
    ) {
      accountId
      status
      currency
      payments
    }
  }
  ${paymentRowFields}
`;
