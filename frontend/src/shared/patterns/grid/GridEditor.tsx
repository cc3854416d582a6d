import { useState, type KeyboardEvent } from 'react';
import classes from './GridEditor.module.css';
import { GridCell, type GridOption } from './GridCell';
import { changeCell, changedValue, undoCell, type Cell, type GridChange } from './gridChanges';
import { PendingChanges } from './PendingChanges';

/** A row or a column. */
export interface GridLine {
  readonly key: string;
  readonly label: string;
}

interface Props {
  caption: string;
  /** The heading of the first column. */
  rowsTitle: string;
  rows: readonly GridLine[];
  columns: readonly GridLine[];
  /** What a cell may be. */
  options: readonly GridOption[];
  /** The stored value of a cell. */
  valueOf: (cell: Cell) => string;
  changes: readonly GridChange[];
  onChange: (changes: readonly GridChange[]) => void;
  isSaving: boolean;
  onSave: () => void;
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/**
 * The page pattern "Grid editor". The arrow keys move between the cells, Enter edits one, Escape leaves it as it was. Changes wait at the
 * foot, where each can be undone, until they are saved together.
 */
export function GridEditor(props: Props) {
  const { caption, rowsTitle, rows, columns, options, valueOf, changes, onChange, isSaving, onSave } = props;
  const [[down, right], setActive] = useState<readonly [number, number]>([0, 0]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    const next = [clamp(down + step[0], rows.length), clamp(right + step[1], columns.length)] as const;
    setActive(next);
    cellAt(event.currentTarget, next)?.focus();
  };
  return (
    <div>
      <div className={classes.frame}>
        <table className={classes.grid} role="grid" aria-label={caption} onKeyDown={move}>
          <thead>
            <tr>
              <th scope="col">{rowsTitle}</th>
              {columns.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={row.key}>
                <th scope="row">{row.label}</th>
                {columns.map((column, columnIndex) => {
                  const cell = { row: row.key, column: column.key };
                  const from = valueOf(cell);
                  return (
                    <GridCell
                      key={column.key}
                      label={`${row.label}, ${column.label}`}
                      value={changedValue(changes, cell) ?? from}
                      isChanged={changedValue(changes, cell) !== undefined}
                      isActive={rowIndex === down && columnIndex === right}
                      options={options}
                      onActive={() => setActive([rowIndex, columnIndex])}
                      onValue={(to) => onChange(changeCell(changes, { ...cell, from, to }))}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PendingChanges
        changes={changes}
        nameOf={({ row, column }) => `${labelOf(rows, row)}, ${labelOf(columns, column)}`}
        textOf={(value) => options.find((option) => option.value === value)?.label ?? value}
        isSaving={isSaving}
        onUndo={(change) => onChange(undoCell(changes, change))}
        onUndoAll={() => onChange([])}
        onSave={onSave}
      />
    </div>
  );
}

const clamp = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1);
const labelOf = (lines: readonly GridLine[], key: string) => lines.find((line) => line.key === key)?.label ?? key;

function cellAt(grid: HTMLElement, [down, right]: readonly [number, number]): HTMLElement | undefined {
  const row = grid.querySelectorAll('tbody tr')[down];
  return row?.querySelectorAll<HTMLElement>('td')[right];
}
