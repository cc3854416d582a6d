import type { Knex } from 'knex';

/** Who acts, for the audit log: a person through a request, or a schedule by its name. */
export interface Actor {
  readonly userId: string;
  readonly requestId: string;
}

/** Runs the work in one transaction whose rows the audit triggers attribute to the actor. */
export function inTransaction<T>(
  database: Knex,
  actor: Actor,
  work: (transaction: Knex.Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.raw(`select set_config('corridor.user', ?, true), set_config('corridor.request_id', ?, true)`, [
      actor.userId,
      actor.requestId,
    ]);
    return work(transaction);
  });
}
