import { convertAtRate } from '../../../../domain/money/storedRate';

const updatedAt = new Date('2026-11-20T10:00:00Z');
const rate = { midMarketRate: '0.86', updatedAt };
const money = { amount: '100.01', currency: 'EUR' };

it.each([
  ['a day old', rate, '2026-11-21T10:00:00.000Z', '86.01'],
  ['older than a day', rate, '2026-11-21T10:00:00.001Z', null],
  ['missing', undefined, '2026-11-20T10:00:00Z', null],
])('at a rate that is %s', (_name, stored, now, amount) => {
  expect(convertAtRate(money, 'GBP', stored, new Date(now))).toBe(amount);
});

it('in its own currency an amount needs no rate', () => {
  expect(convertAtRate(money, 'EUR', undefined, updatedAt)).toBe('100.01');
});
