import type { NamePart } from '../model/naming';
import type { Table } from '../model/table';

/** The name of a type made for a table, from what follows the table's own: `bool_exp`, or nothing for the table's type. */
export function typeName(table: Table, ...parts: readonly NamePart[]): string {
  return table.naming.type(table.stem, ...parts);
}
