import { withoutFormulaMark } from '../csv/formulaText';
import { uploadLimits, refusedFile } from './limits';

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
 * Reading stops at the first cell that is beyond a limit, and takes time in proportion to the text (docs/decisions/091).
 * @throws RuleError file_refused
 */
export function readCsv(text: string): CsvFile {
  const [headings, ...values] = new CsvReader(text).read();
  if (!headings || values.length === 0) throw refusedFile('The file has no rows below its headings.');
  const records = values.map((cells, index) => ({ number: index + 1, cells: cells.map(withoutFormulaMark) }));
  return { headings, records };
}

/** Walks over a text once, from its beginning to its end. */
class CsvReader {
  private readonly delimiter: string;
  private readonly lines: (readonly string[])[] = [];
  private position = 0;

  constructor(private readonly text: string) {
    this.delimiter = delimiterOf(text);
  }

  read(): readonly (readonly string[])[] {
    while (this.position < this.text.length) this.takeLine();
    return this.lines;
  }

  private takeLine(): void {
    const cells = [this.takeCell()];
    while (this.text[this.position] === this.delimiter) {
      this.position += 1;
      if (cells.length === uploadLimits.columns) throw refusedFile(`Row ${this.row} has more than 60 columns.`);
      cells.push(this.takeCell());
    }
    // A line feed after a carriage return ends one more line, which has no text.
    this.position += 1;
    if (cells.every((cell) => cell.trim() === '')) return;
    if (this.row > uploadLimits.rows) {
      throw refusedFile('The file has more than 10,000 rows. Split it into several files.');
    }
    this.lines.push(cells);
  }

  private takeCell(): string {
    if (this.text[this.position] === '"') return this.takeQuotedCell();
    const start = this.position;
    while (!this.isAtEndOfCell()) {
      this.position += 1;
      this.requireLength(this.position - start);
    }
    return this.text.slice(start, this.position);
  }

  /** A cell between quotation marks, in which two of them stand for one. After the last one there may be blanks. */
  private takeQuotedCell(): string {
    let cell = '';
    let start = this.position + 1;
    let mark = this.nextMark(start);
    while (this.text[mark + 1] === '"') {
      cell += this.text.slice(start, mark + 1);
      this.requireLength(cell.length);
      start = mark + 2;
      mark = this.nextMark(start);
    }
    cell += this.text.slice(start, mark);
    this.requireLength(cell.length);
    this.position = mark + 1;
    while (!this.isAtEndOfCell()) {
      if (this.text[this.position]?.trim() !== '') throw this.unmatchedMarks();
      this.position += 1;
    }
    return cell;
  }

  private nextMark(from: number): number {
    const mark = this.text.indexOf('"', from);
    if (mark < 0) throw this.unmatchedMarks();
    return mark;
  }

  private isAtEndOfCell(): boolean {
    const next = this.text[this.position];
    return next === undefined || next === this.delimiter || next === '\n' || next === '\r';
  }

  /** The number of the row that is read, with 0 for the headings. */
  private get row(): number {
    return this.lines.length;
  }

  private requireLength(length: number): void {
    if (length > uploadLimits.cellLength) {
      throw refusedFile(`A cell of row ${this.row} has more than 4,096 characters.`);
    }
  }

  private unmatchedMarks = () => refusedFile(`The quotation marks of row ${this.row} do not match.`);
}

const delimiters = [',', ';', '\t'];

/** What separates the headings, which are the first line with a text: the most frequent of comma, semicolon and tab. */
function delimiterOf(text: string): string {
  const counts = delimiters.map(() => 0);
  let isQuoted = false;
  let hasText = false;
  for (const character of text) {
    const found = delimiters.indexOf(character);
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) hasText = true;
    else if (found >= 0) counts[found] = (counts[found] ?? 0) + 1;
    else if (character !== '\n' && character !== '\r') hasText ||= character.trim() !== '';
    else if (hasText) break;
  }
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
