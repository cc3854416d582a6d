import { currencies, decimalsOf } from '../../../../domain/money/currencies';

it('knows the 38 currencies in alphabetical order, each with a name and a flag', () => {
  const codes = [...currencies.keys()];
  expect(codes).toHaveLength(38);
  expect(codes).toEqual([...codes].sort());
  for (const [code, currency] of currencies) {
    expect(currency).toMatchObject({
      code,
      name: expect.stringMatching(/\S/),
      flagCountry: expect.stringMatching(/^[A-Z]{2}$/),
    });
  }
});

it.each([
  ['GBP', 'GB'],
  ['EUR', 'EU'],
  ['USD', 'US'],
])('%s has the flag of %s', (code, country) => {
  expect(currencies.get(code)?.flagCountry).toBe(country);
});

it('has no decimals for the rupiah, yen and shilling of Uganda, and two for all else', () => {
  const whole = [...currencies.values()].filter(({ decimals }) => decimals === 0).map(({ code }) => code);
  expect(whole).toEqual(['IDR', 'JPY', 'UGX']);
  expect([...currencies.values()].filter(({ decimals }) => decimals === 2)).toHaveLength(35);
  expect(decimalsOf('XXX')).toBe(2);
});

it('the flag of a currency is that of the country its code begins with', () => {
  for (const [code, { flagCountry }] of currencies) expect(flagCountry).toBe(code.slice(0, 2));
});

it('no two currencies have the same name', () => {
  expect(new Set([...currencies.values()].map(({ name }) => name)).size).toBe(currencies.size);
});

it.each(['eur', 'EURO', '', 'constructor'])('%j is none of them, and has two decimals like any unknown one', (code) => {
  expect(currencies.has(code)).toBe(false);
  expect(decimalsOf(code)).toBe(2);
});
