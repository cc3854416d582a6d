import type { CsvFile, CsvRecord } from './readCsv';
import { refusedFile } from './limits';

/** What is wrong with a field of an uploaded row, as a sentence for the user. */
export interface RowProblem<Field extends string = string> {
  readonly field: Field;
  readonly text: string;
  /** Worth a look only: the row can be created all the same. */
  readonly isWarning?: boolean;
}

/** Whether a row with these problems cannot be created. */
export const isRefused = (problems: readonly RowProblem[]): boolean => problems.some(({ isWarning }) => !isWarning);

/** A column of an upload. */
export interface UploadColumn<Field extends string> {
  readonly field: Field;
  /** Its heading in the file and on the screen. */
  readonly title: string;
  readonly isRequired?: boolean;
}

/** The texts of a row by field; a field without a text is empty. */
export type RowValues<Field extends string> = Readonly<Record<Field, string>>;

/** A row of a file with its number. */
export interface UploadedRow<Field extends string> {
  readonly number: number;
  readonly values: RowValues<Field>;
}

/**
 * The rows of a CSV file by their headings, in any order of columns. Case, blanks and dashes of a heading do not matter.
 * @throws RuleError file_refused for a heading that is unknown, missing or there twice, and for a row with other columns than the headings
 */
export function rowsByHeading<Field extends string>(
  { headings, records }: CsvFile,
  columns: readonly UploadColumn<Field>[],
): UploadedRow<Field>[] {
  const fields = headings.map((heading) => fieldOf(heading, columns));
  const twice = headings.find((_heading, index) => fields[index] && fields.indexOf(fields[index]) !== index);
  if (twice !== undefined) throw refusedFile(`The column "${shown(twice)}" is there twice.`);
  const missing = columns.find(({ field, isRequired }) => isRequired && !fields.includes(field));
  if (missing) throw refusedFile(`The column "${missing.title}" is missing. The template has all columns.`);
  return records.map((record) => ({ number: record.number, values: valuesOf(record, fields, columns) }));
}

/** The field of a heading; undefined for an empty heading, whose column must be empty. */
function fieldOf<Field extends string>(heading: string, columns: readonly UploadColumn<Field>[]): Field | undefined {
  if (heading.trim() === '') return undefined;
  const column = columns.find(({ title }) => headingKey(title) === headingKey(heading));
  if (!column) throw refusedFile(`The column "${shown(heading)}" is not known. The template has all columns.`);
  return column.field;
}

function valuesOf<Field extends string>(
  { number, cells }: CsvRecord,
  fields: readonly (Field | undefined)[],
  columns: readonly UploadColumn<Field>[],
): RowValues<Field> {
  const stray = cells.find((cell, index) => cell.trim() !== '' && fields[index] === undefined);
  if (stray !== undefined) {
    throw refusedFile(`Row ${number} has a text in a column without a heading: "${shown(stray)}".`);
  }
  return Object.fromEntries(
    columns.map(({ field }) => [field, cells[fields.indexOf(field)]?.trim() ?? '']),
  ) as RowValues<Field>;
}

const headingKey = (heading: string): string => heading.toLowerCase().replace(/[\s_-]+/g, '');

/** The beginning of a text of the file, to be quoted in a sentence. */
const shown = (text: string): string => text.trim().slice(0, 40);
