import Big from 'big.js';
import fc from 'fast-check';
import {
  amountFault,
  convertAmount,
  difference,
  equals,
  exceeds,
  formatAmount,
  normaliseAmount,
} from '../../../../domain/money/amount';
import { currencies, decimalsOf } from '../../../../domain/money/currencies';
import { sized } from '../../../support/sized';

describe('amountFault', () => {
  it.each(['1', '0.01', '1250.00', '1250.5', '1.5000', '000.5', '999999999999999.99'])('takes %s pounds', (text) => {
    expect(amountFault(text, 'GBP')).toBeUndefined();
  });

  it.each(
    [
      ['', ' 1', '1 ', '+1', '-1', '1e3', '1E3', '0x10', '.5', '5.', '1,000', '1.000,00', '1.2.3', '1_000', '１', '١'],
      ['NaN', 'Infinity', 'one', '£1', '1\n', '1\u0000', '1000000000000000'],
    ].flat(),
  )('refuses %j as no decimal', (text) => {
    expect(amountFault(text, 'GBP')).toBe('not_a_decimal');
  });

  it.each(['0', '0.00', '000', '0.000000'])('refuses %s as not positive', (text) => {
    expect(amountFault(text, 'GBP')).toBe('not_positive');
  });

  it.each([
    ['0.001', 'GBP', 'too_many_decimals'],
    ['1.005', 'EUR', 'too_many_decimals'],
    ['1.5', 'JPY', 'too_many_decimals'],
    ['1.0', 'JPY', undefined],
    ['1.005', 'KWD', 'too_many_decimals'],
    ['1.05', 'KWD', undefined],
    ['1.5', 'UGX', 'too_many_decimals'],
    ['1.5', 'IDR', 'too_many_decimals'],
    ['1.50', 'XXX', undefined],
    ['12.450', 'EUR', 'ambiguous'],
    ['1.000', 'GBP', 'ambiguous'],
    ['12.000', 'JPY', 'ambiguous'],
    ['0.450', 'EUR', undefined],
    ['1234.500', 'EUR', undefined],
  ])('%s %s: %s', (text, currency, fault) => {
    expect(amountFault(text, currency)).toBe(fault);
  });
});

const runs = { numRuns: sized(1_000, 100_000) };

const currency = fc.constantFrom(...currencies.keys());
/** Whole minor units, so that the expectation is exact integer arithmetic. */
const minorUnits = fc.bigInt({ min: 1n, max: 10n ** 16n });

const major = (minor: bigint, decimals: number): string => {
  if (decimals === 0) return String(minor);
  const digits = String(minor).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

it('an amount of whole minor units is payable, stays itself, and normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n - 1n }), currency, fc.nat(4), (minor, code, zeros) => {
      const amount = major(minor, decimalsOf(code));
      // Three decimals after up to three digits may be thousands.
      const padding = zeros === 1 ? 2 : zeros;
      const typed = amount.includes('.') ? amount + '0'.repeat(padding) : amount;
      expect(amountFault(typed, code)).toBeUndefined();
      expect(normaliseAmount(typed, code)).toBe(amount);
      expect(normaliseAmount(normaliseAmount(typed, code), code)).toBe(amount);
    }),
    runs,
  );
});

it('an amount as formatted is the amount with commas between thousands', () => {
  fc.assert(
    fc.property(minorUnits, currency, (minor, code) => {
      const amount = major(minor, decimalsOf(code));
      const shown = formatAmount(amount, code);
      expect(shown.replaceAll(',', '')).toBe(amount);
      expect(shown).toMatch(/^\d{1,3}(,\d{3})*(\.\d{2})?$/);
    }),
    runs,
  );
});

it.each([
  ['12450', 'EUR', '12,450.00'],
  ['0.005', 'EUR', '0.01'],
  ['0.004', 'EUR', '0.00'],
  ['1234567.5', 'JPY', '1,234,568'],
  ['-1234.5', 'GBP', '-1,234.50'],
  ['1000', 'KWD', '1,000.00'],
])('shows %s %s as %s', (amount, code, shown) => {
  expect(formatAmount(amount, code)).toBe(shown);
});

it('converts half-up to the target’s minor unit, as integers do', () => {
  fc.assert(
    fc.property(minorUnits, fc.bigInt({ min: 1n, max: 10n ** 9n }), currency, (minor, rateMillionths, to) => {
      const scale = 10n ** BigInt(8 - decimalsOf(to));
      const expected = (2n * minor * rateMillionths + scale) / (2n * scale);
      const converted = convertAmount(major(minor, 2), major(rateMillionths, 6), to);
      expect(converted).toBe(major(expected, decimalsOf(to)));
    }),
    runs,
  );
});

it.each([
  ['10000.00', '10000', false],
  ['10000.01', '10000', true],
  ['9999.99', '10000', false],
  ['9007199254740993', '9007199254740992', true],
  ['2', '10', false],
])('%s exceeds %s: %s', (amount, other, does) => {
  expect(exceeds(amount, other)).toBe(does);
});

it('of two amounts the greater exceeds the other, as integers compare', () => {
  fc.assert(
    fc.property(minorUnits, minorUnits, fc.constantFrom(0, 2), (one, other, decimals) => {
      expect(exceeds(major(one, decimals), major(other, decimals))).toBe(one > other);
    }),
    runs,
  );
});

it('an amount equals itself, however many zeros it is written with, and no other', () => {
  fc.assert(
    fc.property(minorUnits, minorUnits, fc.nat(6), (minor, other, zeros) => {
      expect(equals(major(minor, 2), major(minor, 2) + '0'.repeat(zeros))).toBe(true);
      expect(equals(major(minor, 2), major(other, 2))).toBe(minor === other);
    }),
    runs,
  );
});

it('an amount does not exceed itself, however many zeros it is written with', () => {
  fc.assert(
    fc.property(minorUnits, fc.nat(6), (minor, zeros) => {
      const amount = major(minor, 2);
      expect(exceeds(amount + '0'.repeat(zeros), amount)).toBe(false);
      expect(exceeds(amount, amount + '0'.repeat(zeros))).toBe(false);
    }),
    runs,
  );
});

it('at a rate of one an amount stays what it is, to the decimals of the currency', () => {
  fc.assert(
    fc.property(minorUnits, currency, (minor, code) => {
      const amount = major(minor, decimalsOf(code));
      expect(convertAmount(amount, '1', code)).toBe(amount);
      expect(convertAmount(amount, '1.000000', code)).toBe(normaliseAmount(amount, code));
    }),
    runs,
  );
});

it.each([
  ['100.00', '0.86125', 'GBP', '86.13'],
  ['100.00', '0.86124', 'GBP', '86.12'],
  ['1.00', '162.5', 'JPY', '163'],
  ['1.00', '162.4999', 'JPY', '162'],
  ['0.01', '0.3', 'EUR', '0.00'],
  ['999999999999999.99', '1.1', 'USD', '1099999999999999.99'],
])('%s at a rate of %s in %s is %s', (amount, rate, code, converted) => {
  expect(convertAmount(amount, rate, code)).toBe(converted);
});

it('an amount is the sum of another and their difference', () => {
  fc.assert(
    fc.property(minorUnits, minorUnits, fc.constantFrom(0, 2, 3), (one, other, decimals) => {
      const rest = difference(major(one, decimals), major(other, decimals));
      expect(Big(rest).plus(major(other, decimals)).eq(major(one, decimals))).toBe(true);
    }),
    runs,
  );
});

it.each([
  ['1000.00', '1000.00', '0'],
  ['0', '1200.50', '-1200.5'],
  ['999999999999999.99', '0.01', '999999999999999.98'],
  ['0.0000001', '0', '0.0000001'],
])('%s less %s is %s', (amount, other, rest) => {
  expect(difference(amount, other)).toBe(rest);
});
