import { errorCatalogue } from '../../../../domain/errors';
import { asksForNotice, noticeServesForMs, refusalOfNotice } from '../../../../domain/fraudNotices/noticeUse';

const now = new Date('2026-11-23T10:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const content = { beneficiaryId: 'hansa', amount: '12000.00', currency: 'EUR', paymentType: 'regular' };
const use = { userId: 'maker', accountId: 'trading', paymentId: null, content };
const notice = {
  presentedTo: 'maker',
  accountId: 'trading',
  paymentId: null,
  details: { ...content, amount: '12000' },
  acknowledgedAt: before(60_000),
  usedAt: null,
};

test('an acknowledged notice serves for the payment that it was shown for', () => {
  expect(refusalOfNotice(notice, use, now)).toBeUndefined();
  const ofPayment = { ...notice, paymentId: 'payment' };
  expect(refusalOfNotice(ofPayment, { ...use, paymentId: 'payment' }, now)).toBeUndefined();
});

test.each([
  ['that does not exist', undefined, 'fraud_notice_not_found'],
  ['of a colleague', { presentedTo: 'treasurer' }, 'fraud_notice_not_found'],
  ['of another account', { accountId: 'payroll' }, 'fraud_notice_not_found'],
  ['of another payment', { paymentId: 'payment' }, 'fraud_notice_not_found'],
  ['that has served', { usedAt: before(1), paymentId: 'payment' }, 'fraud_notice_used'],
  ['of a colleague that has served', { usedAt: before(1), presentedTo: 'treasurer' }, 'fraud_notice_not_found'],
  ['that was not acknowledged', { acknowledgedAt: null }, 'fraud_notice_not_acknowledged'],
  ['that is too old', { acknowledgedAt: before(noticeServesForMs + 1) }, 'fraud_notice_expired'],
  ['for another beneficiary', { details: { ...content, beneficiaryId: 'lyon' } }, 'fraud_notice_for_other_content'],
  ['for another amount', { details: { ...content, amount: '12000.01' } }, 'fraud_notice_for_other_content'],
  ['in another currency', { details: { ...content, currency: 'USD' } }, 'fraud_notice_for_other_content'],
  ['for another type', { details: { ...content, paymentType: 'priority' } }, 'fraud_notice_for_other_content'],
])('a notice %s does not serve', (_which, changes, code) => {
  expect(refusalOfNotice(changes && { ...notice, ...changes }, use, now)).toBe(code);
});

test('it serves for fifteen minutes, the last moment included', () => {
  expect(noticeServesForMs).toBe(900_000);
  const old = { ...notice, acknowledgedAt: before(noticeServesForMs) };
  expect(refusalOfNotice(old, use, now)).toBeUndefined();
});

test('a notice is shown after the refusals that it answers, and after no others', () => {
  const answered = Object.keys(errorCatalogue).filter(asksForNotice);
  expect(answered).toEqual([
    'fraud_notice_expired',
    'fraud_notice_for_other_content',
    'fraud_notice_required',
    'fraud_notice_used',
  ]);
  expect(asksForNotice(null)).toBe(false);
});
