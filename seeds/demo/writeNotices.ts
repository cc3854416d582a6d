import dayjs from 'dayjs';
import type { Knex } from 'knex';
import { isoDateOf } from '../../domain/isoDate';
import type { Notice, NoticedPayment } from '../../domain/notices/notice';
import { demoId } from './demoId';
import { accountId } from './organisations';
import { keyHolder } from './writeApiKey';

interface DemoNotice {
  readonly userId: string;
  readonly notice: Notice;
  readonly account: string | null;
  readonly minutesAgo: number;
  readonly isRead?: boolean;
}

const trading = 'aldgate-trading';
const hour = 60;
const day = 24 * hour;

/** Writes notices of every kind, read and unread, and what one person chose. */
export async function writeNotices(transaction: Knex.Transaction, now: Date): Promise<void> {
  const rows = (await demoNotices(transaction, now)).map(({ userId, notice, account, minutesAgo, isRead }, index) => ({
    id: demoId(`notice ${index}`),
    user_id: userId,
    kind: notice.kind,
    subject: `demo ${index}`,
    content: JSON.stringify(notice.content),
    accountId: account && accountId(account),
    createdAt: dayjs(now).subtract(minutesAgo, 'minute').toDate(),
    readAt: isRead ? now : null,
  }));
  await transaction('notices').insert(rows);
  await transaction('notice_preferences').insert({
    user_id: 'approver2',
    kind: 'approval_wanted',
    in_app: true,
    by_email: false,
  });
}

async function demoNotices(transaction: Knex.Transaction, now: Date): Promise<DemoNotice[]> {
  const open = await payment(transaction, 'open 0');
  const returned = await payment(transaction, 'returned');
  const sent = await payment(transaction, 'past 2');
  const maker = { userId: 'maker', account: trading };
  const approver = { userId: 'approver', account: trading };
  return [
    { ...approver, notice: { kind: 'approval_wanted', content: open }, minutesAgo: 40 },
    { ...approver, notice: { kind: 'date_at_risk', content: open }, minutesAgo: 20 },
    { ...approver, notice: moneyIn('8200.00', 'EUR', 1), minutesAgo: 3 * day, isRead: true },
    { ...maker, notice: { kind: 'date_at_risk', content: open }, minutesAgo: 20 },
    { ...maker, notice: moneyIn('8200.00', 'EUR', 1), minutesAgo: 3 * day, isRead: true },
    { ...maker, notice: given(sent), minutesAgo: 5 * hour },
    {
      ...maker,
      notice: { kind: 'payment_returned', content: { ...returned, reason: 'Account closed', isRejected: false } },
      minutesAgo: 24 * day,
      isRead: true,
    },
    { userId: 'maker', account: null, notice: alert, minutesAgo: 2 * hour },
    ...['treasurer', 'orgadmin'].map((userId) => ({ userId, account: null, notice: keyIssued, minutesAgo: 7 * day })),
    {
      ...maker,
      notice: { kind: 'statement_ready', content: { month: month(now) } },
      minutesAgo: 20 * day,
      isRead: true,
    },
  ];
}

const given = (content: NoticedPayment): Notice => ({
  kind: 'approval_given',
  content: { ...content, by: 'Adrian Prowse', open: 0 },
});

const keyIssued: Notice = {
  kind: 'access_changed',
  content: { what: 'key_issued', by: keyHolder, userId: keyHolder },
};

const alert: Notice = {
  kind: 'rate_alert',
  content: {
    rateAlertId: demoId('alert maker'),
    currencyPair: 'EURGBP',
    alertKind: 'below',
    rate: '0.81',
    midMarketRate: '0.8057',
  },
};

/** Money that a customer of Aldgate Trading sent. */
function moneyIn(amount: string, currency: string, number: number): Notice {
  const funding = demoId(`provider funding ${trading} ${currency} ${number}`);
  return {
    kind: 'money_in',
    content: { transactionId: demoId(`transaction credit ${funding}`), shortReference: null, amount, currency },
  };
}

const month = (now: Date) => isoDateOf(dayjs(now).subtract(1, 'month').startOf('month').toDate());

async function payment(transaction: Knex.Transaction, name: string): Promise<NoticedPayment> {
  return transaction('payments as p')
    .join('beneficiary_information_slice as slice', 'slice.id', 'p.beneficiarySliceId')
    .where({ 'p.id': demoId(`payment ${name}`) })
    .first({
      paymentId: 'p.id',
      shortReference: 'p.shortReference',
      payee: 'slice.name',
      amount: 'p.amount',
      currency: 'p.currency',
      paymentDate: 'p.paymentDate',
    });
}
