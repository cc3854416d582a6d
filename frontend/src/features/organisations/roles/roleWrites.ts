import { gql, type TypedDocumentNode } from 'urql';
import { adminCall } from '../../../graphql/requestHeaders';
import type {
  CloneRolesFromOrgMutation,
  CloneRolesFromOrgMutationVariables,
  CreateRoleMutation,
  CreateRoleMutationVariables,
  DeleteRoleMutation,
  DeleteRoleMutationVariables,
  OrganisationChoicesQuery,
  OrganisationChoicesQueryVariables,
  ReorderRolesMutation,
  ReorderRolesMutationVariables,
  UpdateRoleMutation,
  UpdateRoleMutationVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

/** Creates a role as the last one. */
export const CreateRoleDocument: TypedDocumentNode<CreateRoleMutation, CreateRoleMutationVariables> = gql`
  mutation createRole($orgId: uuid!, $role: RoleInput!) {
    createRole(orgId: $orgId, role: $role) {
      id
      pendingChangeId
    }
  }
`;

/** Changes name and rights of a role. */
export const UpdateRoleDocument: TypedDocumentNode<UpdateRoleMutation, UpdateRoleMutationVariables> = gql`
  mutation updateRole($roleId: uuid!, $role: RoleInput!) {
    updateRole(roleId: $roleId, role: $role) {
      id
      pendingChangeId
    }
  }
`;

/** Deletes a role without records. */
export const DeleteRoleDocument: TypedDocumentNode<DeleteRoleMutation, DeleteRoleMutationVariables> = gql`
  mutation deleteRole($roleId: uuid!) {
    deleteRole(roleId: $roleId) {
      id
      pendingChangeId
    }
  }
`;

/** Puts all roles of an organisation in an order. */
export const ReorderRolesDocument: TypedDocumentNode<ReorderRolesMutation, ReorderRolesMutationVariables> = gql`
  mutation reorderRoles($orgId: uuid!, $roleIds: [uuid!]!) {
    reorderRoles(orgId: $orgId, roleIds: $roleIds) {
      id
    }
  }
`;

/** Copies the roles of another organisation. */
export const CloneRolesDocument: TypedDocumentNode<CloneRolesFromOrgMutation, CloneRolesFromOrgMutationVariables> = gql`
  mutation cloneRolesFromOrg($fromOrgId: uuid!, $orgId: uuid!) {
    cloneRolesFromOrg(fromOrgId: $fromOrgId, orgId: $orgId) {
      count
      pendingChangeId
    }
  }
`;

const ChoicesDocument: TypedDocumentNode<OrganisationChoicesQuery, OrganisationChoicesQueryVariables> = gql`
  query organisationChoices {
    organisations(order_by: [{ name: asc }, { id: asc }]) {
      id
      name
    }
  }
`;

/** The names of all organisations. */
export const useOrganisationChoices = () => useRead({ query: ChoicesDocument, variables: {}, context: adminCall });
