import { SafeHtml } from '../../shared/html/SafeHtml';
import { Notice } from '../../ui/Notice';

/** The house's message to everybody, in a file of its own: who has nothing to read does not fetch what cleans it. */
export function MaintenanceBanner({ html }: { html: string }) {
  return <SafeHtml html={html} frame={(text) => <Notice tone="waiting">{text}</Notice>} />;
}
