import type { RowProblem } from '../../../../domain/uploads/columns';
import type { CheckedRow } from '../patterns/upload/CheckGrid';
import type { StoredRow } from './uploadRows';

/** The texts of a stored row by field. */
export const textsOf = ({ content }: StoredRow) => (content ?? {}) as Readonly<Record<string, string>>;

/** What is wrong with a stored row. */
export const problemsOf = ({ problems }: StoredRow) => (problems ?? []) as readonly RowProblem[];

/** A stored row as the grid shows it. */
export function checkedRow(row: StoredRow): CheckedRow {
  const problems = problemsOf(row);
  const byField = (isWarning: boolean) =>
    Object.fromEntries(
      problems.filter((problem) => Boolean(problem.isWarning) === isWarning).map(({ field, text }) => [field, text]),
    );
  return { number: row.row_number, cells: textsOf(row), errors: byField(false), warnings: byField(true) };
}
