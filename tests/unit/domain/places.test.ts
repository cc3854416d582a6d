import { dateOrderOf } from '../../../domain/dateOrder';
import { formatAmount, groupDigits } from '../../../domain/money/amount';
import { englishNotation, notationOf } from '../../../domain/money/notation';

test.each([
  ['en-GB', '1,234,567.50', 'day'],
  ['en-US', '1,234,567.50', 'month'],
  ['de-DE', '1.234.567,50', 'day'],
  ['fr-FR', '1\u202f234\u202f567,50', 'day'],
  ['sv-SE', '1\u00a0234\u00a0567,50', 'year'],
  ['ar-EG', '1,234,567.50', 'day'],
  ['no locale', '1,234,567.50', 'day'],
])('%s writes %s, and the %s first', (locale, amount, order) => {
  expect(formatAmount('1234567.5', 'EUR', notationOf(locale))).toBe(amount);
  expect(dateOrderOf(locale)).toBe(order);
});

test('amounts without decimals and short numbers have no separator too many', () => {
  expect(formatAmount('1450000', 'JPY', notationOf('de-DE'))).toBe('1.450.000');
  expect(formatAmount('999.4', 'EUR', notationOf('de-DE'))).toBe('999,40');
  expect(formatAmount('-1234', 'EUR')).toBe('-1,234.00');
  expect(groupDigits('123', englishNotation)).toBe('123');
});
