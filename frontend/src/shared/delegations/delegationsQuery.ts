import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type {
  DelegationsLiveSubscription,
  DelegationsLiveSubscriptionVariables,
  DelegationsQuery,
  DelegationsQueryVariables,
  UserDelegationsQuery,
  UserDelegationsQueryVariables,
} from '../../graphql/generated/operations';
import { pageVariables } from '../listQuery';

/** A delegation with the names of its giver and receiver. */
export type Delegation = DelegationsQuery['authorisation_delegations'][number];

/** A page of the delegations that the user gave or received, the newest first. */
export const DelegationsDocument: TypedDocumentNode<DelegationsQuery, DelegationsQueryVariables> = gql`
  query Delegations($userId: String!, $limit: Int!, $offset: Int!) {
    authorisation_delegations(
      where: { _or: [{ from_user_id: { _eq: $userId } }, { to_user_id: { _eq: $userId } }] }
      order_by: [{ starts_at: desc }, { id: desc }]
      limit: $limit
      offset: $offset
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
    subscription DelegationsLive($userId: String!, $limit: Int!, $offset: Int!) {
      authorisation_delegations(
        where: { _or: [{ from_user_id: { _eq: $userId } }, { to_user_id: { _eq: $userId } }] }
        order_by: [{ starts_at: desc }, { id: desc }]
        limit: $limit
        offset: $offset
      ) {
        id
        starts_at
        ends_at
        revoked_at
      }
    }
  `;

/** Keeps a page of the delegations that the user gave or received up to date. */
export function useLiveDelegations(userId: string, page: number): void {
  useSubscription({ query: DelegationsLiveDocument, variables: { userId, ...pageVariables(page) } });
}

/** The same delegations for an administrator, whose role reads people by another way. */
export const UserDelegationsDocument: TypedDocumentNode<UserDelegationsQuery, UserDelegationsQueryVariables> = gql`
  query UserDelegations($userId: String!, $limit: Int!, $offset: Int!) {
    authorisation_delegations(
      where: { _or: [{ from_user_id: { _eq: $userId } }, { to_user_id: { _eq: $userId } }] }
      order_by: [{ starts_at: desc }, { id: desc }]
      limit: $limit
      offset: $offset
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
