import { placeOf, type Place, type RowKey } from './place';
import type { RelationshipShape } from './tableShape';

/** The place of the rows to which a relationship leads from a row. */
export function followTo(table: string, row: RowKey, { name, table: target }: RelationshipShape): Place {
  return { ...placeOf(target), follow: { table, row, relationship: name } };
}
