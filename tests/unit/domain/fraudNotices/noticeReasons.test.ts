import {
  dependsOnBeneficiary,
  noticeReasons,
  type NoticedPayment,
} from '../../../../domain/fraudNotices/noticeReasons';
import { readFraudNoticeSettings } from '../../../../domain/fraudNotices/settings';

const payment = (changes: Partial<NoticedPayment> = {}): NoticedPayment => ({
  paymentType: 'regular',
  authorisationAmount: '5000.00',
  isBeneficiaryNew: false,
  ...changes,
});
const reasons = (stored: unknown, changes?: Partial<NoticedPayment>) =>
  noticeReasons(readFraudNoticeSettings(stored), payment(changes));

test('the defaults demand nothing', () => {
  expect(readFraudNoticeSettings({})).toEqual({
    paymentThreshold: null,
    paymentTypes: [],
    beneficiary: false,
    optOut: false,
  });
  expect(reasons({}, { authorisationAmount: null, isBeneficiaryNew: true })).toEqual([]);
});

test.each([
  ['5000.01', []],
  ['5000.00', []],
  ['5000', []],
  [4999.99, ['amount_above_threshold']],
  ['0', ['amount_above_threshold']],
])('5,000.00 with the threshold %s', (paymentThreshold, due) => {
  expect(reasons({ paymentThreshold })).toEqual(due);
});

test('without a current rate the amount counts as above the threshold', () => {
  expect(reasons({ paymentThreshold: '900000' }, { authorisationAmount: null })).toEqual(['no_current_rate']);
});

test('a type on the list, and a new beneficiary where the flag is set, demand one', () => {
  expect(reasons({ paymentTypes: ['priority'] })).toEqual([]);
  expect(reasons({ paymentTypes: ['priority'] }, { paymentType: 'priority' })).toEqual(['payment_type']);
  expect(reasons({ beneficiary: true })).toEqual([]);
  expect(reasons({ beneficiary: false }, { isBeneficiaryNew: true })).toEqual([]);
  expect(reasons({ beneficiary: true }, { isBeneficiaryNew: true })).toEqual(['new_beneficiary']);
});

test('every reason is named, and opting out switches all of them off', () => {
  const strict = { paymentThreshold: '1', paymentTypes: ['regular'], beneficiary: true };
  const all = ['amount_above_threshold', 'payment_type', 'new_beneficiary'];
  expect(reasons(strict, { isBeneficiaryNew: true })).toEqual(all);
  expect(reasons({ ...strict, optOut: true }, { isBeneficiaryNew: true })).toEqual([]);
  expect(reasons({ ...strict, optOut: true }, { authorisationAmount: null })).toEqual([]);
});

test.each([
  ['no object', 'none'],
  ['null', null],
  ['a threshold in words', { paymentThreshold: 'a lot' }],
  ['a negative threshold', { paymentThreshold: '-1' }],
  ['an unknown type', { paymentTypes: ['express'] }],
  ['a flag that is none', { optOut: 'maybe' }],
])('settings that cannot be understood demand one: %s', (_what, stored) => {
  expect(reasons(stored)).toEqual(['settings_not_readable']);
});

test('the beneficiary is looked up only where it decides', () => {
  const depends = (stored: unknown) => dependsOnBeneficiary(readFraudNoticeSettings(stored));
  expect(depends({ beneficiary: true })).toBe(true);
  expect(depends({ beneficiary: false })).toBe(false);
  expect(depends({ beneficiary: true, optOut: true })).toBe(false);
  expect(depends({ paymentThreshold: 'a lot' })).toBe(false);
});
