import { gql, type TypedDocumentNode } from 'urql';
import type {
  DecidePendingChangeMutation,
  DecidePendingChangeMutationVariables,
} from '../../graphql/generated/operations';

/** Allows, refuses or withdraws a change. */
export const DecideChangeDocument: TypedDocumentNode<
  DecidePendingChangeMutation,
  DecidePendingChangeMutationVariables
> = gql`
  mutation decidePendingChange($changeId: uuid!, $changeDigest: String!, $decision: String!, $reason: String) {
    decidePendingChange(changeId: $changeId, changeDigest: $changeDigest, decision: $decision, reason: $reason) {
      id
      decision
    }
  }
`;
