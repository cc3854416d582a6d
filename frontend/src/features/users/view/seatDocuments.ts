import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateContactMutation,
  CreateContactMutationVariables,
  DeleteContactMutation,
  DeleteContactMutationVariables,
  SeatChoicesQuery,
  SeatChoicesQueryVariables,
  UpdateContactMutation,
  UpdateContactMutationVariables,
} from '../../../graphql/generated/operations';

/** The accounts of an organisation where a user has no seat, and the roles of the organisation. */
export const SeatChoicesDocument: TypedDocumentNode<SeatChoicesQuery, SeatChoicesQueryVariables> = gql`
  query SeatChoices($orgId: uuid!, $username: String!) {
    accounts(
      where: { org_id: { _eq: $orgId }, is_closed: { _eq: false }, _not: { contacts: { user_id: { _eq: $username } } } }
      order_by: [{ name: asc }]
      limit: 250
    ) {
      id
      name
    }
    roles(where: { org_id: { _eq: $orgId } }, order_by: [{ order: asc }, { name: asc }]) {
      id
      name
    }
  }
`;

/** Gives a seat. */
export const CreateContactDocument: TypedDocumentNode<CreateContactMutation, CreateContactMutationVariables> = gql`
  mutation createContact($contact: ContactInput!) {
    createContact(contact: $contact) {
      id
    }
  }
`;

/** Changes the role and the limit of a seat. */
export const UpdateContactDocument: TypedDocumentNode<UpdateContactMutation, UpdateContactMutationVariables> = gql`
  mutation updateContact($id: uuid!, $role_id: uuid!, $upper_fx_limit: String) {
    updateContact(id: $id, role_id: $role_id, upper_fx_limit: $upper_fx_limit) {
      id
    }
  }
`;

/** Removes a seat. */
export const DeleteContactDocument: TypedDocumentNode<DeleteContactMutation, DeleteContactMutationVariables> = gql`
  mutation deleteContact($id: uuid!) {
    deleteContact(id: $id) {
      id
    }
  }
`;
