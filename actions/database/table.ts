import type { Knex } from 'knex';

/** What may be written into a column: a value as it is read, an SQL expression, or for a time also its ISO text. */
type Written<Value> =
  | Value
  | (Value extends Date ? string : never)
  | Knex.Raw
  | Knex.Ref<string, Record<string, string>>;

/** Some columns of a row, to insert or to update. */
export type WrittenColumns<Row> = { readonly [Column in keyof Row]?: Written<Row[Column]> };

/** A table as knex knows it: the columns that it reads, and what may be written into them. */
export type Table<Row extends object> = Knex.CompositeTableType<Row, WrittenColumns<Row>, WrittenColumns<Row>>;
