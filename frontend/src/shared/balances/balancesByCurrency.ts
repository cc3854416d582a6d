import { gql, type TypedDocumentNode } from 'urql';
import type { BalancesByCurrencyQuery, BalancesByCurrencyQueryVariables } from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';

/** A balance as every screen shows it. Documents append this to their text. */
export const balanceFields = gql`
  fragment BalanceFields on balances {
    id
    currency
    amount
    updated_at
  }
`;

const BalancesByCurrencyDocument: TypedDocumentNode<BalancesByCurrencyQuery, BalancesByCurrencyQueryVariables> = gql`
  query balancesByCurrency($accountId: uuid!, $currencies: [String!]!) {
    balances(
      where: { account_id: { _eq: $accountId }, currency: { _in: $currencies } }
      order_by: [{ currency: asc }]
    ) {
      ...BalanceFields
    }
  }
  ${balanceFields}
`;

/**
 * What an account holds in some currencies (specification, part one, section 7), by code in major units. A currency that it never held is absent; all
 * are absent until they are read.
 */
export function useBalancesByCurrency(accountId: string, currencies: readonly string[]): ReadonlyMap<string, string> {
  const { data } = useRead({
    query: BalancesByCurrencyDocument,
    variables: { accountId, currencies },
    pause: currencies.length === 0,
  });
  return new Map(data?.balances.map(({ currency, amount }) => [currency, amount]));
}
