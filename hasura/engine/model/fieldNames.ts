import { isGraphqlName } from '../metadata/names';
import type { Table } from './table';

/** Throws when a table cannot have one more field of this name. */
export function requireFreeField(table: Table, name: string): void {
  if (!isGraphqlName(name)) throw new Error(`the field name "${name}" is not a GraphQL name`);
  const isTaken =
    table.columns.some((column) => column.graphqlName === name || column.name === name) ||
    table.relationships.has(name) ||
    table.computedFields.has(name);
  if (isTaken) throw new Error(`the table "${table.name}" has a field "${name}" already`);
}
