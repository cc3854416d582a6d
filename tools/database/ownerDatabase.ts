import knex, { type Knex } from 'knex';
import { columnTypes } from '../../actions/database/connection';

const connectTimeoutMs = 10_000;

/**
 * Connects as the owner of a database, the only login that may migrate and seed it. Rows have the types of the actions' tables. The
 * caller destroys the instance.
 */
export function ownerDatabase(url: string): Knex {
  return knex({
    client: 'pg',
    connection: { connectionString: url, connectionTimeoutMillis: connectTimeoutMs, types: columnTypes },
    pool: { min: 0, max: 2 },
    // Knex also throws whatever it warns about, and its warnings repeat the whole SQL of a migration.
    log: { warn: () => undefined },
  });
}
