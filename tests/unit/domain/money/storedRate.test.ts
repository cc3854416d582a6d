import { convertAtRate } from '../../../../domain/money/storedRate';

const updatedAt = new Date('2026-11-20T10:00:00Z');
const rate = { midMarketRate: '0.86', updatedAt };
const money = { amount: '100.01', currency: 'EUR' };

it.each([
  ['a day old', rate, '2026-11-21T10:00:00.000Z', '86.0086'],
  ['older than a day', rate, '2026-11-21T10:00:00.001Z', null],
  ['missing', undefined, '2026-11-20T10:00:00Z', null],
])('at a rate that is %s', (_name, stored, now, amount) => {
  expect(convertAtRate(money, 'GBP', stored, new Date(now))).toBe(amount);
});

it('in its own currency an amount needs no rate', () => {
  expect(convertAtRate(money, 'EUR', undefined, updatedAt)).toBe('100.01');
});

it.each([
  ['of the same moment', '2026-11-20T10:00:00.000Z', '86.0086'],
  ['of a clock that is ahead', '2026-11-20T09:59:59.000Z', '86.0086'],
  ['of a week ago', '2026-11-27T10:00:00.000Z', null],
])('a rate %s', (_name, now, amount) => {
  expect(convertAtRate(money, 'GBP', rate, new Date(now))).toBe(amount);
});

it('in its own currency an amount stays as it is written, however old the rate is', () => {
  const long = { amount: '100.0', currency: 'EUR' };
  expect(convertAtRate(long, 'EUR', rate, new Date('2030-01-01'))).toBe('100.0');
});

it('the result is not rounded to the decimals of the target currency', () => {
  expect(convertAtRate(money, 'JPY', { ...rate, midMarketRate: '162.55' }, updatedAt)).toBe('16256.6255');
});
