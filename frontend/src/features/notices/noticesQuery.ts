import { gql, type TypedDocumentNode } from 'urql';
import type {
  NoticesLiveSubscription,
  NoticesLiveSubscriptionVariables,
  NoticesQuery,
  NoticesQueryVariables,
} from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { usePortal } from '../../session/PortalContext';
import { useListNews } from '../../shared/live/useListNews';

const noticeFields = gql`
  fragment NoticeRow on notices {
    id
    kind
    content
    readAt
    createdAt
    account {
      id
      name
    }
  }
`;

const NoticesDocument: TypedDocumentNode<NoticesQuery, NoticesQueryVariables> = gql`
  query Notices($userId: String!, $readAfter: timestamptz!, $limit: Int!, $offset: Int!) {
    notices(
      where: { user_id: { _eq: $userId }, _or: [{ readAt: { _is_null: true } }, { readAt: { _gt: $readAfter } }] }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      ...NoticeRow
    }
    found: notices_aggregate(
      where: { user_id: { _eq: $userId }, _or: [{ readAt: { _is_null: true } }, { readAt: { _gt: $readAfter } }] }
    ) {
      aggregate {
        count
      }
    }
    unread: notices_aggregate(where: { user_id: { _eq: $userId }, readAt: { _is_null: true } }) {
      aggregate {
        count
        max {
          createdAt
        }
      }
    }
  }
  ${noticeFields}
`;

const NoticesLiveDocument: TypedDocumentNode<NoticesLiveSubscription, NoticesLiveSubscriptionVariables> = gql`
  subscription NoticesLive($userId: String!, $readAfter: timestamptz!, $limit: Int!, $offset: Int!) {
    notices(
      where: { user_id: { _eq: $userId }, _or: [{ readAt: { _is_null: true } }, { readAt: { _gt: $readAfter } }] }
      order_by: [{ createdAt: desc }, { id: desc }]
      limit: $limit
      offset: $offset
    ) {
      ...NoticeRow
    }
  }
  ${noticeFields}
`;

/** A notice of the list. */
export type NoticeRow = NoticesQuery['notices'][number];

/** The number of notices on a page. */
export const noticesPerPage = 15;

/** Which notices the list shows. */
export interface NoticesFilter {
  readonly isUnreadOnly: boolean;
  /** From 1. */
  readonly page: number;
}

const always = '1970-01-01T00:00:00Z';
const never = '9999-12-31T00:00:00Z';

/** A page of the user's notices, newest first, and what changed since. */
export function useNotices({ isUnreadOnly, page }: NoticesFilter) {
  const { user } = usePortal();
  const variables = {
    userId: user.id,
    readAfter: isUnreadOnly ? never : always,
    limit: noticesPerPage,
    offset: (page - 1) * noticesPerPage,
  };
  const read = useRead({ query: NoticesDocument, variables });
  const news = useListNews(
    { query: NoticesLiveDocument, variables },
    {
      rowsOf: (data) => data.notices,
      shown: read.isRefreshing ? undefined : read.data?.notices,
      limit: noticesPerPage,
    },
  );
  return { read, news };
}
