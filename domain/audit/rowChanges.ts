/** A row of a table, by column. */
export type StoredRow = Readonly<Record<string, unknown>>;

/** What an entry of the audit log says about a row. */
export interface AuditEntry {
  readonly table_name: string;
  /** Null where the whole table was truncated. */
  readonly row_id: string | null;
  readonly action: AuditAction;
  readonly old_row: StoredRow | null;
  readonly new_row: StoredRow | null;
}

/** A row with its place. */
export interface PlacedRow {
  readonly table: string;
  readonly id: string;
  readonly row: StoredRow;
}

/**
 * The rows that existed after the first `count` entries, rebuilt from the audit log. A row that was there before its first entry begins as that
 * entry's old row. A truncation logs no rows, so rows that it removed before any entry named them are missing.
 * @param entries in the order in which they were logged
 * @param count from 0, the rows before the first entry, to the number of entries
 */
export function rowsAsOf(entries: readonly AuditEntry[], count: number): PlacedRow[] {
  const rows = rowsBefore(entries);
  for (const entry of entries.slice(0, count)) apply(rows, entry);
  return [...rows.values()];
}

const keyOf = ({ table_name, row_id }: AuditEntry) => JSON.stringify([table_name, row_id]);

function rowsBefore(entries: readonly AuditEntry[]): Map<string, PlacedRow> {
  const rows = new Map<string, PlacedRow>();
  const seen = new Set<string>();
  for (const entry of entries) {
    if (!seen.has(keyOf(entry))) put(rows, entry, entry.old_row);
    seen.add(keyOf(entry));
  }
  return rows;
}

function apply(rows: Map<string, PlacedRow>, entry: AuditEntry): void {
  if (entry.action === 'T') removeTable(rows, entry.table_name);
  else if (entry.action === 'D') rows.delete(keyOf(entry));
  else put(rows, entry, entry.new_row);
}

function put(rows: Map<string, PlacedRow>, entry: AuditEntry, row: StoredRow | null): void {
  if (row) rows.set(keyOf(entry), { table: entry.table_name, id: entry.row_id ?? '', row });
}

function removeTable(rows: Map<string, PlacedRow>, table: string): void {
  for (const [key, placed] of rows) if (placed.table === table) rows.delete(key);
}

/** What a change did to a row, by its letter in the audit log (specification, part one, section 5). */
const auditActions = { I: 'Insert', U: 'Update', D: 'Delete', T: 'Truncate' } as const;

/** The letter of an action in the audit log. */
type AuditAction = keyof typeof auditActions;

const names: Readonly<Record<string, string>> = auditActions;

/** The word for a letter of the audit log. */
export const auditActionName = (letter: string): string => names[letter] ?? letter;

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
function valueText(value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
