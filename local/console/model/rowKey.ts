import type { Json, JsonObject } from '../../../hasura/engine/json';
import type { RowKey } from './place';
import type { TableShape } from './tableShape';

/** The key of a row that was read with all its columns. */
export function rowKey({ key }: Pick<TableShape, 'key'>, row: JsonObject): RowKey {
  return Object.fromEntries(key.map((column) => [column, row[column] ?? null]));
}

/** The condition that only this row fulfils. */
export function isRow(key: RowKey): JsonObject {
  const test = (value: Json): JsonObject => (value === null ? { _is_null: true } : { _eq: value });
  return Object.fromEntries(Object.entries(key).map(([column, value]) => [column, test(value)]));
}

/** A row's name in a sentence: `maker`, or each column of a longer key. */
export function rowName(key: RowKey): string {
  const entries = Object.entries(key);
  if (entries.length === 1) return String(entries[0]?.[1]);
  return entries.map(([column, value]) => `${column} ${String(value)}`).join(', ');
}
