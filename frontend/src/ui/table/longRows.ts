/** The body of a long table, of which only some rows are rendered. */
export interface LongRows {
  readonly count: number;
  /** Scrolls until the row of an index is rendered. */
  readonly show: (index: number) => void;
}

const bodies = new WeakMap<Element, LongRows>();
/** The row that takes the focus once it is rendered. Further steps start from it, so that none is lost while a key is held. */
let awaited: { readonly body: Element; readonly index: number } | undefined;

/** Remembers how the rows of a body are shown. */
export function registerLongRows(body: Element, rows: LongRows): void {
  bodies.set(body, rows);
}

/**
 * Moves the focus to the next or previous row of a long table, rendered or not.
 * @param current the row that has the focus, if any
 * @param focus focuses a row
 * @returns whether it has such a row
 */
export function moveInLongRows(current: HTMLElement | null, step: 1 | -1, focus: (row: HTMLElement) => void): boolean {
  const from = awaited ?? placeOf(current);
  const rows = from && bodies.get(from.body);
  const index = from ? from.index + step : -1;
  if (!from || !rows || index < 0 || index >= rows.count) return false;
  awaited = { body: from.body, index };
  if (!focusAwaited(from.body, focus)) rows.show(index);
  return true;
}

/** Focuses the row that is waited for, if the body has rendered it. The user may have gone elsewhere: then nothing is waited for. */
export function focusAwaited(body: Element, focus: (row: HTMLElement) => void): boolean {
  if (awaited?.body !== body) return false;
  const row = body.querySelector<HTMLElement>(`tr[data-index="${awaited.index}"]`);
  const { activeElement } = document;
  const isElsewhere = activeElement !== document.body && !body.contains(activeElement);
  if (row || isElsewhere) awaited = undefined;
  if (row && !isElsewhere) focus(row);
  return Boolean(row);
}

/** Waits for no row of a body that goes away. */
export function forgetAwaited(body: Element): void {
  if (awaited?.body === body) awaited = undefined;
}

function placeOf(row: HTMLElement | null) {
  const { parentElement: body = null, dataset } = row ?? {};
  return body && dataset?.index !== undefined ? { body, index: Number(dataset.index) } : undefined;
}
