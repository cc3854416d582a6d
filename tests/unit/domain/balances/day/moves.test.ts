import fc from 'fast-check';
import Big from 'big.js';
import { movesOf, type DayLow } from '../../../../../domain/balances/day/moves';

const low = (accountId: string, lowest: string, currency = 'EUR'): DayLow => ({ accountId, currency, lowest });
const told = (lows: readonly DayLow[]) =>
  movesOf(lows).map((move) => `${move.amount} ${move.currency} ${move.fromAccountId}>${move.toAccountId}`);

test.each<[string, DayLow[], string[]]>([
  ['5,000 are short beside 20,000 idle', [low('a', '-5000'), low('b', '20000')], ['5000 EUR b>a']],
  ['nobody is short', [low('a', '0'), low('b', '20000')], []],
  ['nobody has any', [low('a', '-5'), low('b', '0')], []],
  ['another currency does not help', [low('a', '-5'), low('b', '20', 'USD')], []],
  ['a part is covered', [low('a', '-5'), low('b', '2')], ['2 EUR b>a']],
  ['the account with the most gives first', [low('a', '-5'), low('b', '3'), low('c', '4')], ['4 EUR c>a', '1 EUR b>a']],
  ['the largest need comes first', [low('a', '-1'), low('b', '-3'), low('c', '3')], ['3 EUR c>b']],
  [
    'one gives to two, and never more than it has',
    [low('a', '-2'), low('b', '-3'), low('c', '4')],
    ['3 EUR c>b', '1 EUR c>a'],
  ],
  ['equal ones by their ids', [low('b', '-1'), low('a', '-1'), low('c', '1')], ['1 EUR c>a']],
])('%s', (_case, lows, moves) => expect(told(lows)).toEqual(moves));

test('nobody gives more than is idle or gets more than is missing, and as much moves as can', () => {
  const lows = fc.uniqueArray(
    fc.record({
      accountId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      currency: fc.constantFrom('EUR', 'USD'),
      lowest: fc.integer({ min: -100_000, max: 100_000 }).map((cents) => new Big(cents).div(100).toFixed(2)),
    }),
    { selector: ({ accountId, currency }) => `${accountId} ${currency}` },
  );
  const sum = (amounts: readonly string[]) => amounts.reduce((total, one) => total.plus(one), new Big(0));
  fc.assert(
    fc.property(lows, (drawn) => {
      const moves = movesOf(drawn);
      for (const currency of ['EUR', 'USD']) {
        const own = drawn.filter((one) => one.currency === currency);
        const moved = moves.filter((move) => move.currency === currency);
        const after = own.map(({ accountId, lowest }) => {
          const given = sum(moved.filter((move) => move.fromAccountId === accountId).map(({ amount }) => amount));
          const got = sum(moved.filter((move) => move.toAccountId === accountId).map(({ amount }) => amount));
          return { lowest: new Big(lowest), now: new Big(lowest).minus(given).plus(got), given, got };
        });
        for (const { lowest, now, given, got } of after) {
          if (given.gt(0)) expect(lowest.gt(0) && now.gte(0)).toBe(true);
          if (got.gt(0)) expect(lowest.lt(0) && now.lte(0)).toBe(true);
        }
        expect(after.some(({ now }) => now.gt(0)) && after.some(({ now }) => now.lt(0))).toBe(false);
        expect(moved.every(({ amount }) => new Big(amount).gt(0))).toBe(true);
        const total = after.reduce((all, { now }) => all.plus(now), new Big(0));
        expect(total.eq(sum(own.map(({ lowest }) => lowest)))).toBe(true);
      }
    }),
    { seed: 77, numRuns: 300 },
  );
});
