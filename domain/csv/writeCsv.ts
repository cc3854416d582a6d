import { unparse } from 'papaparse';
import { neutralised } from './formulaText';

/** What a cell may hold. A number is a count; an amount is a decimal string. */
export type CsvCell = string | number | null | undefined;

/** Tells a spreadsheet that the file is in UTF-8. */
const byteOrderMark = '\uFEFF';

const written = (cell: CsvCell) => (typeof cell === 'string' ? neutralised(cell) : cell);

/** A CSV file (RFC 4180) in UTF-8 with a line of headings. Texts that a spreadsheet would take for formulas are neutralised. */
export function writeCsv(fields: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + unparse({ fields: [...fields], data: rows.map((row) => row.map(written)) });
}

/** The beginning of a file that is written piece by piece: its headings. */
export const csvHead = (fields: readonly string[]): string => `${byteOrderMark}${unparse([[...fields]])}\r\n`;

/** The next rows of such a file. */
export const csvRows = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.length === 0 ? '' : `${unparse(rows.map((row) => row.map(written)))}\r\n`;
