import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/ilike';
import { AccountSummaryFragment } from '../../../shared/accounts/accountSummaryFragment';
import type { AllAccountsQuery, AllAccountsQueryVariables } from '../../../graphql/generated/operations';
import { pageOf } from './accountsSearch';

const AllAccountsDocument: TypedDocumentNode<AllAccountsQuery, AllAccountsQueryVariables> = gql`
  query AllAccounts($pattern: String!, $limit: Int!, $offset: Int!) {
    accounts(
      where: {
        _or: [
          { name: { _ilike: $pattern } }
          { reference: { _ilike: $pattern } }
          { organisation: { name: { _ilike: $pattern } } }
        ]
      }
      order_by: [{ name: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...AccountSummary
    }
    accounts_aggregate(
      where: {
        _or: [
          { name: { _ilike: $pattern } }
          { reference: { _ilike: $pattern } }
          { organisation: { name: { _ilike: $pattern } } }
        ]
      }
    ) {
      aggregate {
        count
      }
    }
  }
  ${AccountSummaryFragment}
`;

/** A page of all accounts that the user may read, by name; a super admin may read all. */
export function useAllAccounts({ search, page }: { search: string; page: number }) {
  return useRead({ query: AllAccountsDocument, variables: { pattern: containsPattern(search), ...pageOf(page) } });
}
