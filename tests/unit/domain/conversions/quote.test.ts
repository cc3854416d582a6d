import {
  amountToLimit,
  quoteExpiry,
  quoteLifeMs,
  refusalToAccept,
  type LimitedConversion,
} from '../../../../domain/conversions/quote';

const now = new Date('2026-11-23T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

it.each([
  ['without a cut-off', undefined, later(quoteLifeMs)],
  ['a far cut-off', later(60_000), later(quoteLifeMs)],
  ['a near cut-off', later(10_000), later(10_000)],
])('a quote lives for 30 s at most: %s', (_name, cutOff, expiry) => {
  expect(quoteExpiry(now, cutOff)).toEqual(expiry);
});

const terms = { buyAmount: '1403.80', sellAmount: '1000.00', conversionDate: '2026-11-25' };

it.each([
  ['as it was shown', {}, later(-1), undefined],
  ['written with fewer zeros', { buyAmount: '1403.8', sellAmount: '1000' }, later(-1), undefined],
  ['at the moment of its expiry', {}, now, 'quote_expired'],
  ['another bought amount', { buyAmount: '1403.81' }, later(-1), 'quote_terms_differ'],
  ['another sold amount', { sellAmount: '999.99' }, later(-1), 'quote_terms_differ'],
  ['another day', { conversionDate: '2026-11-26' }, later(-1), 'quote_terms_differ'],
  ['other terms of an expired quote', { sellAmount: '1' }, later(1), 'quote_terms_differ'],
])('accepting a quote: %s', (_name, change, at, refusal) => {
  expect(refusalToAccept({ ...terms, expiresAt: now }, { ...terms, ...change }, at)).toBe(refusal);
});

const conversion: LimitedConversion = {
  buyCurrency: 'USD',
  sellCurrency: 'EUR',
  buyAmount: '1130.00',
  sellAmount: '1000.00',
};
const rate = { midMarketRate: '0.8057', updatedAt: now };

it.each([
  ['the sold currency is that of the limit', 'EUR', undefined, now, '1000.00'],
  ['the bought currency is that of the limit', 'USD', undefined, now, '1130.00'],
  ['another currency', 'GBP', rate, now, '805.7'],
  ['no rate', 'GBP', undefined, now, null],
  ['a rate older than a day', 'GBP', rate, later(86_400_001), null],
])('the amount that a limit bounds: %s', (_name, currency, stored, at, amount) => {
  expect(amountToLimit(conversion, currency, stored, at)).toBe(amount);
});
