import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { requireSeat, type Seat } from '../database/seats';
import type { Session } from '../runtime/session';

/**
 * The caller's seat on the selected account, which must have the right to create payments.
 * @throws RuleError account_not_found, role_may_not_create_payments
 */
export async function requirePayer(database: Knex, session: Session): Promise<Seat> {
  const seat = await requireSeat(database, session.userId, session.selectedAccountId);
  if (!seat.canCreatePayments) throw new RuleError('role_may_not_create_payments', 'accountId');
  return seat;
}
