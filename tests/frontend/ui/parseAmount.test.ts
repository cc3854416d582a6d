import { parseAmount } from '../../../frontend/src/ui/money/parseAmount';

test.each([
  ['1250', '1250.00'],
  ['1,250.5', '1250.50'],
  ['12k', '12000.00'],
  ['1.5m', '1500000.00'],
  ['12 K', '12000.00'],
  ['1200*1.2', '1440.00'],
  ['1200 × 1.2', '1440.00'],
  ['(400+35)/2', '217.50'],
  ['100 - 20 + 5', '85.00'],
  ['2+3*4', '14.00'],
  ['.5', '0.50'],
  ['0.1+0.2', '0.30'],
  ['10/3', '3.33'],
  ['999999999999.99', '999999999999.99'],
])('%s is %s', (text, amount) => {
  expect(parseAmount(text, 2)).toBe(amount);
});

test.each(['', 'abc', '12x', '1,5', '1.250,00', '12kk', '(3', '3)', '5*', '1/0', '--', 'e5', '1e5'])(
  '%j is no amount',
  (text) => {
    expect(parseAmount(text, 2)).toBeUndefined();
  },
);

test('a currency without decimals rounds to whole units', () => {
  expect(parseAmount('1200*1.21', 0)).toBe('1452');
  expect(parseAmount('10/4', 0)).toBe('3');
});
