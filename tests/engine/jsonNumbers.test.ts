import fc from 'fast-check';
import {
  compareNumbers,
  integerOf,
  isNumber,
  numberOf,
  readJson,
  writeJson,
  type Json,
  type JsonNumber,
} from '../../hasura/engine/json';
import { sized } from '../support/sized';

describe('JSON', () => {
  const scale = fc.tuple(
    fc.constantFrom('', '-'),
    fc.bigInt({ min: 0n, max: 10n ** 40n }).map(String),
    fc.constantFrom('', '.0', '.50', '.000000001', '.12345678901234567890'),
    fc.constantFrom('', 'e5', 'E-7', 'e+400', 'e-400', 'e0'),
  );
  const number = scale.map((parts) => parts.join(''));
  const value = fc.letrec<{ any: string }>((tie) => ({
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      number,
      fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
      fc.constantFrom('null', 'true', '"n1"', '"s"', '": 1e5,"', '"\\\\"', '"\\"1.50\\""'),
      fc.array(tie('any')).map((items) => `[${items.join(',')}]`),
      fc
        .uniqueArray(fc.tuple(fc.string(), tie('any')), { selector: ([key]) => key })
        // Keys that are whole numbers change places in a JavaScript object.
        .map((entries) => entries.map(([key, inner]) => `${JSON.stringify(`k${key}`)}:${inner}`))
        .map((members) => `{${members.join(',')}}`),
    ),
  })).any;

  it('is written as it was read', () => {
    fc.assert(
      fc.property(value, (text) => {
        expect(writeJson(readJson(text))).toBe(JSON.parse(text) === null ? 'null' : text);
      }),
      { numRuns: sized(500, 10_000) },
    );
  });

  it.each([
    ['{"n": 123456789012345}', { n: 123456789012345 }],
    ['{"id": "1234567890123456789"}', { id: '1234567890123456789' }],
    [
      '{"text": "say \\"12345678901234567\\" twice", "x": 1.50}',
      { text: 'say "12345678901234567" twice', x: numberOf('1.50') },
    ],
    ['{"__proto__": 1.50}', JSON.parse('{"__proto__": 1}') as unknown],
    [' [ 1e400 , "n1e400"]', [numberOf('1e400'), 'n1e400']],
  ])('%s is read', (text, expected) => {
    expect(Object.keys(readJson(text) as object)).toEqual(Object.keys(expected as object));
    if (!text.includes('proto')) expect(readJson(text)).toEqual(expected);
  });

  it.each(['', '{', '[01]', '[1e400', '{"a": 1.50,}', '[+1.50]', '[.50]', '[1.]'])('%j is none', (text) => {
    expect(() => readJson(text)).toThrow(SyntaxError);
  });

  it.each([
    ['5.0', 5n],
    ['1e2', 100n],
    ['-12e-1', undefined],
    ['1200e-2', 12n],
    ['-0', 0n],
    ['9007199254740993', 9007199254740993n],
    ['1e39', 10n ** 39n],
    ['1e40', undefined],
    ['1e999999999999', undefined],
  ])('%s is the integer %s', (text, expected) => {
    expect(integerOf(numberOf(text))).toBe(expected);
  });

  it('a number of a million digits is read in linear time', () => {
    const long = `1.${'0'.repeat(900_000)}1`;
    const [value] = readJson(`[${long}]`) as Json[];
    expect(writeJson(value)).toBe(long);
    expect(integerOf(value as JsonNumber)).toBeUndefined();
    expect(compareNumbers(value as JsonNumber, 1)).toBe(1);
  });

  it('numbers compare by their exact values', () => {
    const ordered = [
      '-1e400',
      '-2',
      '-1.50',
      '-1',
      '0',
      '1e-400',
      '0.50',
      '9007199254740992',
      '9007199254740993',
      '1e400',
    ];
    const numbers = ordered.map(numberOf);
    numbers.forEach((left, i) =>
      numbers.forEach((right, j) => expect(Math.sign(compareNumbers(left, right))).toBe(Math.sign(i - j))),
    );
    expect(compareNumbers(numberOf('1.50'), numberOf('15e-1'))).toBe(0);
    expect(compareNumbers(numberOf('-0'), 0)).toBe(0);
    expect(isNumber(numberOf('1e400'))).toBe(true);
  });
});
