import knex, { type Knex } from 'knex';
import { types } from 'pg';

/**
 * How a connection reads the values of columns, for its option `types`: as pg does, except that a `date` stays the text that Postgres
 * writes, because a calendar day has no time zone. `numeric` and `bigint` are texts in pg, `timestamptz` is a Date.
 */
export const columnTypes: NonNullable<Knex.PgConnectionConfig['types']> = {
  getTypeParser: (oid: number, format: string): unknown =>
    oid === types.builtins.DATE ? (text: string) => text : types.getTypeParser(oid, format as 'text'),
};

/** The actions' pool. Rows have the types of `generated/tables.ts`. */
export function connect(url: string): Knex {
  return knex({
    client: 'pg',
    connection: { connectionString: url, types: columnTypes },
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout: 5000,
  });
}

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
