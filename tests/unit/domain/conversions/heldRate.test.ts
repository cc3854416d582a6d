import { dayForPayment, refusalOfHeldRate } from '../../../../domain/conversions/heldRate';

const expiry = new Date('2026-11-23T14:05:00.000Z');

it.each([
  ['one tick before', new Date(expiry.getTime() - 1), undefined],
  ['at the expiry', expiry, 'held_rate_expired'],
  ['one tick after', new Date(expiry.getTime() + 1), 'held_rate_expired'],
])('%s', (_when, now, refusal) => {
  expect(refusalOfHeldRate(expiry, now)).toBe(refusal);
});

it('a payment without a held rate is not bound to a time', () => {
  expect(refusalOfHeldRate(null, expiry)).toBeUndefined();
});

const dates = {
  first: '2026-11-24',
  nextDay: '2026-11-24',
  byDefault: '2026-11-26',
  optimizeLiquidity: null,
  closed: new Map([['2026-11-25', 'A holiday']]),
};

it.each([
  ['before the first day', '2026-11-23', undefined],
  ['on the first day', '2026-11-24', '2026-11-24'],
  ['on a closed day', '2026-11-25', '2026-11-24'],
  ['on the default day', '2026-11-26', '2026-11-26'],
  ['later', '2026-12-24', '2026-11-26'],
])('a payment %s is paid from a conversion on a day not after it', (_when, paymentDate, day) => {
  expect(dayForPayment(dates, paymentDate)).toBe(day);
});
