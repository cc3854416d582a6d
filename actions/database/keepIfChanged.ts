import type { Knex } from 'knex';
import { isWithoutEffect, type RowEffect } from '../../domain/changes/effect';
import { inTransaction, type Actor } from './transaction';

type Request = Pick<Actor, 'requestId'>;

/** Does work, and says what the audit triggers recorded of it. */
export async function watchWrites<T>(
  transaction: Knex.Transaction,
  { requestId }: Request,
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly writes: readonly RowEffect[] }> {
  const last = await transaction('audit_logged_actions').max<{ max: string | null }[]>('event_id as max');
  const done = await work();
  const writes = await transaction('audit_logged_actions')
    .where({ request_id: requestId })
    .where('event_id', '>', last[0]?.max ?? 0)
    .orderBy('event_id')
    .select<RowEffect[]>({ table: 'table_name', before: 'old_row', after: 'new_row' });
  return { done, writes };
}

/**
 * Does work that writes audited tables, and takes it back where every row stays as it was: an edit without a difference leaves no activity and
 * no new time of writing. The answer is the same.
 */
export async function keepIfChanged<T>(
  transaction: Knex.Transaction,
  request: Request,
  work: () => Promise<T>,
): Promise<T> {
  await transaction.raw('savepoint before_edit');
  const { done, writes } = await watchWrites(transaction, request, work);
  if (isWithoutEffect(writes)) await transaction.raw('rollback to savepoint before_edit');
  return done;
}

/** The same for an edit that is a transaction of its own. */
export function inTransactionIfChanged<T>(
  database: Knex,
  actor: Actor,
  work: (transaction: Knex.Transaction) => Promise<T>,
): Promise<T> {
  return inTransaction(database, actor, (transaction) => keepIfChanged(transaction, actor, () => work(transaction)));
}
