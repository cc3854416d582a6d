/** A cell of a grid by the keys of its row and its column. */
export interface Cell {
  readonly row: string;
  readonly column: string;
}

/** A cell that will be saved with another value. */
export interface GridChange extends Cell {
  readonly from: string;
  readonly to: string;
}

const isAt =
  ({ row, column }: Cell) =>
  (change: Cell) =>
    change.row === row && change.column === column;

/** The changes after a cell got a value; a cell that has its stored value again is no change. The order is that of the first change. */
export function changeCell(changes: readonly GridChange[], { row, column, from, to }: GridChange): GridChange[] {
  const next = { row, column, from, to };
  if (from === to) return undoCell(changes, next);
  return changes.some(isAt(next)) ? changes.map((one) => (isAt(next)(one) ? next : one)) : [...changes, next];
}

/** The changes without those of a cell. */
export function undoCell(changes: readonly GridChange[], cell: Cell): GridChange[] {
  return changes.filter((change) => !isAt(cell)(change));
}

/** The value that a cell will have; undefined for one that is not changed. */
export function changedValue(changes: readonly GridChange[], cell: Cell): string | undefined {
  return changes.find(isAt(cell))?.to;
}
