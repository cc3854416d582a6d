/** A row as the audit log stores it. */
type Row = Readonly<Record<string, unknown>>;

/** What a change does to one row; null where the row does not exist before or after it. */
export interface RowEffect {
  readonly table: string;
  readonly before: Row | null;
  readonly after: Row | null;
}

/**
 * Columns that say when a row was written, or what the identity provider is sent beside what the row of the user shows. They differ although
 * the change is the same.
 */
const incidental: ReadonlySet<string> = new Set([
  'createdAt',
  'updatedAt',
  'created_at',
  'updated_at',
  'at',
  'admin_since',
  'contacts_changed_at',
  'contacts_confirmed_at',
  'signed_out_at',
  'revoked_at',
  'revokedAt',
  'request',
  // It follows from the names.
  'search_text',
]);

/** Tables that are no part of what is decided: the calls to the provider follow from the other rows. */
const consequential: ReadonlySet<string> = new Set(['provider_intents']);

/** Columns by which people and programs recognise a row. */
const naming: ReadonlySet<string> = new Set(['id', 'name', 'type', 'threshold', 'user_id', 'account_id']);

/**
 * What a change does in the end: rows of an update keep the columns that change, and those that name the row; rows that are written back as
 * they were, or of which nothing but a time changes, are left out, and so are calls to the provider. In an order that does not depend on that of the writes.
 */
export function netEffect(writes: readonly RowEffect[]): RowEffect[] {
  const decided = writes.filter(({ table }) => !consequential.has(table));
  const narrowed = decided.map(narrow).filter(({ before, after }) => canonicalJson(before) !== canonicalJson(after));
  const kept = narrowed.filter((one) => !narrowed.some((other) => isUndone(one, other)));
  return kept.sort((one, other) => (canonicalJson(one) < canonicalJson(other) ? -1 : 1));
}

/** Whether writes leave every row as it was: what they add they take away, and of a row nothing but the time of writing differs. */
export function isWithoutEffect(writes: readonly RowEffect[]): boolean {
  const rows = writes.map(({ table, before, after }) => ({ table, before: untimed(before), after: untimed(after) }));
  const changed = rows.filter(({ before, after }) => canonicalJson(before) !== canonicalJson(after));
  return changed.every((one) => changed.some((other) => isUndone(one, other)));
}

const writingTimes: readonly string[] = ['updatedAt', 'updated_at'];

const untimed = (row: Row | null): Row | null =>
  row && Object.fromEntries(Object.entries(row).filter(([column]) => !writingTimes.includes(column)));

/** Whether a change would do now what it was shown to do. */
export const isSameEffect = (shown: readonly RowEffect[], now: readonly RowEffect[]): boolean =>
  canonicalJson(shown) === canonicalJson(now);

/**
 * Whether two changes of one record touch the same: a column of the same row, or a whole row that one of them adds or takes away. Changes
 * that touch different columns may wait beside each other.
 */
export function doOverlap(one: readonly RowEffect[], other: readonly RowEffect[]): boolean {
  const touched = new Set(one.flatMap(touches));
  return [...one, ...other].some(isWholeRow) || other.flatMap(touches).some((place) => touched.has(place));
}

const isWholeRow = ({ before, after }: RowEffect): boolean => before === null || after === null;

/** Each changed column of a row, with what names the row. */
function touches({ table, before, after }: RowEffect): string[] {
  const changed = Object.keys(after ?? {}).filter(
    (name) => canonicalJson(before?.[name]) !== canonicalJson(after?.[name]),
  );
  const key = Object.entries(before ?? {}).filter(([name]) => naming.has(name) && !changed.includes(name));
  return changed.map((column) => canonicalJson([table, Object.fromEntries(key), column]));
}

/** JSON in which the order of the fields makes no difference, at any depth. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

function narrow({ table, before, after }: RowEffect): RowEffect {
  const names = Object.keys({ ...before, ...after }).filter((name) => !incidental.has(name));
  const isUpdate = before !== null && after !== null;
  const kept = isUpdate
    ? names.filter((name) => naming.has(name) || canonicalJson(before[name]) !== canonicalJson(after[name]))
    : names;
  const pick = (row: Row | null) => row && Object.fromEntries(kept.map((name) => [name, row[name] ?? null]));
  return { table, before: pick(before), after: pick(after) };
}

const isUndone = (one: RowEffect, other: RowEffect): boolean =>
  one !== other &&
  one.table === other.table &&
  canonicalJson([one.before, one.after]) === canonicalJson([other.after, other.before]);
