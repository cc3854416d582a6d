import { messages } from '../../../../domain/messages';
import { SafeHtml } from '../../shared/html/SafeHtml';
import { ReadFrame } from '../../shared/ReadFrame';
import { EmptyState } from '../../ui/EmptyState';
import { PageHeader } from '../../ui/PageHeader';
import { useNotificationsHtml } from './notificationsHtml';

const nothing = (
  <EmptyState>News about the portal, such as planned maintenance and bank holidays, will be shown here.</EmptyState>
);

/** The operator's message to its customers (/notifications): a text of the settings, sanitised before it is shown. */
export function NotificationsPage() {
  const read = useNotificationsHtml();
  return (
    <>
      <PageHeader title={messages.shell.notifications} context="News from your payments team" />
      <ReadFrame read={read} rows={4}>
        {({ settings }) => <SafeHtml html={settings[0]?.notifications_page_html ?? ''} empty={nothing} />}
      </ReadFrame>
    </>
  );
}
