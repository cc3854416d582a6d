import { datesAtRisk } from '../../../../domain/notices/dateAtRisk';
import { defaultPreference, noticeKinds, noticePreferenceSchema } from '../../../../domain/notices/kinds';
import { noticeOf, paymentOf, type Notice } from '../../../../domain/notices/notice';
import { noticeText } from '../../../../domain/notices/noticeText';

const payment = {
  paymentId: 'p-1',
  shortReference: 'PAY-1',
  payee: 'Hansa Metall GmbH',
  amount: '10.00',
  currency: 'EUR',
  paymentDate: '2026-11-24',
};
const alert = { rateAlertId: 'a-1', currencyPair: 'EURGBP', rate: '0.81', midMarketRate: '0.8057' };

test.each<[notice: Notice, title: string, detail: string, path: string]>([
  [
    { kind: 'approval_wanted', content: payment },
    'A payment waits for your approval',
    'Hansa Metall GmbH, PAY-1',
    '/account/payments/p-1',
  ],
  [
    { kind: 'approval_wanted', content: { uploadId: 'u-1' } },
    'Payments of an upload wait for your approval',
    '',
    '/account/payments/authorisations',
  ],
  [
    { kind: 'date_at_risk', content: payment },
    'An approval is missing and the payment date is near',
    'Hansa Metall GmbH, due on 2026-11-24',
    '/account/payments/p-1',
  ],
  [
    { kind: 'approval_given', content: { ...payment, by: 'Ann Smith', open: 1 } },
    'Your payment was approved, more approvals are needed',
    'Hansa Metall GmbH, approved by Ann Smith',
    '/account/payments/p-1',
  ],
  [
    { kind: 'approval_given', content: { ...payment, by: 'Ann Smith', open: 0 } },
    'Your payment was approved',
    'Hansa Metall GmbH, approved by Ann Smith',
    '/account/payments/p-1',
  ],
  [
    { kind: 'approval_given', content: { batchId: 'b-1', by: 'Ann Smith' } },
    'Several of your payments were approved together',
    'Ann Smith',
    '/account/payments',
  ],
  [
    { kind: 'payment_failed', content: { ...payment, reason: null, isRejected: false } },
    'A payment failed',
    'Hansa Metall GmbH',
    '/account/payments/p-1',
  ],
  [
    { kind: 'payment_failed', content: { ...payment, reason: 'Wrong invoice', isRejected: true } },
    'A payment was rejected',
    'Hansa Metall GmbH: Wrong invoice',
    '/account/payments/p-1',
  ],
  [
    { kind: 'payment_returned', content: { ...payment, reason: 'Account closed', isRejected: false } },
    'A payment was returned by the bank',
    'Hansa Metall GmbH: Account closed',
    '/account/payments/p-1',
  ],
  [
    { kind: 'money_in', content: { transactionId: 't-1', shortReference: 'IF-1', amount: '5.00', currency: 'EUR' } },
    'Money arrived',
    'IF-1',
    '/account/transaction/t-1',
  ],
  [
    { kind: 'rate_alert', content: { ...alert, alertKind: 'below' } },
    'EUR/GBP is at 0.8057',
    'Alert at 0.81 or below',
    '/account/balances/EUR/view',
  ],
  [
    { kind: 'rate_alert', content: { ...alert, alertKind: 'above' } },
    'EUR/GBP is at 0.8057',
    'Alert at 0.81 or above',
    '/account/balances/EUR/view',
  ],
  [
    { kind: 'rate_alert', content: { ...alert, alertKind: 'daily', rate: null } },
    'EUR/GBP is at 0.8057',
    'Daily alert',
    '/account/balances/EUR/view',
  ],
  [
    { kind: 'statement_ready', content: { month: '2026-10-01' } },
    'Statement ready',
    'The month that began on on 2026-10-01',
    '/account/transactions/export',
  ],
  [
    { kind: 'access_changed', content: { what: 'key_issued', by: 'maker', userId: 'maker' } },
    'A new API key of maker was issued by maker',
    '',
    '/notices',
  ],
  [
    { kind: 'access_changed', content: { what: 'contacts_changed', by: 'orgadmin', userId: 'maker' } },
    'The e-mail address or phone of maker was changed by orgadmin',
    '',
    '/notices',
  ],
  [
    { kind: 'access_changed', content: { what: 'password_reset', by: 'orgadmin', userId: 'maker' } },
    'The password of maker was reset by orgadmin',
    '',
    '/notices',
  ],
  [
    { kind: 'access_changed', content: { what: 'second_factor_off', by: 'orgadmin', userId: 'maker' } },
    'The second factor of maker was switched off by orgadmin',
    '',
    '/notices',
  ],
  [
    { kind: 'access_changed', content: { what: 'key_network', network: '192.0.2.0/24', userId: 'maker' } },
    'The API key of maker was used for the first time from 192.0.2.0/24',
    '',
    '/notices',
  ],
])('%j', (notice, title, detail, path) => {
  expect(noticeText(noticeOf(notice), (day) => `on ${day}`)).toEqual({ title, detail, path });
});

test('a payment is known from the notices that are about one', () => {
  expect(paymentOf({ kind: 'date_at_risk', content: payment })).toBe(payment);
  expect(paymentOf({ kind: 'approval_wanted', content: { uploadId: 'u-1' } })).toBeUndefined();
});

test('what asks for an act or did not arrive is mailed by default; everything is in the portal', () => {
  expect(noticeKinds.filter((kind) => defaultPreference(kind).byEmail)).toEqual([
    'approval_wanted',
    'date_at_risk',
    'payment_failed',
    'payment_returned',
    'rate_alert',
    'access_changed',
  ]);
  expect(noticeKinds.every((kind) => defaultPreference(kind).inApp)).toBe(true);
});

test.each([
  [{ kind: 'money_in', inApp: true, byEmail: false }, true],
  [{ kind: 'money_in', inApp: true }, false],
  [{ kind: 'news', inApp: true, byEmail: false }, false],
  [{ kind: 'access_changed', inApp: false, byEmail: false }, false],
])('the preference %j is valid: %s', async (preference, isValid) => {
  expect(await noticePreferenceSchema.isValid(preference)).toBe(isValid);
});

test.each([
  ['before noon: today and the week before', '2026-11-24T11:59:00Z', '2026-11-17', '2026-11-24'],
  ['from noon: the next day too', '2026-11-24T12:00:00Z', '2026-11-17', '2026-11-25'],
  ['from noon on a Friday: until Monday', '2026-11-27T12:00:00Z', '2026-11-20', '2026-11-30'],
  ['by the clock of London in summer', '2026-07-14T11:00:00Z', '2026-07-07', '2026-07-15'],
])('dates at risk %s', (_what, now, from, to) => {
  expect(datesAtRisk(new Date(now))).toEqual({ from, to });
});
