import { gql, type TypedDocumentNode } from 'urql';
import { AccountSummary } from '../../app/session/sessionUser';
import { useRead } from '../../graphql/useRead';
import { type AllAccountsQuery, type AllAccountsQueryVariables } from '../../graphql/generated/operations';
import { accountsWhere, pageOf } from './accountsSearch';

const AllAccountsDocument: TypedDocumentNode<AllAccountsQuery, AllAccountsQueryVariables> = gql`
  query AllAccounts($where: accounts_bool_exp!, $limit: Int!, $offset: Int!) {
    accounts(where: $where, order_by: [{ name: asc }, { id: asc }], limit: $limit, offset: $offset) {
      ...AccountSummary
    }
    accounts_aggregate(where: $where) {
      aggregate {
        count
      }
    }
  }
  ${AccountSummary}
`;

/** A page of the accounts that one may see, by name; a super admin sees all. */
export function useAllAccounts({ search, page }: { search: string; page: number }) {
  const variables = { where: accountsWhere(search), ...pageOf(page) };
  return useRead({ query: AllAccountsDocument, variables });
}
