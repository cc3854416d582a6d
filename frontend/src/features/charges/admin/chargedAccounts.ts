import { gql, type TypedDocumentNode } from 'urql';
import type { ChargedAccountsQuery, ChargedAccountsQueryVariables } from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

/** An account that charges can be filtered by. */
export type ChargedAccount = ChargedAccountsQuery['accounts'][number];

const ChargedAccountsDocument: TypedDocumentNode<ChargedAccountsQuery, ChargedAccountsQueryVariables> = gql`
  query ChargedAccounts {
    accounts(where: { process_charges: { _eq: true } }, order_by: [{ name: asc }, { id: asc }], limit: 250) {
      id
      name
      organisation {
        id
        name
      }
    }
  }
`;

/** The accounts that are charged, by name. @param pause whether they are not needed yet */
export const useChargedAccounts = (pause: boolean) => useRead({ query: ChargedAccountsDocument, variables: {}, pause });
