import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateContactMutation,
  CreateContactMutationVariables,
  DeleteContactMutation,
  DeleteContactMutationVariables,
  UpdateContactMutation,
  UpdateContactMutationVariables,
} from '../../graphql/generated/operations';

/** Gives a seat. */
export const CreateContactDocument: TypedDocumentNode<CreateContactMutation, CreateContactMutationVariables> = gql`
  mutation createContact($contact: ContactInput!) {
    seat: createContact(contact: $contact) {
      id
      state
      reason
      pendingChangeId
    }
  }
`;

/** Changes the role and the limit of a seat. */
export const UpdateContactDocument: TypedDocumentNode<UpdateContactMutation, UpdateContactMutationVariables> = gql`
  mutation updateContact($id: uuid!, $role_id: uuid!, $upper_fx_limit: String) {
    seat: updateContact(id: $id, role_id: $role_id, upper_fx_limit: $upper_fx_limit) {
      id
      state
      reason
      pendingChangeId
    }
  }
`;

/** Removes a seat. */
export const DeleteContactDocument: TypedDocumentNode<DeleteContactMutation, DeleteContactMutationVariables> = gql`
  mutation deleteContact($id: uuid!) {
    deleteContact(id: $id) {
      id
      pendingChangeId
    }
  }
`;
