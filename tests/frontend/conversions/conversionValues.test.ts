import { emptyConversion, fixedCurrency } from '../../../frontend/src/features/conversions/form/conversionValues';

test.each([
  ['the currency to sell', { currency: 'GBP', buyCurrency: '' }, 'GBP'],
  ['the currency to buy, where the address names it', { currency: 'GBP', buyCurrency: 'EUR' }, 'EUR'],
])('the amount of a new conversion is in %s', (_what, currencies, expected) => {
  expect(fixedCurrency(emptyConversion({ ...currencies, amount: '' }))).toBe(expected);
});
