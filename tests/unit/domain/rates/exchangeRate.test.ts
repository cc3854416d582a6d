import Big from 'big.js';
import { exchangeRate, midOf } from '../../../../domain/rates/exchangeRate';

const now = new Date('2026-11-23T10:00:00Z');
const at = (time: string) => new Date(time);
const stored = new Map([
  ['EURGBP', { midMarketRate: '0.8', updatedAt: at('2026-11-23T09:00:00Z') }],
  ['USDJPY', { midMarketRate: '100', updatedAt: at('2026-11-23T08:00:00Z') }],
  ['USDPLN', { midMarketRate: '4', updatedAt: at('2026-11-23T07:00:00Z') }],
  ['GBPUSD', { midMarketRate: '1.4', updatedAt: at('2026-11-22T10:00:00Z') }],
  ['EURUSD', { midMarketRate: '1.1', updatedAt: at('2026-11-22T09:59:59.999Z') }],
  ['USDSEK', { midMarketRate: '9', updatedAt: at('2026-11-22T09:00:00Z') }],
]);

test.each([
  ['as the market quotes it', 'EUR', 'GBP', '0.8', '2026-11-23T09:00:00Z'],
  ['inverted', 'GBP', 'EUR', '1.25', '2026-11-23T09:00:00Z'],
  ['through dollars, as old as the older of the two', 'JPY', 'PLN', '0.04', '2026-11-23T07:00:00Z'],
  ['through dollars, the other way', 'PLN', 'JPY', '25', '2026-11-23T07:00:00Z'],
  ['exactly a day old', 'GBP', 'USD', '1.4', '2026-11-22T10:00:00Z'],
])('a rate %s', (_how, from, to, midMarketRate, updatedAt) => {
  expect(exchangeRate(from, to, stored, now)).toEqual({
    currencyPair: from + to,
    midMarketRate,
    updatedAt: at(updatedAt),
  });
});

test.each([
  ['of a pair that is not stored', 'GBP', 'JPY', 'missing'],
  ['through dollars with one of two stored', 'JPY', 'CHF', 'missing'],
  ['older than a day', 'EUR', 'USD', 'stale'],
  ['through dollars with one of two older than a day', 'JPY', 'SEK', 'stale'],
])('no rate %s', (_what, from, to, fault) => {
  expect(exchangeRate(from, to, stored, now)).toBe(fault);
});

test('a small rate keeps its digits', () => {
  const rupiah = new Map([['GBPIDR', { midMarketRate: '20259.8213', updatedAt: now }]]);
  expect(exchangeRate('IDR', 'GBP', rupiah, now)).toMatchObject({ midMarketRate: '0.00004935877692' });
});

test('there and back gives the rate again, to nine digits', () => {
  for (const rate of ['0.8057', '1.408', '109.23', '20259.8213', '0.000123456']) {
    const there = exchangeRate('GBP', 'EUR', new Map([['EURGBP', { midMarketRate: rate, updatedAt: now }]]), now);
    const back = new Big(1).div((there as { midMarketRate: string }).midMarketRate);
    expect(new Big(back.toPrecision(9)).eq(new Big(rate).toPrecision(9))).toBe(true);
  }
});

test.each([
  ['1.4079', '1.4081', '1.408'],
  ['0.8057', '0.8058', '0.80575'],
  ['0.00004936', '0.00004937', '0.000049365'],
])('the middle of %s and %s is %s', (bid, offer, mid) => {
  expect(midOf(bid, offer)).toBe(mid);
});
