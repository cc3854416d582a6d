import { gql, type TypedDocumentNode } from 'urql';
import { adminCall } from '../../../graphql/requestHeaders';
import type {
  CreateOrgGroupMutation,
  CreateOrgGroupMutationVariables,
  DeleteOrgGroupMutation,
  DeleteOrgGroupMutationVariables,
  GroupChoicesQuery,
  GroupChoicesQueryVariables,
  UpdateOrgGroupMutation,
  UpdateOrgGroupMutationVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

/** Creates a group. */
export const CreateOrgGroupDocument: TypedDocumentNode<CreateOrgGroupMutation, CreateOrgGroupMutationVariables> = gql`
  mutation createOrgGroup($orgId: uuid!, $group: OrgGroupInput!) {
    createOrgGroup(orgId: $orgId, group: $group) {
      id
    }
  }
`;

/** Renames a group and replaces its accounts and people. */
export const UpdateOrgGroupDocument: TypedDocumentNode<UpdateOrgGroupMutation, UpdateOrgGroupMutationVariables> = gql`
  mutation updateOrgGroup($groupId: uuid!, $group: OrgGroupInput!) {
    updateOrgGroup(groupId: $groupId, group: $group) {
      id
    }
  }
`;

/** Deletes a group. */
export const DeleteOrgGroupDocument: TypedDocumentNode<DeleteOrgGroupMutation, DeleteOrgGroupMutationVariables> = gql`
  mutation deleteOrgGroup($groupId: uuid!) {
    deleteOrgGroup(groupId: $groupId) {
      id
    }
  }
`;

const GroupChoicesDocument: TypedDocumentNode<GroupChoicesQuery, GroupChoicesQueryVariables> = gql`
  query groupChoices($orgId: uuid!) {
    accounts(where: { org_id: { _eq: $orgId }, is_closed: { _eq: false } }, order_by: [{ name: asc }, { id: asc }]) {
      id
      name
    }
    users_organisations(where: { org_id: { _eq: $orgId } }, order_by: [{ user_id: asc }]) {
      user_id
      org_id
      user {
        id
        first_name
        last_name
      }
    }
  }
`;

/** The accounts and people that a group of an organisation may have. */
export const useGroupChoices = (orgId: string) =>
  useRead({ query: GroupChoicesDocument, variables: { orgId }, context: adminCall });
