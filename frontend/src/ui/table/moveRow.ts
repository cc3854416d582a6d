import { moveInLongRows } from './longRows';

const rowsOnPage = () => [...document.querySelectorAll<HTMLElement>('tr[data-row]')];

/** The element of a row that takes the focus: its link, else its first control. */
function anchorOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button, input');
}

/** Gives a row the focus. */
export function focusRow(row: HTMLElement): void {
  anchorOf(row)?.focus();
}

/** The row that has the focus. */
export function currentRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('tr[data-row]') ?? null;
}

/** Moves the focus to the next or previous row; from outside a table, to the first or the last row of the page. */
export function moveRow(step: 1 | -1): void {
  const current = currentRow();
  if (moveInLongRows(current, step, focusRow)) return;
  const rows = rowsOnPage();
  const next = current ? rows[rows.indexOf(current) + step] : rows.at(step > 0 ? 0 : -1);
  if (next) focusRow(next);
}

/** Selects or deselects the row that has the focus, where rows can be selected. */
export function toggleRow(): void {
  currentRow()?.querySelector<HTMLInputElement>('td:first-child input[type="checkbox"]')?.click();
}
