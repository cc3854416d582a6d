/** What is wrong with a field of an uploaded row, as a sentence for the user. */
export interface RowProblem<Field extends string = string> {
  readonly field: Field;
  readonly text: string;
  /** Worth a look only: the row can be created all the same. */
  readonly isWarning?: boolean;
}

/** Whether a row with these problems cannot be created. */
export const isRefused = (problems: readonly RowProblem[]): boolean => problems.some(({ isWarning }) => !isWarning);
