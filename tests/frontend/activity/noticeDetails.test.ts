import { noticeDetails } from '../../../frontend/src/features/activity/notices/noticeDetails';

test.each([
  [{}, ''],
  [{ reasons: ['no_current_rate'] }, 'no current rate for the threshold'],
  [{ amount: '1200', currency: 'JPY', paymentType: 'priority' }, '1,200 JPY, Priority'],
  [{ amount: '5', currency: 'EUR', reasons: ['amount_above_threshold'] }, '5.00 EUR: amount above the threshold'],
])('of %j the log says %j', (details, text) => {
  expect(noticeDetails(details)).toBe(text);
});
