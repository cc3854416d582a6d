import { csv, headings, row, type HostileFile } from './hostileFile';

const mebibyte = 1024 * 1024;
const lines = (line: string, count: number) => csv(`${line}\n`.repeat(count));
const cell = (text: string) => csv(row.replace('Steel', text));
const filled = (text: string) => text.repeat(Math.floor((5 * mebibyte - headings.length - 100) / text.length));

const tooManyColumns = /^file_refused: Row \d+ has more than 60 columns/;
const tooLong = /^file_refused: A cell of row \d+ has more than 4,096 characters/;
const tooManyRows = /^file_refused: The file has more than 10,000 rows/;
const quotes = /^file_refused: The quotation marks of row \d+ do not match/;
const noRows = /^file_refused: The file has no rows/;
const oneRow = /^read: 1 rows, 0 with errors/;
const oneFaultyRow = /^read: 1 rows, 1 with errors/;
const unknownColumn = /^file_refused: The column ".*" is not known/;

/** CSV files that are too large, misshapen, or would do harm elsewhere. */
export const csvFiles: readonly HostileFile[] = [
  { name: 'a million columns of headings', file: () => 'x,'.repeat(1_000_000), expected: tooManyColumns },
  { name: 'a million empty columns', file: () => csv(','.repeat(1_000_000)), expected: tooManyColumns },
  { name: 'five million semicolons', file: () => filled(';'), expected: tooManyColumns },
  { name: 'five million tabs', file: () => `x${filled('\t')}`, expected: tooManyColumns },
  { name: 'a line of five megabytes', file: () => csv(filled('a')), expected: tooLong },
  { name: 'a heading of five megabytes', file: () => filled('a'), expected: tooLong },
  { name: 'a quoted cell of five megabytes', file: () => csv(`"${filled('a')}"`), expected: tooLong },
  { name: 'a quoted cell of line breaks', file: () => csv(`"${filled('\n')}"`), expected: tooLong },
  { name: 'a cell that is never closed', file: () => csv(`"${filled('a')}`), expected: quotes },
  { name: 'nothing but quotation marks', file: () => csv(filled('"')), expected: /^file_refused: / },
  { name: 'an odd number of quotation marks', file: () => csv(`${row}\n"""`), expected: quotes },
  { name: 'a quotation mark within a quoted cell', file: () => csv('"SUP"1",1'), expected: quotes },
  {
    name: 'quotation marks in a cell before blanks',
    file: () => `Amount,b\n"${'x"'.repeat(4000)}${' '.repeat(400_000)}`,
    expected: quotes,
  },
  {
    name: 'quotation marks of five megabytes below a heading',
    file: () => `Amount\n${'"'.repeat(4_900_000)}`,
    expected: tooLong,
  },
  { name: 'five million line breaks', file: () => csv(filled('\n')), expected: noRows },
  { name: 'five million carriage returns', file: () => csv(filled('\r')), expected: /^file_refused: / },
  { name: 'two million lines of a comma', file: () => csv(filled(',\n')), expected: noRows },
  { name: 'two million lines of a letter', file: () => csv(filled('a\n')), expected: tooManyRows },
  { name: '10,001 rows', file: () => lines(row, 10_001), expected: tooManyRows },
  { name: '10,000 rows', file: () => lines(row, 10_000), expected: /^read: 10000 rows, 0 with errors/ },
  {
    name: '10,000 rows of errors',
    file: () => lines('a,b,c,d,e,f,g', 10_000),
    expected: /^read: 10000 rows, 10000 with errors/,
  },
  {
    name: 'five megabytes and a byte',
    file: () => 'a'.repeat(5 * mebibyte + 1),
    expected: /^file_refused: The file is larger/,
  },
  { name: 'headings alone', file: () => headings, expected: noRows },
  { name: 'no headings', file: () => `${row}\n${row}`, expected: unknownColumn },
  { name: 'the same heading a thousand times', file: () => `${'Amount,'.repeat(1000)}\n1`, expected: tooManyColumns },
  { name: 'the same heading twice', file: () => `${headings},Amount\n${row},1`, expected: /is there twice/ },
  { name: 'a heading of an object', file: () => `${headings},__proto__\n${row},1`, expected: unknownColumn },
  { name: 'a heading of a constructor', file: () => `${headings},constructor\n${row},1`, expected: unknownColumn },
  { name: 'a formula as a heading', file: () => `${headings},=1+1\n${row},1`, expected: unknownColumn },
  { name: 'a formula as a reason', file: () => cell('=HYPERLINK(1)'), expected: oneRow },
  { name: 'a command as a reason', file: () => cell('@SUM(1)|cmd'), expected: oneRow },
  { name: 'a formula as an amount', file: () => csv(row.replace('10.00', '=1+1')), expected: oneFaultyRow },
  { name: 'an exponent as an amount', file: () => csv(row.replace('10.00', '1e308')), expected: oneFaultyRow },
  {
    name: 'an amount of four thousand digits',
    file: () => csv(row.replace('10.00', '9'.repeat(4000))),
    expected: oneFaultyRow,
  },
  {
    name: 'an amount of four thousand decimals',
    file: () => csv(row.replace('10.00', `1.${'0'.repeat(4000)}`)),
    expected: oneRow,
  },
  { name: 'an infinite amount', file: () => csv(row.replace('10.00', 'Infinity')), expected: oneFaultyRow },
  { name: 'digits of another script', file: () => csv(row.replace('10.00', '١٠.٠٠')), expected: oneFaultyRow },
  { name: 'a date of the year 300,000', file: () => csv(row.replace('2026', '+300000')), expected: oneFaultyRow },
  { name: 'a tag as a reason', file: () => cell('<script>alert(1)</script>'), expected: oneRow },
  { name: 'a statement as a reason', file: () => cell("'; drop table payments; --"), expected: oneRow },
  { name: 'directions turned round', file: () => cell('pay \u202eUSD'), expected: oneFaultyRow },
  { name: 'four thousand joiners', file: () => cell('\u200d'.repeat(4000)), expected: oneFaultyRow },
  { name: 'a line break in a reason', file: () => cell('"two\nlines"'), expected: oneFaultyRow },
  {
    name: 'a cell that backtracks',
    file: () => csv(row.replace('Steel', `${' '.repeat(4000)}x`)),
    expected: oneRow,
  },
];
