import { gql, type TypedDocumentNode } from 'urql';
import { defaultPreference, type NoticeKind, type NoticePreference } from '../../../../domain/notices/kinds';
import type { NoticePreferencesQuery, NoticePreferencesQueryVariables } from '../../graphql/generated/operations';
import { useRead } from '../../graphql/useRead';

const NoticePreferencesDocument: TypedDocumentNode<NoticePreferencesQuery, NoticePreferencesQueryVariables> = gql`
  query NoticePreferences {
    notice_preferences {
      user_id
      kind
      in_app
      by_email
    }
  }
`;

/** What the user chose, a row for each kind that they chose for. */
export function useNoticePreferences() {
  return useRead({ query: NoticePreferencesDocument, variables: {} });
}

/** Where the user wants notices of a kind: as they chose, else the default. */
export function preferenceOf(
  { notice_preferences: chosen }: NoticePreferencesQuery,
  kind: NoticeKind,
): NoticePreference {
  const row = chosen.find((one) => one.kind === kind);
  return row ? { inApp: row.in_app, byEmail: row.by_email } : defaultPreference(kind);
}
