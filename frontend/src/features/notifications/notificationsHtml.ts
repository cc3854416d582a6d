import { gql, type TypedDocumentNode } from 'urql';
import { useRead } from '../../graphql/useRead';
import { type NotificationsHtmlQuery, type NotificationsHtmlQueryVariables } from '../../graphql/generated/operations';

const NotificationsHtmlDocument: TypedDocumentNode<NotificationsHtmlQuery, NotificationsHtmlQueryVariables> = gql`
  query notificationsHtml {
    settings {
      notifications_page_html
    }
  }
`;

/** The text of the notifications page, as it was saved. */
export function useNotificationsHtml() {
  return useRead({ query: NotificationsHtmlDocument, variables: {} });
}
