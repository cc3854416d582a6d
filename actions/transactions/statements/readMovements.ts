import type { Knex } from 'knex';
import { periodInstants } from '../../../domain/statements/period';
import type { StatementMovement } from '../../../domain/statements/statement';
import type { AskedStatement } from './statementExport';

/** Movements that are read at once. */
const pageSize = 2000;

const page = `
  select t.id, t.type, t.amount, t.balance_amount as "balanceAmount", t.reason, t.completed_at as "completedAt",
    t.settles_at as "settlesAt", t.action, charge.type as charge, t.related_entity_short_reference as reference,
    coalesce(payee.name, funding.sender_name) as counterparty
  from tcc_transactions t
  left join payments payment on payment."tccPaymentId" = t.related_entity_id
  left join beneficiary_information_slice payee on payee.id = payment."beneficiarySliceId"
  left join tcc_funding funding on funding.id = t.related_entity_id
  left join charges charge on charge.tcc_transfer_id = t.related_entity_id
  where t.account_id = :accountId and t.currency = :currency and t.status = 'completed'
    and t.completed_at < :before and (t.completed_at, t.id) > (:after, :afterId)
  order by t.completed_at, t.id
  limit :limit`;

const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * All movements of a statement's period, oldest first, in pages that end with a second: the order within a second is told by the balances.
 * Each page begins where the one before it ended, so that one page is in memory.
 */
export async function* readMovements(
  database: Knex,
  { accountId, request }: AskedStatement,
): AsyncGenerator<readonly (readonly StatementMovement[])[]> {
  const { completedFrom, completedBefore } = periodInstants(request);
  let open: StatementMovement[] = [];
  // An instant that no movement has: the provider counts in seconds.
  let after: Date = new Date(Date.parse(completedFrom) - 1);
  let afterId = firstId;
  for (;;) {
    const bound = { accountId, currency: request.currency, before: completedBefore, after, afterId, limit: pageSize };
    const { rows } = await database.raw<{ rows: StatementMovement[] }>(page, bound);
    const seconds = inSeconds([...open, ...rows]);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) {
      yield seconds;
      return;
    }
    open = [...(seconds.pop() ?? [])];
    if (seconds.length > 0) yield seconds;
    after = last.completedAt;
    afterId = last.id;
  }
}

function inSeconds(movements: readonly StatementMovement[]): StatementMovement[][] {
  const seconds: StatementMovement[][] = [];
  for (const movement of movements) {
    const current = seconds.at(-1);
    if (current?.[0]?.completedAt.getTime() === movement.completedAt.getTime()) current.push(movement);
    else seconds.push([movement]);
  }
  return seconds;
}
