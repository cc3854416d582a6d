import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateUserMutation,
  CreateUserMutationVariables,
  EditUserMutation,
  EditUserMutationVariables,
} from '../../../graphql/generated/operations';

/** Creates a user. */
export const CreateUserDocument: TypedDocumentNode<CreateUserMutation, CreateUserMutationVariables> = gql`
  mutation createUser($id: String!, $user: UserDetailsInput!) {
    result: createUser(id: $id, user: $user) {
      id
      isPending
      pendingChangeId
    }
  }
`;

/** Replaces what is kept of a user, with all links to organisations. */
export const EditUserDocument: TypedDocumentNode<EditUserMutation, EditUserMutationVariables> = gql`
  mutation editUser($id: String!, $user: UserDetailsInput!) {
    result: editUser(id: $id, user: $user) {
      id
      isPending
      pendingChangeId
    }
  }
`;
