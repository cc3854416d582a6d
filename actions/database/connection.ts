import knex, { type Knex } from 'knex';
import { columnTypes } from './columnTypes';

/** The actions' pool. Rows have the types of `generated/tables.ts`. */
export function connect(url: string): Knex {
  return knex({
    client: 'pg',
    connection: { connectionString: url, types: columnTypes },
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout: 5000,
  });
}
