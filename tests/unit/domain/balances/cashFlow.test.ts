import Big from 'big.js';
import { cashFlow, type Flow } from '../../../../domain/balances/cashFlow';
import { addDays } from '../../../../domain/isoDate';
import { sized } from '../../../support/sized';

const today = '2026-11-23';
const flow = (currency: string, amount: string, day: string): Flow => ({ currency, amount, day });
const of = (opening: Record<string, string>, flows: readonly Flow[], length = 3) =>
  cashFlow({ opening: new Map(Object.entries(opening)), flows, today, length });

test('each day ends with what it began with, what comes in and what goes out', () => {
  const [euro] = of({ EUR: '100.00' }, [
    flow('EUR', '-30.00', '2026-11-23'),
    flow('EUR', '5.50', '2026-11-23'),
    flow('EUR', '-80.00', '2026-11-25'),
  ]);
  expect(euro).toEqual({
    currency: 'EUR',
    opening: '100.00',
    days: [
      { day: '2026-11-23', in: '5.5', out: '30', balance: '75.5' },
      { day: '2026-11-24', in: '0', out: '0', balance: '75.5' },
      { day: '2026-11-25', in: '0', out: '80', balance: '-4.5' },
    ],
    shortfall: { day: '2026-11-25', amount: '4.5' },
  });
});

test.each([
  ['overdue: counted today', '-10', '2026-11-01', ['-10', '-10', '-10']],
  ['today', '-10', '2026-11-23', ['-10', '-10', '-10']],
  ['on the last day', '-10', '2026-11-25', ['0', '0', '-10']],
])('a flow %s', (_when, amount, day, balances) => {
  expect(of({ GBP: '0' }, [flow('GBP', amount, day)])[0]?.days.map(({ balance }) => balance)).toEqual(balances);
});

test('a flow after the last day is left out, and a currency without anything is not there', () => {
  expect(of({}, [flow('USD', '-10', '2026-11-26')])).toEqual([]);
});

test.each([
  ['exactly enough', '-100', undefined],
  ['a cent too much', '-100.01', { day: today, amount: '0.01' }],
])('%s', (_what, amount, shortfall) => {
  expect(of({ GBP: '100' }, [flow('GBP', amount, today)])[0]?.shortfall).toEqual(shortfall);
});

test('the shortfall is the deepest, its day the first', () => {
  const flows = [flow('GBP', '-5', '2026-11-23'), flow('GBP', '-20', '2026-11-24'), flow('GBP', '30', '2026-11-25')];
  expect(of({ GBP: '0' }, flows)[0]?.shortfall).toEqual({ day: '2026-11-23', amount: '25' });
});

test('money that comes on the same day is enough', () => {
  expect(of({}, [flow('EUR', '-50', today), flow('EUR', '50', today)])[0]?.shortfall).toBeUndefined();
});

/** Numbers from a seed: the same accounts each time. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

const accounts = sized(60, 1000);
const codes = ['EUR', 'GBP', 'JPY', 'USD'];

/** In whole cents, by going through every day and every flow. */
function oracle(opening: Record<string, number>, flows: readonly Flow[], length: number) {
  const cents = (amount: string) => Number(new Big(amount).times(100).toFixed());
  return codes.flatMap((currency) => {
    const own = flows.filter((one) => one.currency === currency && one.day < addDays(today, length));
    if (opening[currency] === undefined && own.length === 0) return [];
    const start = opening[currency] ?? 0;
    const balances = Array.from({ length }, (_, index) =>
      own.filter(({ day }) => day <= addDays(today, index)).reduce((total, { amount }) => total + cents(amount), start),
    );
    const firstShort = balances.findIndex((balance) => balance < 0);
    return [
      {
        currency,
        balances,
        shortfall: firstShort < 0 ? undefined : [addDays(today, firstShort), -Math.min(...balances)],
      },
    ];
  });
}

test(`${accounts} random accounts agree with a calculation in cents, and the missing amount is exactly enough`, () => {
  for (let seed = 1; seed <= accounts; seed += 1) {
    const random = randomOf(seed);
    const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
    const length = between(1, 30);
    const held = codes.filter(() => random() < 0.7).map((code) => [code, between(-2000, 90_000)] as const);
    const opening = Object.fromEntries(held);
    const flows = Array.from({ length: between(0, 40) }, () =>
      flow(
        codes[between(0, 3)] ?? 'EUR',
        new Big(between(-50_000, 40_000)).div(100).toFixed(2),
        addDays(today, between(-5, length + 3)),
      ),
    );
    const text = Object.fromEntries(held.map(([code, cents]) => [code, new Big(cents).div(100).toFixed(2)]));
    const result = of(text, flows, length);
    const inCents = (amount: string) => Number(new Big(amount).times(100).toFixed());
    expect(
      result.map(({ currency, days, shortfall }) => ({
        currency,
        balances: days.map(({ balance }) => inCents(balance)),
        shortfall: shortfall && [shortfall.day, inCents(shortfall.amount)],
      })),
    ).toEqual(oracle(opening, flows, length));
    const covered = result.map(({ currency, opening: start, shortfall }) => {
      return [currency, new Big(start).plus(shortfall?.amount ?? '0').toFixed()] as const;
    });
    const after = of(Object.fromEntries(covered), flows, length);
    expect(after.filter(({ shortfall }) => shortfall)).toEqual([]);
  }
});
