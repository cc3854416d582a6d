import { gql, type TypedDocumentNode } from 'urql';
import { defaultPreference, type NoticeKind, type NoticePreference } from '../../../../domain/notices/kinds';
import type { NoticePreferencesQuery, NoticePreferencesQueryVariables } from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';
import { usePortal } from '../../session/PortalContext';

const NoticePreferencesDocument: TypedDocumentNode<NoticePreferencesQuery, NoticePreferencesQueryVariables> = gql`
  query NoticePreferences($userId: String!) {
    notice_preferences(where: { user_id: { _eq: $userId } }) {
      user_id
      kind
      in_app
      by_email
    }
  }
`;

/** What the user chose, a row for each kind that they chose for. */
export function useNoticePreferences() {
  const { user } = usePortal();
  return useRead({ query: NoticePreferencesDocument, variables: { userId: user.id } });
}

/** Where the user wants notices of a kind: as they chose, else the default. */
export function preferenceOf(
  { notice_preferences: chosen }: NoticePreferencesQuery,
  kind: NoticeKind,
): NoticePreference {
  const row = chosen.find((one) => one.kind === kind);
  return row ? { inApp: row.in_app, byEmail: row.by_email } : defaultPreference(kind);
}
