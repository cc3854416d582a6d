import { marketPair, marketPairs } from '../../../../domain/rates/marketPairs';

test.each([
  ['EUR', 'GBP', 'EURGBP'],
  ['GBP', 'EUR', 'EURGBP'],
  ['USD', 'GBP', 'GBPUSD'],
  ['JPY', 'USD', 'USDJPY'],
  ['USD', 'AUD', 'AUDUSD'],
  ['AUD', 'GBP', 'GBPAUD'],
  ['EUR', 'EUR', undefined],
  ['JPY', 'PLN', undefined],
  ['AUD', 'NZD', undefined],
])('%s and %s are quoted as %s', (one, other, pair) => {
  expect(marketPair(one, other)).toBe(pair);
});

test('every known currency is quoted against euro, pound and dollar, each pair once', () => {
  const pairs = marketPairs();
  expect(pairs).toHaveLength(108);
  expect(new Set(pairs).size).toBe(108);
});

test('of given currencies only their own pairs', () => {
  expect(marketPairs(['JPY', 'GBP', 'PLN'])).toEqual(['GBPJPY', 'GBPPLN']);
});
