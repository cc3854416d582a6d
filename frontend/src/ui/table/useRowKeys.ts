import type { KeyboardEvent } from 'react';
import { useShortcuts, type Shortcut } from '../shortcuts/shortcuts';
import { moveRow, toggleRow } from './moveRow';

const group = 'Lists';
const moves: readonly Shortcut[] = [
  { keys: 'j', label: 'Next row', group, run: () => moveRow(1) },
  { keys: 'k', label: 'Previous row', group, run: () => moveRow(-1) },
  // The browser itself opens the focused link; this only lists the key in the sheet.
  { keys: 'Enter', label: 'Open the row', group },
];
const movesAndSelection: readonly Shortcut[] = [
  ...moves,
  { keys: 'x', label: 'Select the row', group, run: toggleRow },
];

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The shortcuts of a list: j and k or the arrows move between rows, Enter opens a row, x selects it. */
export function useRowKeys(isSelectable: boolean): { onKeyDown: (event: KeyboardEvent) => void } {
  useShortcuts(isSelectable ? movesAndSelection : moves);
  return {
    onKeyDown: (event) => {
      const step = steps[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      moveRow(step);
    },
  };
}
