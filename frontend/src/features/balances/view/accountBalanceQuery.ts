import { gql, type TypedDocumentNode } from 'urql';
import type { GetAccountBalanceQuery, GetAccountBalanceQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

const AccountBalanceDocument: TypedDocumentNode<GetAccountBalanceQuery, GetAccountBalanceQueryVariables> = gql`
  query getAccountBalance($currency: String!) {
    getAccountBalance(currency: $currency) {
      currency
      amount
      updatedAt
    }
  }
`;

/**
 * Asks the provider for the balance of the selected account; the server stores the answer, which the live balance then shows.
 * @param isPaused for a user without a seat, who may not ask
 */
export function useAccountBalance(currency: string, isPaused: boolean) {
  return useRead({
    query: AccountBalanceDocument,
    variables: { currency },
    requestPolicy: 'network-only',
    pause: isPaused,
  });
}
