import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/uuid';
import { loadPayment, type StoredPayment } from '../database/payments';
import { findSeat } from '../database/seats';
import type { Context } from '../provider/context';
import type { Session } from '../runtime/session';

/**
 * A payment that the caller may see, with the contact of the caller's seat. Other ids are answered as if they did not exist.
 * @throws RuleError payment_not_found, account_not_connected
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
  if (!seat.providerContactId) throw new RuleError('account_not_connected', 'accountId');
  return { payment, onBehalfOf: seat.providerContactId };
}
