import { gql, type TypedDocumentNode } from 'urql';
import type {
  AccountContactsQuery,
  AccountContactsQueryVariables,
  AccountGroupsQuery,
  AccountGroupsQueryVariables,
  AccountNameQuery,
  AccountNameQueryVariables,
  UsersNotOnAccountQuery,
  UsersNotOnAccountQueryVariables,
} from '../../../graphql/generated/operations';
import { adminCall } from '../../../graphql/requestHeaders';
import { useRead } from '../../../graphql/useRead';
import { containsPattern, pageVariables } from '../../../shared/listQuery';
import { SeatStandingFragment, useWaitingSeats } from '../../../shared/seats/seatStanding';

/** A seat on the account. */
export type SeatRow = AccountContactsQuery['CurrencyCloudContacts'][number];

const AccountContactsDocument: TypedDocumentNode<AccountContactsQuery, AccountContactsQueryVariables> = gql`
  query accountContacts($accountId: uuid!, $limit: Int!, $offset: Int!) {
    CurrencyCloudContacts(
      where: { account_id: { _eq: $accountId } }
      order_by: [{ user_id: asc }]
      limit: $limit
      offset: $offset
    ) {
      ...SeatStanding
      user_id
      role_id
      lower_fx_limit
      upper_fx_limit
      tcc_contact_id
      role {
        id
        name
      }
      user {
        id
        first_name
        last_name
        enabled
      }
    }
  }
  ${SeatStandingFragment}
`;

const AccountGroupsDocument: TypedDocumentNode<AccountGroupsQuery, AccountGroupsQueryVariables> = gql`
  query accountGroups($accountId: uuid!, $limit: Int!, $offset: Int!) {
    groups(
      where: { accountLinks: { account_id: { _eq: $accountId } } }
      order_by: [{ name: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      name
    }
  }
`;

const AccountNameDocument: TypedDocumentNode<AccountNameQuery, AccountNameQueryVariables> = gql`
  query accountName($id: uuid!) {
    accounts_by_pk(id: $id) {
      id
      name
    }
  }
`;

const UsersNotOnAccountDocument: TypedDocumentNode<UsersNotOnAccountQuery, UsersNotOnAccountQueryVariables> = gql`
  query usersNotOnAccount($orgId: uuid!, $accountId: uuid!, $pattern: String!) {
    users(
      where: {
        enabled: { _eq: true }
        organisationLinks: { org_id: { _eq: $orgId } }
        _not: { contacts: { account_id: { _eq: $accountId } } }
        search_text: { _ilike: $pattern }
      }
      order_by: [{ id: asc }]
      limit: 50
    ) {
      id
      first_name
      last_name
    }
    roles(where: { org_id: { _eq: $orgId } }, order_by: [{ order: asc }, { name: asc }]) {
      id
      name
    }
  }
`;

/** A page of the seats on an account, by username, read again while one of them waits. */
export function useAccountContacts(accountId: string, page: number) {
  const variables = { accountId, ...pageVariables(page) };
  const read = useRead({ query: AccountContactsDocument, variables, context: adminCall });
  useWaitingSeats(read, read.data?.CurrencyCloudContacts);
  return read;
}

/** A page of the groups that hold an account, by name. */
export const useAccountGroups = (accountId: string, page: number) =>
  useRead({ query: AccountGroupsDocument, variables: { accountId, ...pageVariables(page) }, context: adminCall });

/** The name of an account. */
export const useAccountName = (id: string) =>
  useRead({ query: AccountNameDocument, variables: { id }, context: adminCall });

/** The first enabled users of an organisation whose name contains the text and who have no seat on an account, and the organisation's roles. */
export function useUsersNotOnAccount(orgId: string, accountId: string, text: string) {
  const variables = { orgId, accountId, pattern: containsPattern(text) };
  return useRead({ query: UsersNotOnAccountDocument, variables, context: adminCall });
}
