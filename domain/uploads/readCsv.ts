import { parse, type ParseError, type Parser } from 'papaparse';
import { withoutFormulaMark } from '../csv/formulaText';
import { uploadLimits } from './limits';
import { refusedFile } from './refusedFile';

/** A line of a CSV file. */
export interface CsvRecord {
  /** The number of the line of values, with 1 for the first one after the headings. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** A CSV file as it is written. */
export interface CsvFile {
  readonly headings: readonly string[];
  readonly records: readonly CsvRecord[];
}

/**
 * Reads a CSV file (RFC 4180) with comma, semicolon or tab between the cells, and those that `writeCsv` wrote. Lines without any text are left out and not counted.
 * Reading stops at the first line that is beyond a limit.
 * @throws RuleError file_refused
 */
export function readCsv(text: string): CsvFile {
  const lines: (readonly string[])[] = [];
  let refusal: Error | undefined;
  parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    step: ({ data, errors }, parser: Parser) => {
      try {
        takeLine(lines, data, errors);
      } catch (error) {
        refusal = error as Error;
        parser.abort();
      }
    },
  });
  if (refusal) throw refusal;
  const [headings, ...values] = lines;
  if (!headings || values.length === 0) throw refusedFile('The file has no rows below its headings.');
  const records = values.map((cells, index) => ({ number: index + 1, cells: cells.map(withoutFormulaMark) }));
  return { headings, records };
}

function takeLine(lines: (readonly string[])[], cells: readonly string[], errors: readonly ParseError[]): void {
  const number = lines.length;
  if (errors.some(({ type }) => type === 'Quotes')) {
    throw refusedFile(`The quotation marks of row ${number} do not match.`);
  }
  if (cells.length > uploadLimits.columns) throw refusedFile(`Row ${number} has more than 60 columns.`);
  if (cells.some((cell) => cell.length > uploadLimits.cellLength)) {
    throw refusedFile(`A cell of row ${number} has more than 4,096 characters.`);
  }
  if (cells.every((cell) => cell.trim() === '')) return;
  if (number > uploadLimits.rows) throw refusedFile('The file has more than 10,000 rows. Split it into several files.');
  lines.push(cells);
}
