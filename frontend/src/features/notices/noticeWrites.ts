import { gql, type TypedDocumentNode } from 'urql';
import type {
  MarkAllNoticesReadMutation,
  MarkAllNoticesReadMutationVariables,
  MarkNoticeReadMutation,
  MarkNoticeReadMutationVariables,
  SetNoticePreferenceMutation,
  SetNoticePreferenceMutationVariables,
} from '../../graphql/generated/operations';

/** Marks one notice of the user as read, or as unread. */
export const MarkNoticeReadDocument: TypedDocumentNode<MarkNoticeReadMutation, MarkNoticeReadMutationVariables> = gql`
  mutation markNoticeRead($id: uuid!, $isRead: Boolean!) {
    markNotice(noticeId: $id, isRead: $isRead) {
      count
    }
  }
`;

/** Marks the user's unread notices as read, up to the newest that the list knows. */
export const MarkAllNoticesReadDocument: TypedDocumentNode<
  MarkAllNoticesReadMutation,
  MarkAllNoticesReadMutationVariables
> = gql`
  mutation markAllNoticesRead($upTo: timestamptz!) {
    markAllNotices(upTo: $upTo) {
      count
    }
  }
`;

/** Chooses where the user wants notices of a kind. */
export const SetNoticePreferenceDocument: TypedDocumentNode<
  SetNoticePreferenceMutation,
  SetNoticePreferenceMutationVariables
> = gql`
  mutation setNoticePreference($kind: String!, $inApp: Boolean!, $byEmail: Boolean!) {
    setNoticePreference(kind: $kind, inApp: $inApp, byEmail: $byEmail) {
      kind
    }
  }
`;
