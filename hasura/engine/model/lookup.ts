import { nameKey, qualified } from '../metadata/names';
import type { NameReference } from '../metadata/types';
import type { Column, Table } from './table';

/** The tracked table that metadata names. Throws when it is not tracked. */
export function tableOf(tables: ReadonlyMap<string, Table>, reference: NameReference): Table {
  const key = nameKey(qualified(reference));
  const table = tables.get(key);
  if (!table) throw new Error(`table "${key}" does not exist or is not tracked`);
  return table;
}

/** The column by its name in Postgres. Throws when the table has none. */
export function columnOf(table: Table, name: string): Column {
  const column = findColumn(table, name);
  if (!column) throw new Error(`column "${name}" does not exist in table "${table.name}"`);
  return column;
}

/** The column by its name in Postgres, if any. */
export function findColumn(table: Table, name: string): Column | undefined {
  return table.columns.find((column) => column.name === name);
}
