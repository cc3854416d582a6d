import { useState, type KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

const clamp = (index: number, length: number) => Math.max(Math.min(index, length - 1), 0);

/**
 * Moves the focus between the cells of a grid with the arrow keys. Tab leads to one cell, the last that had the focus.
 * @returns the handler for the table, whether Tab leads to a cell, and what a cell calls when it gets the focus
 */
export function useGridKeys(rows: number, columns: number) {
  const [last, setLast] = useState<readonly [down: number, right: number]>([0, 0]);
  const [down, right] = [clamp(last[0], rows), clamp(last[1], columns)];
  const onGridKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    // The arrows belong to the control of a cell that is edited.
    if (!step || !(event.target instanceof HTMLTableCellElement)) return;
    event.preventDefault();
    const row = event.currentTarget.querySelectorAll('tbody tr')[clamp(down + step[0], rows)];
    row?.querySelectorAll<HTMLElement>('td')[clamp(right + step[1], columns)]?.focus();
  };
  return {
    onGridKey,
    isActive: (row: number, column: number) => row === down && column === right,
    onActive: (row: number, column: number) => setLast([row, column]),
  };
}
