import type { Knex } from 'knex';

/** Who makes the change, for the audit log: a user with the request, or a schedule by its name. */
export interface Actor {
  readonly userId: string;
  readonly requestId: string;
}

const setActor = `select set_config('corridor.user', ?, true), set_config('corridor.request_id', ?, true)`;

/** Runs the work in one transaction. The audit triggers attribute its changes to the actor. */
export function inTransaction<T>(
  database: Knex,
  actor: Actor,
  work: (transaction: Knex.Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.raw(setActor, [actor.userId, actor.requestId]).options({ name: 'set_actor' });
    return work(transaction);
  });
}
