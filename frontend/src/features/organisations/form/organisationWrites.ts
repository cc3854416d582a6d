import { gql, type TypedDocumentNode } from 'urql';
import { adminCall } from '../../../graphql/requestHeaders';
import type {
  CreateOrganisationMutation,
  CreateOrganisationMutationVariables,
  DeleteOrganisationMutation,
  DeleteOrganisationMutationVariables,
  EditedOrganisationQuery,
  EditedOrganisationQueryVariables,
  UpdateOrganisationMutation,
  UpdateOrganisationMutationVariables,
} from '../../../graphql/generated/operations';
import { useRead } from '../../../graphql/useRead';

/** Creates an organisation. */
export const CreateOrganisationDocument: TypedDocumentNode<
  CreateOrganisationMutation,
  CreateOrganisationMutationVariables
> = gql`
  mutation createOrganisation($organisation: OrganisationInput!) {
    createOrganisation(organisation: $organisation) {
      id
    }
  }
`;

/** Changes the given fields of an organisation. */
export const UpdateOrganisationDocument: TypedDocumentNode<
  UpdateOrganisationMutation,
  UpdateOrganisationMutationVariables
> = gql`
  mutation updateOrganisation($orgId: uuid!, $organisation: OrganisationChangesInput!) {
    updateOrganisation(orgId: $orgId, organisation: $organisation) {
      id
    }
  }
`;

/** Deletes an organisation without records. */
export const DeleteOrganisationDocument: TypedDocumentNode<
  DeleteOrganisationMutation,
  DeleteOrganisationMutationVariables
> = gql`
  mutation deleteOrganisation($orgId: uuid!) {
    deleteOrganisation(orgId: $orgId) {
      id
    }
  }
`;

/** An organisation as its form shows it. */
export type EditedOrganisation = NonNullable<EditedOrganisationQuery['organisations_by_pk']>;

const EditedOrganisationDocument: TypedDocumentNode<EditedOrganisationQuery, EditedOrganisationQueryVariables> = gql`
  query editedOrganisation($id: uuid!) {
    organisations_by_pk(id: $id) {
      id
      name
      authorisation_currency
      tcc_login_id
      tcc_contact_id
      defaultToAdminCredentials
      enable_dip
      enable_favourites
      idle_limit_minutes
      payment_expiry_days
      fraud_notices
    }
  }
`;

/** An organisation with what only super admins may read of it. */
export const useEditedOrganisation = (id: string) =>
  useRead({ query: EditedOrganisationDocument, variables: { id }, context: adminCall });
