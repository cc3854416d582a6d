import fc from 'fast-check';
import Big from 'big.js';
import type { DayFlow } from '../../../../../domain/balances/day/dayFlow';
import { walletDay } from '../../../../../domain/balances/day/walletDay';

const wallet = { accountId: 'a', currency: 'EUR', opening: '100.00' };
const hour = (at: number) => at * 3_600_000;
const flow = (amount: string, change: Partial<DayFlow> = {}): DayFlow => ({
  kind: 'payment',
  id: amount,
  accountId: 'a',
  currency: 'EUR',
  amount,
  atMs: hour(14),
  ...change,
});
const told = (opening: string, flows: readonly DayFlow[]) => {
  const day = walletDay({ ...wallet, opening }, flows);
  return {
    order: day.flows.map(({ id, balance }) => `${id}: ${balance}`),
    shortAt: day.shortAt?.id,
    lowest: day.lowest,
  };
};

test.each<[string, string, DayFlow[], ReturnType<typeof told>]>([
  ['nothing happens', '100', [], { order: [], shortAt: undefined, lowest: '100' }],
  [
    'by their cut-offs, whatever their order was',
    '100',
    [flow('-10', { atMs: hour(18) }), flow('-20', { atMs: hour(9) })],
    { order: ['-20: 80', '-10: 70'], shortAt: undefined, lowest: '70' },
  ],
  [
    'what has no cut-off comes first, charges last',
    '100',
    [flow('-1', { kind: 'charge', atMs: null }), flow('-20'), flow('-30', { kind: 'transaction', atMs: null })],
    { order: ['-30: 70', '-20: 50', '-1: 49'], shortAt: undefined, lowest: '49' },
  ],
  [
    'at one moment money comes in first',
    '10',
    [flow('-50'), flow('50', { kind: 'conversion' })],
    { order: ['50: 60', '-50: 10'], shortAt: undefined, lowest: '10' },
  ],
  [
    'short at one point, though the day ends well',
    '10',
    [flow('-50', { atMs: hour(9) }), flow('90', { kind: 'conversion', atMs: hour(15) })],
    { order: ['-50: -40', '90: 50'], shortAt: '-50', lowest: '-40' },
  ],
  ['nothing left is enough', '50', [flow('-50')], { order: ['-50: 0'], shortAt: undefined, lowest: '0' }],
  [
    'the first flow that leaves less than nothing is the point',
    '5',
    [flow('-6', { atMs: hour(9) }), flow('-7', { atMs: hour(10) })],
    { order: ['-6: -1', '-7: -8'], shortAt: '-6', lowest: '-8' },
  ],
])('%s', (_case, opening, flows, expected) => expect(told(opening, flows)).toEqual(expected));

test('sums conserve, and the lowest point is one of the balances', () => {
  const amounts = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => new Big(cents).div(100).toFixed(2));
  const kinds = fc.constantFrom<DayFlow['kind']>('payment', 'conversion', 'transaction', 'transfer', 'charge');
  const flows = fc.array(
    fc.record({ amount: amounts, kind: kinds, id: fc.uuid(), atMs: fc.option(fc.integer({ min: 0, max: hour(24) })) }),
  );
  fc.assert(
    fc.property(amounts, flows, (opening, drawn) => {
      const day = walletDay(
        { ...wallet, opening },
        drawn.map((one) => flow(one.amount, one)),
      );
      const sum = drawn.reduce((total, { amount }) => total.plus(amount), new Big(opening));
      expect(new Big(day.closing).eq(sum)).toBe(true);
      expect(new Big(opening).plus(day.in).minus(day.out).eq(sum)).toBe(true);
      const balances = [opening, ...day.flows.map(({ balance }) => balance)];
      expect(balances.every((balance) => new Big(balance).gte(day.lowest))).toBe(true);
      expect(balances).toContain(day.lowest);
      expect(day.shortAt === undefined).toBe(day.flows.every(({ balance }) => new Big(balance).gte(0)));
      expect(day.flows.map(({ id }) => id).sort()).toEqual(drawn.map(({ id }) => id).sort());
    }),
    { seed: 77, numRuns: 300 },
  );
});
