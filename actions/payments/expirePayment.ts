import type { Knex } from 'knex';
import type { ErrorCode } from '../../domain/errors';
import { expiryText, isExpired, type WaitingTime } from '../../domain/payments/expiry';
import { inTransaction, type Actor } from '../database/transaction';
import type { Context } from '../context';
import { recordFailure } from './recordFailure';

/** A payment that waits, in an organisation whose payments expire. */
interface ExpiringPayment extends WaitingTime {
  readonly id: string;
  readonly expiryDays: number;
}

const waitingPayments = `
  select p.id, organisation.payment_expiry_days as "expiryDays",
    greatest(p."createdAt", (
      select max(version."replacedAt") from payment_versions version where version."paymentId" = p.id)) as "waitingSince"
  from payments p
  join accounts account on account.id = p."accountId"
  join organisations organisation on organisation.id = account.org_id and organisation.payment_expiry_days is not null
  where p.status = 'awaiting_authorisation' and p."tccPaymentId" is null`;

const longest = `
  select id from (${waitingPayments}) waiting
  where "waitingSince" <= :now::timestamptz - make_interval(days => "expiryDays")
  order by "waitingSince", id
  limit :limit`;

/** The payments that have expired, those that waited longest first. */
export async function findExpired({ database, clock }: Context, limit: number): Promise<string[]> {
  const { rows } = await database
    .raw<{ rows: { id: string }[] }>(longest, { now: clock.now(), limit })
    .options({ name: 'find_expired_payments' });
  return rows.map(({ id }) => id);
}

/**
 * Makes a payment failed that was not approved in time. The authorisations that were given stay, for the record; its maker may change it,
 * which starts its approval anew.
 * @returns false for a payment that was approved, changed or deleted meanwhile, or that an approver holds at this moment
 */
export async function expirePayment({ database, clock }: Context, id: string, actor: Actor): Promise<boolean> {
  const now = clock.now();
  return inTransaction(database, actor, async (transaction) => {
    const { rows } = await transaction
      .raw<{ rows: ExpiringPayment[] }>(`${waitingPayments} and p.id = ? for update of p skip locked`, [id])
      .options({ name: 'lock_expired_payment' });
    const [payment] = rows;
    if (!payment || !isExpired(payment, now)) return false;
    await failExpired(transaction, payment);
    await recordFailure(transaction, id, expiryText(payment.expiryDays), now);
    return true;
  });
}

async function failExpired(transaction: Knex.Transaction, { id, expiryDays }: ExpiringPayment): Promise<void> {
  const errorCode: ErrorCode = 'approval_expired';
  await transaction('payment_authorisation_requests').where({ paymentId: id }).whereNull('authorisedById').delete();
  await transaction('payments')
    .where({ id })
    .update({ status: 'failed', errorCode, errorMessage: expiryText(expiryDays) });
}
