import { gql, type TypedDocumentNode } from 'urql';
import type { TransferAccountsQuery, TransferAccountsQueryVariables } from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';

/** The name of an account at one end of a transfer. An account where the user has no seat is not shown to them. */
export const accountName = (account: { readonly name: string } | null): string => account?.name ?? 'another account';

/** An account that money may be moved from or to, with what it holds. */
export type TransferAccount = TransferAccountsQuery['accounts'][number];

/** The most accounts that are offered, the first by name. */
export const maxAccounts = 250;

/** The open and approved accounts that the user may name, in the order of their names. */
const TransferAccountsDocument: TypedDocumentNode<TransferAccountsQuery, TransferAccountsQueryVariables> = gql`
  query TransferAccounts($limit: Int!) {
    accounts(
      where: { is_closed: { _eq: false }, is_approved: { _eq: true } }
      order_by: [{ name: asc }, { id: asc }]
      limit: $limit
    ) {
      id
      name
      reference
      organisation {
        id
        name
      }
      balances(order_by: [{ currency: asc }]) {
        id
        currency
        amount
      }
    }
  }
`;

/**
 * Reads those accounts.
 * @param pause whether they are not needed yet
 */
export function useTransferAccounts(pause = false) {
  return useRead({ query: TransferAccountsDocument, variables: { limit: maxAccounts }, pause });
}

/** An account as a picker offers it. */
export const accountOption = ({ id, name, organisation }: TransferAccount) => ({
  value: id,
  label: `${name} · ${organisation.name}`,
});
