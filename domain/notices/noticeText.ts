import { noticeTerms } from './kinds';
import { paymentOf, type Notice } from './notice';

/** What a notice says, and the address of what it is about. */
export interface NoticeText {
  readonly title: string;
  /** One more sentence or name; '' where the title says all. */
  readonly detail: string;
  readonly path: string;
}

const payments = '/account/payments';
const authorisations = `${payments}/authorisations`;

/**
 * The text of a notice in the portal, without its amount, which stands in a column of its own.
 * @param formatDay writes a day given as YYYY-MM-DD
 */
export function noticeText(notice: Notice, formatDay: (day: string) => string): NoticeText {
  const payment = paymentOf(notice);
  const path = payment ? `${payments}/${payment.paymentId}` : payments;
  switch (notice.kind) {
    case 'approval_wanted':
      return payment
        ? { title: 'A payment waits for your approval', detail: `${payment.payee}, ${payment.shortReference}`, path }
        : { title: 'Payments of an upload wait for your approval', detail: '', path: authorisations };
    case 'date_at_risk':
      return {
        title: 'An approval is missing and the payment date is near',
        detail: `${notice.content.payee}, due ${formatDay(notice.content.paymentDate)}`,
        path,
      };
    case 'approval_given':
      return approvalGiven(notice, path);
    case 'payment_failed':
    case 'payment_returned': {
      const { payee, reason, isRejected } = notice.content;
      const failed = isRejected ? 'A payment was rejected' : 'A payment failed';
      const title = notice.kind === 'payment_failed' ? failed : 'A payment was returned by the bank';
      return { title, detail: reason ? `${payee}: ${reason}` : payee, path };
    }
    case 'money_in': {
      const { transactionId, shortReference } = notice.content;
      return { title: 'Money arrived', detail: shortReference ?? '', path: `/account/transaction/${transactionId}` };
    }
    case 'rate_alert':
      return rateAlert(notice.content);
    case 'statement_ready':
      return {
        title: noticeTerms.statement_ready.label,
        detail: `The month that began on ${formatDay(notice.content.month)}`,
        path: '/account/transactions/export',
      };
    case 'access_changed':
      return { title: accessTitle(notice.content), detail: '', path: '/notices' };
  }
}

type Kind<Name extends Notice['kind']> = Extract<Notice, { readonly kind: Name }>;

function approvalGiven({ content }: Kind<'approval_given'>, path: string): NoticeText {
  const by = content.by ?? '';
  if (!('paymentId' in content)) {
    return { title: 'Several of your payments were approved together', detail: by, path };
  }
  const title = content.open > 0 ? 'Your payment was approved, more approvals are needed' : 'Your payment was approved';
  return { title, detail: `${content.payee}, approved by ${by}`, path };
}

/** What changed, in a sentence that names the user. */
export function accessTitle(content: Kind<'access_changed'>['content']): string {
  switch (content.what) {
    case 'key_issued':
      return `A new API key of ${content.userId} was issued by ${content.by}`;
    case 'contacts_changed':
      return `The e-mail address or phone of ${content.userId} was changed by ${content.by}`;
    case 'password_reset':
      return `The password of ${content.userId} was reset by ${content.by}`;
    case 'second_factor_off':
      return `The second factor of ${content.userId} was switched off by ${content.by}`;
    case 'key_network':
      return `The API key of ${content.userId} was used for the first time from ${content.network}`;
  }
}

function rateAlert({ currencyPair, alertKind, midMarketRate, rate }: Kind<'rate_alert'>['content']): NoticeText {
  const pair = `${currencyPair.slice(0, 3)}/${currencyPair.slice(3)}`;
  const path = `/account/balances/${currencyPair.slice(0, 3)}/view`;
  if (alertKind === 'daily') return { title: `${pair} is at ${midMarketRate}`, detail: 'Daily alert', path };
  const where = alertKind === 'above' ? 'above' : 'below';
  return { title: `${pair} is at ${midMarketRate}`, detail: `Alert at ${rate ?? ''} or ${where}`, path };
}
