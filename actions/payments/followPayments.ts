import type { Knex } from 'knex';
import { wayToReading } from '../../domain/payments/reading';
import type { PaymentStatus } from '../../domain/payments/transitions';

interface Behind {
  readonly id: string;
  readonly status: PaymentStatus;
  readonly tcc_status: string;
  readonly tcc_short_ref: string;
  readonly tcc_updated_at: Date;
  readonly paymentDate: string;
  readonly failureReason: string | null;
  readonly transferredAt: Date | null;
  readonly estimatedArrival: Date | null;
}

/**
 * Brings our payments to where their mirror rows are, each through the statuses that lie between. What our table does not
 * lead to is kept in `tcc_status` alone.
 * @param tccPaymentIds provider ids; unknown ones are passed over
 */
export async function followPayments(transaction: Knex.Transaction, tccPaymentIds: readonly string[]): Promise<void> {
  const { rows } = await transaction.raw<{ rows: Behind[] }>(
    `select p.id, p.status, m.status as tcc_status, m.short_reference as tcc_short_ref, m.updated_at as tcc_updated_at,
       m.payment_date as "paymentDate", m.failure_reason as "failureReason", m.transferred_at as "transferredAt",
       m.estimated_arrival as "estimatedArrival"
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
  await transaction('payments')
    .where({ id })
    .update({ ...changes, status: way.at(-1) ?? status });
}
