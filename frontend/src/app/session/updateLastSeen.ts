import { gql, type TypedDocumentNode } from 'urql';
import { type UpdateLastSeenMutation, type UpdateLastSeenMutationVariables } from '../../graphql/generated/operations';

/** Says that the user is there, or was some seconds ago. */
export const UpdateLastSeenDocument: TypedDocumentNode<UpdateLastSeenMutation, UpdateLastSeenMutationVariables> = gql`
  mutation updateLastSeen($idleSeconds: Int!) {
    updateLastSeen(idleSeconds: $idleSeconds) {
      lastSeenAt
    }
  }
`;
