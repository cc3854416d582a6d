import type { Knex } from 'knex';
import { wayToReading } from '../../domain/payments/reading';
import type { PaymentsRow, TccPaymentsRow } from '../database/generated/tables';
import { recordFailure } from './recordFailure';

/** A payment with its own status, and what its mirror row says. */
type Behind = Pick<
  PaymentsRow,
  'id' | 'status' | 'paymentDate' | 'failureReason' | 'transferredAt' | 'estimatedArrival'
> & {
  readonly tcc_status: TccPaymentsRow['status'];
  readonly tcc_short_ref: TccPaymentsRow['short_reference'];
  readonly tcc_updated_at: TccPaymentsRow['updated_at'];
};

/**
 * Moves our payments to the status of their mirror rows, through the statuses in between. A status that the table of
 * transitions does not reach is stored in `tcc_status` only.
 * @param tccPaymentIds provider ids; unknown ones are ignored
 */
export async function followPayments(transaction: Knex.Transaction, tccPaymentIds: readonly string[]): Promise<void> {
  const { rows } = await transaction.raw<{ rows: Behind[] }>(
    `select p.id, p.status, m.status as tcc_status, m.short_reference as tcc_short_ref, m.updated_at as tcc_updated_at,
       coalesce(m.payment_date, p."paymentDate") as "paymentDate", m.failure_reason as "failureReason",
       m.transferred_at as "transferredAt", m.estimated_arrival as "estimatedArrival"
     from payments p join tcc_payments m on m.id = p."tccPaymentId"
     where m.id = any(:ids) and (p.tcc_status, p.tcc_updated_at) is distinct from (m.status, m.updated_at)
     order by p.id
     for update of p`,
    { ids: [...tccPaymentIds] },
  );
  for (const row of rows) await follow(transaction, row);
}

async function follow(transaction: Knex.Transaction, { id, status, ...seen }: Behind): Promise<void> {
  const changes = { ...seen, errorCode: null, errorMessage: null };
  const way = wayToReading(status, seen.tcc_status);
  for (const step of way.slice(0, -1)) await transaction('payments').where({ id }).update({ status: step });
  const reached = way.at(-1) ?? status;
  await transaction('payments')
    .where({ id })
    .update({ ...changes, status: reached });
  if (reached !== 'failed' || status === 'failed') return;
  const kind = status === 'completed' ? 'returned' : 'failed';
  await recordFailure(transaction, id, seen.failureReason, seen.tcc_updated_at, kind);
}
