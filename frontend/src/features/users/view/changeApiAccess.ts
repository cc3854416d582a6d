import { gql, type TypedDocumentNode } from 'urql';
import type { ChangeApiAccessMutation, ChangeApiAccessMutationVariables } from '../../../graphql/generated/operations';

/** Issues a key for programs of a user, or revokes it. */
export const ChangeApiAccessDocument: TypedDocumentNode<ChangeApiAccessMutation, ChangeApiAccessMutationVariables> =
  gql`
    mutation changeApiAccess($id: String!, $isEnabled: Boolean!, $scopes: [String!], $networks: [String!]) {
      result: changeApiAccess(id: $id, isEnabled: $isEnabled, scopes: $scopes, networks: $networks) {
        id
        key
      }
    }
  `;
