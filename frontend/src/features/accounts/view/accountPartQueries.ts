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
import { pageVariables } from '../../../shared/pageOf';

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
      id
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
`;

const AccountGroupsDocument: TypedDocumentNode<AccountGroupsQuery, AccountGroupsQueryVariables> = gql`
  query accountGroups($accountId: uuid!) {
    groups(where: { accountLinks: { account_id: { _eq: $accountId } } }, order_by: [{ name: asc }], limit: 250) {
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
  query usersNotOnAccount($orgId: uuid!, $accountId: uuid!) {
    users(
      where: {
        enabled: { _eq: true }
        organisationLinks: { org_id: { _eq: $orgId } }
        _not: { contacts: { account_id: { _eq: $accountId } } }
      }
      order_by: [{ id: asc }]
      limit: 250
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

/** A page of the seats on an account, by username. */
export const useAccountContacts = (accountId: string, page: number) =>
  useRead({ query: AccountContactsDocument, variables: { accountId, ...pageVariables(page) }, context: adminCall });

/** The groups that hold an account. */
export const useAccountGroups = (accountId: string) =>
  useRead({ query: AccountGroupsDocument, variables: { accountId }, context: adminCall });

/** The name of an account. */
export const useAccountName = (id: string) =>
  useRead({ query: AccountNameDocument, variables: { id }, context: adminCall });

/** The enabled users of an organisation who have no seat on an account, and the organisation's roles. */
export const useUsersNotOnAccount = (orgId: string, accountId: string) =>
  useRead({ query: UsersNotOnAccountDocument, variables: { orgId, accountId }, context: adminCall });
