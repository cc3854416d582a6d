import type { Knex } from 'knex';

/** Writes rows as they stand today: the guards that an entity begins at its beginning are for the living. */
export async function asHistory(transaction: Knex.Transaction, write: () => Promise<void>): Promise<void> {
  await transaction.raw('set local session_replication_role = replica');
  await write();
  await transaction.raw('set local session_replication_role = origin');
}
