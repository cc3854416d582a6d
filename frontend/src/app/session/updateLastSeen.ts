import { gql, type TypedDocumentNode } from 'urql';
import type { UpdateLastSeenMutation, UpdateLastSeenMutationVariables } from '../../graphql/generated/operations';

/** Reports that the user was active `idleSeconds` ago. */
export const UpdateLastSeenDocument: TypedDocumentNode<UpdateLastSeenMutation, UpdateLastSeenMutationVariables> = gql`
  mutation updateLastSeen($idleSeconds: Int!) {
    updateLastSeen(idleSeconds: $idleSeconds) {
      lastSeenAt
    }
  }
`;
