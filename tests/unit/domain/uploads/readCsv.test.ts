import fc from 'fast-check';
import { parse } from 'papaparse';
import { writeCsv } from '../../../../domain/csv/writeCsv';
import { readCsv } from '../../../../domain/uploads/readCsv';

/** Texts of the characters that mean something in a CSV file. */
const cell = fc.string({ unit: fc.constantFrom('"', ',', ';', '\t', '\n', '\r\n', ' ', 'a', 'Ü', '1') });
const line = fc.array(cell, { minLength: 2, maxLength: 5 });

/** A line with a text, as `papaparse` reads it. */
const readByLibrary = (text: string, delimiter: string) =>
  parse<string[]>(text, { delimiter, newline: '\n' }).data.filter((cells) => cells.some((read) => read.trim() !== ''));

const written = (cells: readonly string[], delimiter: string) =>
  cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter);

test.each([',', ';', '\t'])(
  'what is quoted is read as another reader reads it, with %j between the cells',
  (delimiter) => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const text = [['A', 'B', 'C'], ['x', 'y', 'z'], ...lines].map((cells) => written(cells, delimiter)).join('\n');
        const { headings, records } = readCsv(text);
        expect([headings, ...records.map(({ cells }) => cells)]).toEqual(readByLibrary(text, delimiter));
      }),
    );
  },
);

test('a text is read as another reader reads it, or its quotation marks are refused by both', () => {
  const any = fc.string({ unit: fc.constantFrom('"', ',', '\n', ' ', 'a', '1') });
  fc.assert(
    fc.property(any, (rest) => {
      const text = `A,B\nx,y\n${rest}\nz`;
      const { data, errors } = parse<string[]>(text, { delimiter: ',', newline: '\n' });
      if (errors.some(({ type }) => type === 'Quotes')) return expect(() => readCsv(text)).toThrow('do not match');
      const lines = data.filter((cells) => cells.some((read) => read.trim() !== '')).slice(1);
      return expect(readCsv(text).records.map(({ cells }) => cells)).toEqual(lines);
    }),
    { numRuns: 500 },
  );
});

test('what the portal writes is read as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (lines) => {
      const rows = [['x', 'y'], ...lines];
      const { records } = readCsv(writeCsv(['A', 'B'], rows));
      expect(records.map(({ cells }) => cells)).toEqual(rows.filter((row) => row.some((text) => text.trim() !== '')));
    }),
  );
});

test('blanks of any kind may follow the last quotation mark of a cell', () => {
  expect(readCsv('A,B\n"x" \t\u00a0,y').records[0]?.cells).toEqual(['x', 'y']);
});

test('a carriage return ends a line as a line feed does', () => {
  expect(readCsv('A,B\r1,2\r\n3,4\n5,6').records.map(({ cells }) => cells.join())).toEqual(['1,2', '3,4', '5,6']);
});

test.each([
  ['between quotation marks nothing counts', '"A,B,C";D\n1,2,3,4;5'],
  ['a line of blanks has no text', ' \nA;B\n1,2,3,4;5'],
  ['lines without a text are left out', '\n;;\n \n"A,B,C";D\n1,2,3,4;5'],
  ['the next line does not count', 'A;B\n1,2,3,4;5'],
  ['nor does it after a carriage return', 'A;B\r1,2,3,4;5'],
  ['nor does it where all headings are quoted', '"A";"B"\n1,2,3,4;5'],
  ['the most frequent counts', 'A,x;B;C\n1,2,3,4;5'],
])('the headings say what separates the cells: %s', (_how, text) => {
  expect(readCsv(text).records[0]?.cells).toEqual(['1,2,3,4', '5']);
});

test('the comma separates headings that have as many semicolons', () => {
  expect(readCsv('A,B;C\n1,2;3')).toEqual({ headings: ['A', 'B;C'], records: [{ number: 1, cells: ['1', '2;3'] }] });
});

test.each(['', '\n \n', 'A,B', 'A,B\n,\n'])('a text without values is refused: %j', (text) => {
  expect(() => readCsv(text)).toThrow('The file has no rows below its headings.');
});

test('values are counted from the line below the headings, without those that have no text', () => {
  expect(readCsv('A\r\n\r\nx\r\n \r\ny').records).toEqual([
    { number: 1, cells: ['x'] },
    { number: 2, cells: ['y'] },
  ]);
});

test('the mark that keeps a formula from being worked out is taken away from values', () => {
  expect(readCsv("A,B\n'=1+1,'a").records[0]?.cells).toEqual(['=1+1', "'a"]);
});

test('a file may have 10,000 rows', () => {
  const rows = (count: number) => `A${'\nx'.repeat(count)}`;
  expect(readCsv(`${rows(10_000)}\n\n`).records).toHaveLength(10_000);
  expect(() => readCsv(rows(10_001))).toThrow('The file has more than 10,000 rows. Split it into several files.');
});

test('a row may have 60 columns, and so may the headings', () => {
  const columns = (count: number) => Array(count).fill('x').join();
  expect(readCsv(`${columns(60)}\n${columns(60)}`).records[0]?.cells).toHaveLength(60);
  expect(() => readCsv(`${columns(60)}\n${columns(61)}`)).toThrow('Row 1 has more than 60 columns.');
  expect(() => readCsv(`${columns(61)}\nx`)).toThrow('Row 0 has more than 60 columns.');
});

test('a cell is refused where it becomes too long, before its end is looked for', () => {
  expect(() => readCsv(`A,B\n1,"${'""'.repeat(4097)}`)).toThrow('A cell of row 1 has more than 4,096 characters.');
  expect(() => readCsv(`A,B\n1,${'x'.repeat(4097)}\n"`)).toThrow('A cell of row 1 has more than 4,096 characters.');
});

test.each([
  ['a plain cell', 'x'.repeat(4096), 'x'.repeat(4097)],
  ['a quoted cell', `"${'x'.repeat(4096)}"`, `"${'x'.repeat(4097)}"`],
  ['a cell of quotation marks', `"${'""'.repeat(4096)}"`, `"${'""'.repeat(4097)}"`],
])('%s may have 4,096 characters', (_name, longest, tooLong) => {
  expect(readCsv(`A,B\n1,${longest}`).records).toHaveLength(1);
  expect(() => readCsv(`A,B\n1,${tooLong}`)).toThrow('A cell of row 1 has more than 4,096 characters.');
});
