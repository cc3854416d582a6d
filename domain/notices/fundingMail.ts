import { escapeHtml, maxMailLines, type MailText } from './noticesMail';

/** Money that arrived on an account, as a mail names it. */
export interface NamedFunds {
  /** The account’s name. */
  readonly account: string;
  /** The provider's short reference of the incoming funds; null where it has none. */
  readonly shortReference: string | null;
}

/**
 * One mail for all money that arrived on the accounts of a funding e-mail address. As mails of notices it names no payer, no amount and no bank
 * details: others read it on its way.
 * @param portalAddress without a slash at its end
 */
export function fundingMail(funds: readonly NamedFunds[], portalAddress: string): MailText {
  const named = funds
    .slice(0, maxMailLines)
    .map(
      ({ account, shortReference }) => `Money arrived on ${account}${shortReference ? ` (${shortReference})` : ''}.`,
    );
  const more = funds.length - named.length;
  const lines = more > 0 ? [...named, `And ${more} more.`] : named;
  const address = `${portalAddress}/account/transactions`;
  const reason = 'This address is a funding e-mail address of the account.';
  return {
    subject: funds.length === 1 ? 'Corridor: money arrived' : `Corridor: money arrived ${funds.length} times`,
    text: [...lines.map((line) => `- ${line}`), '', `See the transactions: ${address}`, reason].join('\n'),
    html: `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>
<p><a href="${escapeHtml(address)}">See the transactions</a></p>
<p>${reason}</p>`,
  };
}
