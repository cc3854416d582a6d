import type { StoredRow } from './rowsAsOf';

/** A column of a row before and after a change, as text; undefined where the row did not exist or the value is null. */
export interface ValueChange {
  readonly column: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Every column of a row before and after a change. The columns that changed come first, each group in alphabetical order. */
export function valueChanges(before: StoredRow | null, after: StoredRow | null): ValueChange[] {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  const changes = columns.map((column) => ({
    column,
    before: valueText(before?.[column]),
    after: valueText(after?.[column]),
  }));
  const hasChanged = (change: ValueChange) => change.before !== change.after;
  return [...changes.filter(hasChanged), ...changes.filter((change) => !hasChanged(change))];
}

/** A stored value as text: a string as it is, anything else as JSON, null as undefined. */
export function valueText(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
