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

test('a carriage return ends a line as a line feed does', () => {
  expect(readCsv('A,B\r1,2\r\n3,4\n5,6').records.map(({ cells }) => cells.join())).toEqual(['1,2', '3,4', '5,6']);
});

test('the headings say what separates the cells, but for what they have between quotation marks', () => {
  expect(readCsv('\n;;\n"A,B,C";D\n1,2,3,4;5').records[0]?.cells).toEqual(['1,2,3,4', '5']);
});

test.each([
  ['a plain cell', 'x'.repeat(4096), 'x'.repeat(4097)],
  ['a quoted cell', `"${'x'.repeat(4096)}"`, `"${'x'.repeat(4097)}"`],
  ['a cell of quotation marks', `"${'""'.repeat(4096)}"`, `"${'""'.repeat(4097)}"`],
])('%s may have 4,096 characters', (_name, longest, tooLong) => {
  expect(readCsv(`A,B\n1,${longest}`).records).toHaveLength(1);
  expect(() => readCsv(`A,B\n1,${tooLong}`)).toThrow('A cell of row 1 has more than 4,096 characters.');
});
