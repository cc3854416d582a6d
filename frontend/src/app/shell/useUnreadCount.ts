import { gql, useSubscription, type TypedDocumentNode } from 'urql';
import type {
  UnreadNoticeCountSubscription,
  UnreadNoticeCountSubscriptionVariables,
} from '../../graphql/generated/operations';
import { usePortal } from '../../session/PortalContext';

const UnreadNoticeCountDocument: TypedDocumentNode<
  UnreadNoticeCountSubscription,
  UnreadNoticeCountSubscriptionVariables
> = gql`
  subscription UnreadNoticeCount($userId: String!) {
    notices_aggregate(where: { user_id: { _eq: $userId }, readAt: { _is_null: true } }) {
      aggregate {
        count
      }
    }
  }
`;

/** The number of the user's unread notices, live. Users without a second factor may not read it. */
export function useUnreadCount(): number {
  const { systemStatus, user } = usePortal();
  const pause = systemStatus === 'hasNoMFAAccess';
  const [{ data }] = useSubscription({ query: UnreadNoticeCountDocument, variables: { userId: user.id }, pause });
  return data?.notices_aggregate.aggregate?.count ?? 0;
}
