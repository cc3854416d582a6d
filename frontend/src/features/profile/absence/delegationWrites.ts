import { gql, type TypedDocumentNode } from 'urql';
import type {
  CreateDelegationMutation,
  CreateDelegationMutationVariables,
} from '../../../graphql/generated/operations';

/** Lets a colleague authorise in the user's place. */
export const CreateDelegationDocument: TypedDocumentNode<CreateDelegationMutation, CreateDelegationMutationVariables> =
  gql`
    mutation createDelegation($toUserId: String!, $roleId: uuid!, $startsAt: timestamptz!, $endsAt: timestamptz!) {
      createDelegation(toUserId: $toUserId, roleId: $roleId, startsAt: $startsAt, endsAt: $endsAt) {
        id
        pendingChangeId
      }
    }
  `;
