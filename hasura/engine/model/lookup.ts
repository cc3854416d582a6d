import { nameKey, qualified, isGraphqlName } from '../metadata/names';
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

/** Throws when a table cannot have one more field of this name. */
export function requireFreeField(table: Table, name: string): void {
  if (!isGraphqlName(name)) throw new Error(`the field name "${name}" is not a GraphQL name`);
  const isTaken =
    table.columns.some((column) => column.graphqlName === name || column.name === name) ||
    table.relationships.has(name) ||
    table.computedFields.has(name);
  if (isTaken) throw new Error(`the table "${table.name}" has a field "${name}" already`);
}
