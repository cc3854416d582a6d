import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import type { AccountBalancesQuery, AccountBalancesQueryVariables } from '../../../graphql/generated/operations';
import { liveTwin } from '../../../graphql/twin';

const AccountBalancesDocument: TypedDocumentNode<AccountBalancesQuery, AccountBalancesQueryVariables> = gql`
  query AccountBalances($accountId: uuid!) {
    balances(where: { account_id: { _eq: $accountId } }, order_by: [{ currency: asc }]) {
      id
      currency
      amount
    }
  }
`;

const AccountBalancesLiveDocument = liveTwin(AccountBalancesDocument, 'AccountBalancesLive');

/** What is known of a balance. */
export interface Balance {
  /** In major units; "0" in a currency that the account holds none of. Undefined until it is known. */
  readonly amount: string | undefined;
  readonly isUnreadable: boolean;
}

/** The balance of an account in a currency, kept up to date. */
export function useBalance(accountId: string, currency: string): Balance {
  const [live] = useSubscription({ query: AccountBalancesLiveDocument, variables: { accountId } });
  const read = useRead({ query: AccountBalancesDocument, variables: { accountId } });
  // A currency's first balance is a new row, which only the subscription's own result has.
  const balances = (live.data ?? read.data)?.balances;
  const amount = balances?.find((balance) => balance.currency === currency)?.amount;
  return { amount: balances && (amount ?? '0'), isUnreadable: !balances && read.error !== undefined };
}
