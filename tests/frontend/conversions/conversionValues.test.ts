import { emptyConversion, fixedCurrency } from '../../../frontend/src/features/conversions/form/conversionValues';

test.each([
  ['the currency to sell', { currency: 'GBP', buyCurrency: '' }, 'GBP'],
  ['the currency to buy, where the address names it', { currency: 'GBP', buyCurrency: 'EUR' }, 'EUR'],
])('the amount of a new conversion is in %s', (_what, currencies, expected) => {
  const search = { ...currencies, amount: '', fixedSide: '', priced: false } as const;
  expect(fixedCurrency(emptyConversion(search))).toBe(expected);
});

test('the address may name the fixed side', () => {
  const search = { currency: 'GBP', buyCurrency: 'EUR', amount: '1', fixedSide: 'sell', priced: true } as const;
  expect(fixedCurrency(emptyConversion(search))).toBe('GBP');
});
