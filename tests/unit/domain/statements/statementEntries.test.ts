import fc from 'fast-check';
import Big from 'big.js';
import { chainOrder } from '../../../../domain/statements/chainOrder';
import type { Movement } from '../../../../domain/statements/movement';
import { addsUp, requireBalances, StatementEntries } from '../../../../domain/statements/statementEntries';
import { sized } from '../../../support/sized';

const move = (id: string, signed: number, after: number | null, reason: string | null = null): Movement => ({
  id,
  reason,
  type: signed < 0 ? 'debit' : 'credit',
  amount: String(Math.abs(signed)),
  balanceAmount: after === null ? null : after.toFixed(2),
});

const idsOf = (movements: readonly Movement[]) => movements.map(({ id }) => id).join('');

test.each([
  ['one', [move('a', 5, 5)], '0', 'a'],
  ['two that are in order', [move('a', 5, 5), move('b', -2, 3)], '0', 'ab'],
  ['two that are not', [move('b', -2, 3), move('a', 5, 5)], '0.00', 'ab'],
  ['a circle, from its beginning', [move('b', -5, 1), move('a', 5, 6)], '1', 'ab'],
  ['a circle on the way', [move('c', 1, 2), move('b', -5, 1), move('a', 5, 6)], '1', 'abc'],
  ['those of one size', [move('c', 1, 3), move('a', 1, 1), move('b', 1, 2)], '0', 'abc'],
  ['no chain', [move('b', -2, 3), move('a', 5, 50)], '0', 'ba'],
  ['a balance that is not known', [move('b', -2, null), move('a', 5, 5)], '0', 'ba'],
])('%s', (_what, movements, before, expected) => {
  expect(idsOf(chainOrder(movements, before))).toBe(expected);
});

test('client money on its way to safeguarding is no line and changes no balance', () => {
  const entries = new StatementEntries({ opening: '100', closing: '130' }, '20');
  const lines = entries.ofSecond([
    move('a', 50, 130),
    move('b', -40, 90, 'TOSAFEGUARDING 12'),
    move('c', -20, 70, 'Rent FROMSAFEGUARDING'),
    move('d', 40, 110, 'FROMSAFEGUARDING 12'),
  ]);
  expect(lines.map(({ movement, balance }) => [movement.id, balance])).toEqual([
    ['a', '150'],
    ['c', '130'],
  ]);
  expect(() => entries.finish()).not.toThrow();
});

test('a statement of which a movement is missing is refused with a sentence', () => {
  const entries = new StatementEntries({ opening: '100', closing: '130' }, '0');
  entries.ofSecond([move('a', 50, 150)]);
  expect(() => entries.finish()).toThrow(
    'The movements of this period do not add up to the closing balance: 20 is not explained. The statement was not written.',
  );
});

test('a balance that is not known is no balance', () => {
  expect(() => requireBalances({ opening: null, closing: '1' })).toThrow('is not known');
  expect(requireBalances({ opening: '0', closing: '1' })).toEqual({ opening: '0', closing: '1' });
});

test.each([
  ['0', '3', '5.00', '2', true],
  ['0', '3.01', '5', '2', false],
  ['-1', '0', '1', '0', true],
])('from %s to %s by %s and %s: %s', (opening, closing, credits, debits, expected) => {
  expect(addsUp({ opening, closing }, credits, debits)).toBe(expected);
});

test('whatever moved, in whatever order it is read, the lines add up', () => {
  const second = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.boolean()), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(second, { maxLength: 12 }), fc.integer({ min: 0, max: 50 }), (seconds, safeguarded) => {
      let held = 100 - safeguarded;
      let own = 100;
      const groups = seconds.map((moves, at) =>
        moves.map(([signed, isApart], index) => {
          held += signed;
          own += isApart ? 0 : signed;
          return move(`${at} ${index}`, signed, held, isApart ? 'TOSAFEGUARDING' : 'Rent');
        }),
      );
      const entries = new StatementEntries({ opening: '100', closing: String(own) }, String(safeguarded));
      const lines = groups.flatMap((group) => entries.ofSecond([...group].reverse()));
      expect(() => entries.finish()).not.toThrow();
      expect(lines).toHaveLength(seconds.flat().filter(([, isApart]) => !isApart).length);
      expect(lines.every(({ balance }) => new Big(balance).round(2).eq(balance))).toBe(true);
    }),
    { numRuns: sized(50, 1000), seed: 58 },
  );
});
