import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { loadPayment, type StoredPayment } from '../database/payments';
import { findSeat, requireContact } from '../database/seats';
import type { Context } from '../context';
import type { Session } from '../runtime/session';

/**
 * A payment that the caller may see, with the contact of the caller's seat. Other ids are answered as if they did not exist.
 * @throws RuleError payment_not_found, and those of requireContact
 */
export async function readPayment(
  { database }: Context,
  session: Session,
  id: string,
): Promise<{ payment: StoredPayment; onBehalfOf: string }> {
  const payment = isUuid(id) ? await loadPayment(database, id) : undefined;
  const isElsewhere = session.selectedAccountId !== undefined && session.selectedAccountId !== payment?.accountId;
  const seat = payment && !isElsewhere ? await findSeat(database, session.userId, payment.accountId) : undefined;
  if (!payment || !seat) throw new RuleError('payment_not_found', 'paymentId');
  return { payment, onBehalfOf: requireContact(seat) };
}
