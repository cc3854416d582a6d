import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { lockPayment, type StoredPayment } from '../database/payments';
import { requireSeat, type Seat } from '../database/seats';
import type { Session } from '../runtime/session';

/**
 * Locks a payment that the caller may see, with the caller's seat, which must have the right to create payments. Whether the payment
 * can still be changed is for the caller to decide.
 * @throws RuleError payment_not_found, account_not_found, role_may_not_create_payments
 */
export async function lockForMaker(
  transaction: Knex.Transaction,
  session: Session,
  paymentId: string,
): Promise<{ stored: StoredPayment; seat: Seat }> {
  const stored = await lockPayment(transaction, paymentId, session.userId, session.selectedAccountId);
  const seat = await requireSeat(transaction, session.userId, stored.accountId);
  if (!seat.canCreatePayments) throw new RuleError('role_may_not_create_payments', 'accountId');
  return { stored, seat };
}

/**
 * The caller's seat on the selected account, which must have the right to create payments.
 * @throws RuleError account_not_found, role_may_not_create_payments
 */
export async function requirePayer(database: Knex, session: Session): Promise<Seat> {
  const seat = await requireSeat(database, session.userId, session.selectedAccountId);
  if (!seat.canCreatePayments) throw new RuleError('role_may_not_create_payments', 'accountId');
  return seat;
}
