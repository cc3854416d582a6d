import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../graphql/useRead';
import type { NotificationsHtmlQuery, NotificationsHtmlQueryVariables } from '../../graphql/generated/operations';

const NotificationsHtmlDocument: TypedDocumentNode<NotificationsHtmlQuery, NotificationsHtmlQueryVariables> = gql`
  query notificationsHtml {
    settings {
      notifications_page_html
    }
  }
`;

/** The text of the notifications page; the caller must sanitise it. */
export function useNotificationsHtml() {
  return useRead({ query: NotificationsHtmlDocument, variables: {} });
}
