import { gql, type TypedDocumentNode } from 'urql';
import { amountParam, pageParam, type SearchValues } from '../../../shared/searchParams';
import type {
  BalancesLiveSubscription,
  BalancesLiveSubscriptionVariables,
  BalancesQuery,
  BalancesQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import type { AccountSummary } from '../../../session/sessionUser';
import { balanceFields } from '../../../shared/balances/balancesByCurrency';
import { useListNews } from '../../../shared/live/useListNews';

/** The query parameters of the list of balances. `amountFrom` is in whole units of each balance's own currency. */
export const balancesSearch = { amountFrom: amountParam, page: pageParam };

/** The values of those parameters. */
type BalancesSearch = SearchValues<typeof balancesSearch>;

const BalancesDocument: TypedDocumentNode<BalancesQuery, BalancesQueryVariables> = gql`
  query balances($accountId: uuid!, $currency: String!, $amountFrom: numeric!, $limit: Int!, $offset: Int!) {
    balances(
      where: { account_id: { _eq: $accountId }, amount: { _gte: $amountFrom } }
      order_by: [{ currency: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...BalanceFields
    }
    all: balances(where: { account_id: { _eq: $accountId } }, order_by: [{ currency: asc }]) {
      ...BalanceFields
    }
    exchange_rates(where: { toCurrency: { _eq: $currency } }) {
      currencyPair
      fromCurrency
      midMarketRate
      updatedAt
    }
  }
  ${balanceFields}
`;

const BalancesLiveDocument: TypedDocumentNode<BalancesLiveSubscription, BalancesLiveSubscriptionVariables> = gql`
  subscription BalancesLive($accountId: uuid!, $amountFrom: numeric!, $limit: Int!, $offset: Int!) {
    balances(
      where: { account_id: { _eq: $accountId }, amount: { _gte: $amountFrom } }
      order_by: [{ currency: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...BalanceFields
    }
  }
  ${balanceFields}
`;

/** A balance of the list. */
export type Balance = BalancesQuery['balances'][number];

/** All that the page reads. */
export type BalancesData = BalancesQuery;

/** The number of balances on a page. */
export const balancesPerPage = 15;

/** Below every balance: without a filter, a balance below zero is listed, too. */
const leastAmount = '-1000000000000000';

/**
 * A page of the account's balances from an amount on (specification, part one, section 7: page, perPage, amountFrom), all its balances and the rates for
 * their total, and what changed since.
 */
export function useBalances(account: AccountSummary, { page, amountFrom }: BalancesSearch) {
  const filter = {
    accountId: account.id,
    amountFrom: amountFrom || leastAmount,
    limit: balancesPerPage,
    offset: (page - 1) * balancesPerPage,
  };
  const read = useRead({
    query: BalancesDocument,
    variables: { ...filter, currency: account.organisation.authorisation_currency },
  });
  const news = useListNews(
    { query: BalancesLiveDocument, variables: filter },
    {
      rowsOf: (data) => data.balances,
      shown: read.isRefreshing ? undefined : read.data?.balances,
      limit: balancesPerPage,
    },
  );
  return { read, news };
}
