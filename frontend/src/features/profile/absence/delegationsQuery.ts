import { gql, type TypedDocumentNode } from 'urql';
import type { DelegationsQuery, DelegationsQueryVariables } from '../../../graphql/generated/operations';

/** A delegation that the user gave or received. */
export type Delegation = DelegationsQuery['authorisation_delegations'][number];

/** The delegations that the user gave or received, the newest first. */
export const DelegationsDocument: TypedDocumentNode<DelegationsQuery, DelegationsQueryVariables> = gql`
  query Delegations($userId: String!) {
    authorisation_delegations(
      where: { _or: [{ from_user_id: { _eq: $userId } }, { to_user_id: { _eq: $userId } }] }
      order_by: [{ starts_at: desc }, { id: desc }]
      limit: 50
    ) {
      id
      from_user_id
      to_user_id
      starts_at
      ends_at
      revoked_at
      role {
        id
        name
      }
      fromColleague {
        id
        first_name
        last_name
      }
      toColleague {
        id
        first_name
        last_name
      }
    }
  }
`;
