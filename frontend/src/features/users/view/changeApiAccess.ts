import { gql, type TypedDocumentNode } from 'urql';
import type { ChangeApiAccessMutation, ChangeApiAccessMutationVariables } from '../../../graphql/generated/operations';

/** Lets a user issue keys for programs, within limits, or takes that away. */
export const ChangeApiAccessDocument: TypedDocumentNode<ChangeApiAccessMutation, ChangeApiAccessMutationVariables> =
  gql`
    mutation changeApiAccess($id: String!, $isEnabled: Boolean!, $scopes: [String!], $networks: [String!]) {
      result: changeApiAccess(id: $id, isEnabled: $isEnabled, scopes: $scopes, networks: $networks) {
        id
        pendingChangeId
      }
    }
  `;
