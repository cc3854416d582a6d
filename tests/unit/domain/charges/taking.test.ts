import { mayChangeByHand, mayReprocess } from '../../../../domain/charges/transitions';
import { nextTryAt, takeCharge, type Market } from '../../../../domain/charges/taking';

const now = new Date('2026-11-23T09:00:00Z');
const rateAt = new Date('2026-11-23T08:00:00Z');
const stale = new Date('2026-11-22T08:59:59Z');
const rate = (midMarketRate: string, updatedAt = rateAt) => ({ midMarketRate, updatedAt });
const market = (held: Record<string, string>, rates: Market['rates'] = new Map([['EURGBP', rate('0.8')]])): Market => ({
  spendable: new Map(Object.entries(held)),
  rates,
  now,
});
const base = { amount: '10.01', currency: 'GBP' };

it('takes the first currency of the list that covers it, exactly enough included', () => {
  const taken = takeCharge({ base, currencies: ['USD', 'EUR', 'GBP'] }, market({ EUR: '12.51', GBP: '500.00' }));
  expect(taken).toEqual({
    currency: 'EUR',
    amount: '12.51',
    rate: '1.25',
    rateAt,
    steps: [
      { step: 'converted', amount: '12.5125', currency: 'EUR', rate: '1.25' },
      { step: 'rounded', amount: '12.51', currency: 'EUR' },
    ],
  });
  expect(takeCharge({ base, currencies: ['EUR', 'GBP'] }, market({ EUR: '12.50', GBP: '10.01' }))).toMatchObject({
    currency: 'GBP',
    amount: '10.01',
    rate: null,
    rateAt: null,
    steps: [],
  });
});

it('without a list takes the base currency', () => {
  expect(takeCharge({ base, currencies: [] }, market({ EUR: '99.00', GBP: '10.01' }))).toMatchObject({
    currency: 'GBP',
  });
});

it('waits and says why, for each currency', () => {
  const old = new Map([['EURGBP', rate('0.8', stale)]]);
  expect(
    takeCharge({ base, currencies: ['EUR', 'USD', 'GBP'] }, market({ EUR: '99.00', GBP: '1000.00' }, old)),
  ).toMatchObject({
    currency: 'GBP',
  });
  expect(takeCharge({ base, currencies: ['EUR', 'USD', 'GBP'] }, market({ EUR: '99.00', GBP: '10.00' }, old))).toEqual({
    reason: 'No balance covers the charge: EUR has no current rate; USD has no current rate; GBP has 10.00 of 10.01.',
  });
});

it('passes over a currency in which the amount rounds to nothing', () => {
  const tiny = { base: { amount: '0.01', currency: 'GBP' }, currencies: ['EUR'] };
  expect(takeCharge(tiny, market({ EUR: '5.00' }, new Map([['EURGBP', rate('3')]])))).toEqual({
    reason: 'No balance covers the charge: EUR has no amount that small.',
  });
});

it.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [6, 24],
  [400, 24],
])('after %d tries the next comes in %d hours', (tries, hours) => {
  expect(nextTryAt(tries, now).getTime() - now.getTime()).toBe(hours * 3_600_000);
});

it('lets an administrator settle or waive what waits or failed, and nothing else', () => {
  const statuses = ['pending', 'processing', 'completed', 'failed', 'cancelled'] as const;
  const allowed = statuses.flatMap((from) =>
    (['completed', 'cancelled'] as const).filter((to) => mayChangeByHand(from, to)).map((to) => `${from} ${to}`),
  );
  expect(allowed).toEqual(['pending completed', 'pending cancelled', 'failed completed', 'failed cancelled']);
  expect(statuses.filter(mayReprocess)).toEqual(['pending', 'failed']);
});
