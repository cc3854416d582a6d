import type { Knex } from 'knex';

/** Writes rows as they stand today: the guards on initial states apply only to rows that the portal creates. */
export async function asHistory(transaction: Knex.Transaction, write: () => Promise<void>): Promise<void> {
  await transaction.raw('set local session_replication_role = replica');
  await write();
  await transaction.raw('set local session_replication_role = origin');
}
