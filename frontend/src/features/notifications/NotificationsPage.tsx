import { messages } from '../../../../domain/messages';
import { SafeHtml } from '../../shared/html/SafeHtml';
import { DocumentPage } from '../../shared/patterns/DocumentPage';
import { EmptyState } from '../../ui/EmptyState';
import { useNotificationsHtml } from './notificationsHtml';

const nothing = (
  <EmptyState>News about the portal, such as planned maintenance and bank holidays, will be shown here.</EmptyState>
);

/** The operator's message to its customers (/notifications): a text of the settings, sanitised before it is shown. */
export function NotificationsPage() {
  return (
    <DocumentPage
      title={messages.shell.notifications}
      context="News from your payments team"
      read={useNotificationsHtml()}
    >
      {({ settings }) => <SafeHtml html={settings[0]?.notifications_page_html ?? ''} empty={nothing} />}
    </DocumentPage>
  );
}
