import { gql, type TypedDocumentNode } from 'urql';
import { adminCall } from '../../../graphql/requestHeaders';
import type {
  OrganisationAccountsQuery,
  OrganisationAccountsQueryVariables,
  OrganisationGroupsQuery,
  OrganisationGroupsQueryVariables,
  OrganisationRolesQuery,
  OrganisationRolesQueryVariables,
  OrganisationRulesQuery,
  OrganisationRulesQueryVariables,
  OrganisationUsersQuery,
  OrganisationUsersQueryVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';
import { pageVariables } from '../../../shared/listQuery';

/** A role of an organisation. */
export type RoleRow = OrganisationRolesQuery['roles'][number];
/** A group with its accounts and people. */
export type GroupRow = OrganisationGroupsQuery['groups'][number];
/** A person's link to an organisation. */
export type MemberRow = OrganisationUsersQuery['users_organisations'][number];
/** An authorisation rule with its roles. */
export type RuleRow = OrganisationRulesQuery['organisation_payment_auth_rule'][number];
/** An account of an organisation. */
export type AccountRow = OrganisationAccountsQuery['accounts'][number];

const RolesDocument: TypedDocumentNode<OrganisationRolesQuery, OrganisationRolesQueryVariables> = gql`
  query organisationRoles($orgId: uuid!) {
    roles(where: { org_id: { _eq: $orgId } }, order_by: [{ order: asc }, { name: asc }]) {
      id
      name
      order
      can_create_beneficiaries
      can_create_conversions
      can_create_payments
    }
  }
`;

const GroupsDocument: TypedDocumentNode<OrganisationGroupsQuery, OrganisationGroupsQueryVariables> = gql`
  query organisationGroups($orgId: uuid!, $limit: Int!, $offset: Int!) {
    groups(where: { org_id: { _eq: $orgId } }, order_by: [{ name: asc }], limit: $limit, offset: $offset) {
      id
      name
      accountLinks(order_by: [{ account_id: asc }]) {
        account_id
        group_id
        account {
          id
          name
        }
      }
      userLinks(order_by: [{ user_id: asc }]) {
        user_id
        group_id
      }
    }
  }
`;

const UsersDocument: TypedDocumentNode<OrganisationUsersQuery, OrganisationUsersQueryVariables> = gql`
  query organisationUsers($orgId: uuid!, $limit: Int!, $offset: Int!) {
    users_organisations(
      where: { org_id: { _eq: $orgId } }
      order_by: [{ user_id: asc }]
      limit: $limit
      offset: $offset
    ) {
      user_id
      org_id
      can_user_admin_org
      can_manage_favourites
      canManageNewAccount
      user {
        id
        first_name
        last_name
        enabled
      }
    }
  }
`;

const RulesDocument: TypedDocumentNode<OrganisationRulesQuery, OrganisationRulesQueryVariables> = gql`
  query organisationRules($orgId: uuid!, $limit: Int!, $offset: Int!) {
    organisation_payment_auth_rule(
      where: { org_id: { _eq: $orgId } }
      order_by: [{ is_archived: asc }, { threshold: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      threshold
      is_archived
      can_authorise_own_payments
      payment_creator_can_satisfy_rule
      roles(order_by: [{ role_id: asc }]) {
        auth_rule_id
        role_id
        number_required
        role {
          id
          name
        }
      }
    }
  }
`;

const AccountsDocument: TypedDocumentNode<OrganisationAccountsQuery, OrganisationAccountsQueryVariables> = gql`
  query organisationAccounts($orgId: uuid!, $limit: Int!, $offset: Int!) {
    accounts(
      where: { org_id: { _eq: $orgId } }
      order_by: [{ name: asc }, { id: asc }]
      limit: $limit
      offset: $offset
    ) {
      id
      name
      reference
      is_approved
      is_closed
    }
  }
`;

/** All roles of an organisation in their order: an order is changed as a whole. */
export const useRoles = (orgId: string) => useRead({ query: RolesDocument, variables: { orgId }, context: adminCall });

/** A page of an organisation's groups. */
export const useGroups = (orgId: string, page: number) =>
  useRead({ query: GroupsDocument, variables: { orgId, ...pageVariables(page) }, context: adminCall });

/** A page of the people who are linked to an organisation. */
export const useMembers = (orgId: string, page: number) =>
  useRead({ query: UsersDocument, variables: { orgId, ...pageVariables(page) }, context: adminCall });

/** A page of an organisation's rules, those in force first. */
export const useRules = (orgId: string, page: number) =>
  useRead({ query: RulesDocument, variables: { orgId, ...pageVariables(page) }, context: adminCall });

/** A page of an organisation's accounts. */
export const useAccounts = (orgId: string, page: number) =>
  useRead({ query: AccountsDocument, variables: { orgId, ...pageVariables(page) }, context: adminCall });
