import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type {
  DelegationsLiveSubscription,
  DelegationsLiveSubscriptionVariables,
  DelegationsQuery,
  DelegationsQueryVariables,
  UserDelegationsQuery,
  UserDelegationsQueryVariables,
} from '../../graphql/generated/operations';

/** A delegation with the names of its giver and receiver. */
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

/** Ends of delegations arrive while they are shown; the cache takes them up. */
const DelegationsLiveDocument: TypedDocumentNode<DelegationsLiveSubscription, DelegationsLiveSubscriptionVariables> =
  gql`
    subscription DelegationsLive($userId: String!) {
      authorisation_delegations(
        where: { _or: [{ from_user_id: { _eq: $userId } }, { to_user_id: { _eq: $userId } }] }
        order_by: [{ starts_at: desc }, { id: desc }]
        limit: 50
      ) {
        id
        starts_at
        ends_at
        revoked_at
      }
    }
  `;

/** Keeps the delegations that the user gave or received up to date. */
export function useLiveDelegations(userId: string): void {
  useSubscription({ query: DelegationsLiveDocument, variables: { userId } });
}

/** The same delegations for an administrator, whose role reads people by another way. */
export const UserDelegationsDocument: TypedDocumentNode<UserDelegationsQuery, UserDelegationsQueryVariables> = gql`
  query UserDelegations($userId: String!) {
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
      fromColleague: giver {
        id
        first_name
        last_name
      }
      toColleague: receiver {
        id
        first_name
        last_name
      }
    }
  }
`;
