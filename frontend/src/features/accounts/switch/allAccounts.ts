import { gql, type TypedDocumentNode } from 'urql';
import { pageParam, textParam } from '../../../shared/searchParams';
import type { StandingSeat } from '../../../shared/seats/seatStanding';
import type { AccountSummary } from '../../../session/sessionUser';
import { useRead } from '../../../graphql/useRead';
import { containsPattern } from '../../../shared/listQuery';
import { AccountSummaryFragment } from '../../../shared/accounts/accountSummaryFragment';
import type { AllAccountsQuery, AllAccountsQueryVariables } from '../../../graphql/generated/operations';

/** The number of accounts on a page. */
export const accountsPerPage = 15;

/** The query parameters of an account picker. */
export const accountsSearch = { search: textParam(), page: pageParam };

/** The limit and offset of a page; pages start at 1. */
export const pageOf = (page: number) => ({ limit: accountsPerPage, offset: (page - 1) * accountsPerPage });

/** An account to choose from, with the user's role and seat on it. */
export interface AccountChoice {
  readonly account: AccountSummary;
  readonly role?: string;
  /** The user's seat on it; undefined for an account that a super admin may only view. */
  readonly seat?: StandingSeat;
}

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
