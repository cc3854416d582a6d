import type { Knex } from 'knex';
import { types } from 'pg';

/**
 * How a connection reads the values of columns, for its option `types`: as pg does, except that a `date` stays the text that Postgres
 * writes, because a calendar day has no time zone. `numeric` and `bigint` are texts in pg, `timestamptz` is a Date.
 */
export const columnTypes: NonNullable<Knex.PgConnectionConfig['types']> = {
  getTypeParser: (oid: number, format: string): unknown =>
    oid === types.builtins.DATE ? (text: string) => text : types.getTypeParser(oid, format as 'text'),
};
