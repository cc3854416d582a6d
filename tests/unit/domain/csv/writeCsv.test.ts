import fc from 'fast-check';
import { parse } from 'papaparse';
import { withoutFormulaMark } from '../../../../domain/csv/formulaText';
import { writeCsv } from '../../../../domain/csv/writeCsv';
import { sized } from '../../../support/sized';

const cases = sized(1_000, 10_000);

/** The cells as a spreadsheet reads them. */
const cellsOf = (csv: string) => parse<string[]>(csv.replace('\uFEFF', ''), { delimiter: ',' }).data.slice(1);

/**
 * What spreadsheets document: one of these signs first, blanks aside, unless the whole cell is a number. Where a semicolon or a tab divides cells,
 * each part is one.
 */
const isFormula = (cell: string) =>
  Number.isNaN(Number(cell)) && cell.split(/[;\t]/).some((part) => /^[=+\-@＝＋－＠]/.test(part.trim()));

const sign = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  "'",
  '"',
  ',',
  ';',
  ' ',
  '＝',
  '＋',
  '1',
  '2.5',
  'A1',
  'x',
);
const text = fc.oneof(
  fc.array(sign, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '=HYPERLINK("https://x","y")',
    "=cmd|' /C calc'!A0",
    '@SUM(1+1)',
    '+1-1',
    '-2+3',
    '\t=1',
    "'=1",
    "''@x",
  ),
);

test('no name or reference becomes a formula, and each is read back as it was', () => {
  fc.assert(
    fc.property(text, text, (name, reference) => {
      const [row] = cellsOf(writeCsv(['Name', 'Reference', 'Row'], [[name, reference, 7]]));
      expect(row?.some(isFormula)).toBe(false);
      expect(row?.map(withoutFormulaMark)).toEqual([name, reference, '7']);
    }),
    { numRuns: cases },
  );
});

test('a column of amounts stays one of numbers', () => {
  const amount = fc.tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 3 }));
  fc.assert(
    fc.property(amount, ([isNegative, minor, exponent]) => {
      const digits = String(minor).padStart(exponent + 1, '0');
      const whole = digits.slice(0, digits.length - exponent);
      const decimals = exponent === 0 ? '' : `.${digits.slice(-exponent)}`;
      const written = `${isNegative ? '-' : ''}${whole}${decimals}`;
      expect(cellsOf(writeCsv(['Amount'], [[written]]))).toEqual([[written]]);
    }),
    { numRuns: cases },
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ["'=1+1", "''=1+1"],
  ['a;=1+1', "a;'=1+1"],
  ["a;'=1+1", "a;''=1+1"],
  ['a\t@x', "a\t'@x"],
  ['=1; +2', "'=1;' +2"],
  ['a;b', 'a;b'],
  [' =1', "' =1"],
  ['-1', '-1'],
  ['+1', "'+1"],
  ['-1-1', "'-1-1"],
  ['@x', "'@x"],
  ['\t=1', "'\t'=1"],
  ["O'Neill", "O'Neill"],
  ['a=1', 'a=1'],
])('%j is written as %j', (value, cell) => {
  expect(cellsOf(writeCsv(['Text'], [[value]]))).toEqual([[cell]]);
});

test('empty cells are empty, and the file says that it is in UTF-8', () => {
  expect(writeCsv(['A', 'B'], [[null, undefined]])).toBe('\uFEFFA,B\r\n,');
});
