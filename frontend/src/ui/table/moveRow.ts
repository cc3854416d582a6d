const rowsOnPage = () => [...document.querySelectorAll<HTMLElement>('tr[data-row]')];

/** What takes the focus for its row: the link that opens it, else its first control. */
function anchorOf(row: HTMLElement | undefined): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>('a[href]') ?? row?.querySelector<HTMLElement>('button, input');
}

/** The row that the focus is in. */
export function currentRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('tr[data-row]') ?? null;
}

/** Moves the focus to the row before or after; from outside the tables of the page to the first or the last one. */
export function moveRow(step: 1 | -1): void {
  const rows = rowsOnPage();
  const current = currentRow();
  const next = current ? rows[rows.indexOf(current) + step] : rows.at(step > 0 ? 0 : -1);
  anchorOf(next)?.focus();
}

/** Ticks or unticks the row that the focus is in, where rows can be chosen. */
export function toggleRow(): void {
  currentRow()?.querySelector<HTMLInputElement>('td:first-child input[type="checkbox"]')?.click();
}
