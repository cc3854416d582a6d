import { noticeTerms } from './kinds';
import { paymentOf, type Notice } from './notice';
import { accessTitle } from './noticeText';

/** The most notices that a mail names; of more, only the number is given. */
export const maxMailLines = 20;

/** A mail without its address. */
export interface MailText {
  readonly subject: string;
  /** For readers that show plain text only. */
  readonly text: string;
  readonly html: string;
}

/**
 * What a mail says of a notice: its kind and our own reference. A mail is read by others on its way, so it names no payee, no amount and no
 * bank details.
 */
export function mailLine(notice: Notice): string {
  if (notice.kind === 'access_changed') return `${accessTitle(notice.content)}.`;
  const { label, help } = noticeTerms[notice.kind];
  const reference = paymentOf(notice)?.shortReference;
  return `${label}${reference ? ` (${reference})` : ''}. ${help}`;
}

/**
 * One mail for all new notices of a person, with links to the inbox and to the settings, where mails of a kind are switched off.
 * @param portalAddress without a slash at its end
 */
export function noticesMail(notices: readonly Notice[], portalAddress: string): MailText {
  const named = notices.slice(0, maxMailLines).map(mailLine);
  const more = notices.length - named.length;
  const lines = more > 0 ? [...named, `And ${more} more.`] : named;
  const [inbox, settings] = [`${portalAddress}/notices`, `${portalAddress}/notices/settings`];
  const [first] = notices;
  const subject =
    notices.length === 1 && first
      ? `Corridor: ${noticeTerms[first.kind].label}`
      : `Corridor: ${notices.length} new notices`;
  return {
    subject,
    text: [
      ...lines.map((line) => `- ${line}`),
      '',
      `Open your notices: ${inbox}`,
      `Choose which notices are mailed: ${settings}`,
    ].join('\n'),
    html: `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
<p><a href="${escapeHtml(inbox)}">Open your notices</a></p>
<p><a href="${escapeHtml(settings)}">Choose which notices are mailed</a></p>`,
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text inside of HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
