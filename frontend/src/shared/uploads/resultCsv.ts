import { writeCsv } from '../../../../domain/csv/writeCsv';
import type { StoredRow } from './uploadRows';
import { problemsOf, textsOf } from './rowContent';

/** A column of the file that was uploaded. */
export interface ResultColumn {
  readonly field: string;
  readonly title: string;
}

const results: Readonly<Record<string, string>> = { created: 'Created', failed: 'Not created', refused: 'Left out' };

/** The rows of an upload with what came of each, as a CSV file. */
export function resultCsv(rows: readonly StoredRow[], columns: readonly ResultColumn[]): string {
  const fields = ['Row', ...columns.map(({ title }) => title), 'Result', 'Problem', 'Id'];
  const data = rows.map((row) => {
    const texts = textsOf(row);
    const problems = problemsOf(row).map(({ text }) => text);
    return [
      row.row_number,
      ...columns.map(({ field }) => texts[field] ?? ''),
      results[row.state] ?? 'Open',
      problems.join(' '),
      row.entity_id,
    ];
  });
  return writeCsv(fields, data);
}
