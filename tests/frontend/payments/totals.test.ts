import { countOf, foundText } from '../../../frontend/src/features/payments/list/paymentTotals';
import { paymentTotal } from '../support/data';

const totals = [
  paymentTotal('completed', 3, '2500.00', 'GBP'),
  paymentTotal('completed', 1, '48000.00', 'EUR'),
  paymentTotal('failed', 1, '300.00', 'EUR'),
  paymentTotal('deleted', 1200, '7', 'JPY'),
];

test('the totals are of the statuses asked for, one sum for a currency, in the order of their codes; of failed and deleted payments none', () => {
  expect(foundText(totals, ['completed', 'failed'])).toBe('5 payments · 48,000.00 EUR and 2,500.00 GBP');
  expect(foundText(totals, ['failed'])).toBe('1 payment');
  expect(foundText(totals, ['deleted'])).toBe('1,200 payments');
  expect(foundText(totals, ['new'])).toBe('0 payments');
});

test('the count is that of the statuses asked for', () => {
  expect(countOf(totals, ['completed', 'failed'])).toBe(5);
  expect(countOf(totals, [])).toBe(0);
});
