import { gql, type TypedDocumentNode } from 'urql';
import type {
  BalanceLiveSubscription,
  BalanceLiveSubscriptionVariables,
  BalanceQuery,
  BalanceQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import type { AccountSummary } from '../../../session/sessionUser';
import { balanceFields } from '../../../shared/balances/balancesByCurrency';
import { useListNews } from '../../../shared/live/useListNews';

const BalanceDocument: TypedDocumentNode<BalanceQuery, BalanceQueryVariables> = gql`
  query balance($accountId: uuid!, $currency: String!, $worthCurrency: String!) {
    balances(where: { account_id: { _eq: $accountId }, currency: { _eq: $currency } }) {
      ...BalanceFields
    }
    incoming: tcc_transactions_aggregate(
      where: {
        account_id: { _eq: $accountId }
        currency: { _eq: $currency }
        status: { _eq: "pending" }
        type: { _eq: "credit" }
      }
    ) {
      aggregate {
        sum {
          amount
        }
      }
    }
    outgoing: tcc_transactions_aggregate(
      where: {
        account_id: { _eq: $accountId }
        currency: { _eq: $currency }
        status: { _eq: "pending" }
        type: { _eq: "debit" }
      }
    ) {
      aggregate {
        sum {
          amount
        }
      }
    }
    tcc_transactions(
      where: { account_id: { _eq: $accountId }, currency: { _eq: $currency } }
      order_by: [{ created_at: desc }, { id: desc }]
      limit: 10
    ) {
      id
      amount
      type
      status
      action
      related_entity_type
      related_entity_short_reference
      created_at
    }
    exchange_rates(where: { fromCurrency: { _eq: $currency }, toCurrency: { _eq: $worthCurrency } }) {
      currencyPair
      fromCurrency
      midMarketRate
      updatedAt
    }
  }
  ${balanceFields}
`;

const BalanceLiveDocument: TypedDocumentNode<BalanceLiveSubscription, BalanceLiveSubscriptionVariables> = gql`
  subscription BalanceLive($accountId: uuid!, $currency: String!) {
    balances(where: { account_id: { _eq: $accountId }, currency: { _eq: $currency } }) {
      ...BalanceFields
    }
  }
  ${balanceFields}
`;

/** A balance with what is about to change it. */
export type BalanceData = BalanceQuery;

/** One of the latest transactions. */
export type BalanceTransaction = BalanceQuery['tcc_transactions'][number];

/** The account's balance in a currency with its latest transactions (specification, part one, section 7), read again whenever it changes. */
export function useBalance(account: AccountSummary, currency: string) {
  const key = { accountId: account.id, currency };
  const worthCurrency = account.organisation.authorisation_currency;
  const read = useRead({ query: BalanceDocument, variables: { ...key, worthCurrency } });
  useListNews(
    { query: BalanceLiveDocument, variables: key },
    { rowsOf: ({ balances }) => balances, shown: read.data?.balances, limit: 1, onChange: read.reload },
  );
  return read;
}
