import Big from 'big.js';
import fc from 'fast-check';
import { compareDecimals } from '../../local/provider/decimals';

const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.integer({ min: 0, max: 3 }))
  .map(([digits, decimals]) => new Big(digits.toString()).div(10 ** decimals).toFixed(decimals))
  .map((text) => text.replace(/^-(0(?:\.0+)?)$/, '$1'));

it('compares as numbers do', () => {
  fc.assert(
    fc.property(decimal, decimal, (a, b) => {
      expect(Math.sign(compareDecimals(a, b))).toBe(new Big(a).cmp(b));
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['10', '9.99', 1],
  ['1', '1.00', 0],
  ['1.5', '1.05', 1],
  ['-2', '-10', 1],
  ['-1.00', '0.00', -1],
])('compares %s with %s', (a, b, order) => expect(Math.sign(compareDecimals(a, b))).toBe(order));
