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
  subscription UnreadNoticeCount {
    notices_aggregate(where: { readAt: { _is_null: true } }) {
      aggregate {
        count
      }
    }
  }
`;

/** The number of the user's unread notices, live. Users without a second factor may not read it. */
export function useUnreadCount(): number {
  const pause = usePortal().systemStatus === 'hasNoMFAAccess';
  const [{ data }] = useSubscription({ query: UnreadNoticeCountDocument, pause });
  return data?.notices_aggregate.aggregate?.count ?? 0;
}
