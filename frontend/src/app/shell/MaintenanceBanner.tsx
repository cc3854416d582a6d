import { SafeHtml } from '../../shared/html/SafeHtml';
import { Notice } from '../../ui/Notice';

/** The maintenance message, in a file of its own, so that the HTML sanitiser is loaded only when there is one. */
export function MaintenanceBanner({ html }: { html: string }) {
  return <SafeHtml html={html} frame={(text) => <Notice tone="waiting">{text}</Notice>} />;
}
