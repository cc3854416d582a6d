import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { refusalByLimit } from '../../../domain/payments/authorisation';
import { isEditable } from '../../../domain/payments/transitions';
import { lockAnyPayment, type StoredPayment } from '../../database/payments';
import { convertAtStoredRate } from '../../database/rates';
import { recordActivity } from '../../database/recordActivity';
import { findSeat, requireWorkingAccount } from '../../database/seats';
import { inTransaction } from '../../database/transaction';
import type { Context } from '../../provider/context';
import type { ReassignPaymentCreatorInput, ReassignPaymentCreatorOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { tellApprovers } from '../paymentNotices';
import { paymentResult } from '../paymentResult';

/**
 * Makes another user the maker of a payment that was not sent. The provider acts for the maker's contact, so that the content changes: its version
 * rises, a held rate is let go, and authorisations that were given do not cover it. They are cleared on demand, each replaced by an open request;
 * otherwise the call is refused. Nothing counts as given by the new maker, who has not acted, and so the payment is never sent by this call. For
 * administrators.
 * @throws RuleError payment_not_found, payment_already_sent, maker_unchanged, maker_not_permitted, amount_above_limit,
 *   authorisation_rate_missing, authorisations_given, account_closed, account_not_approved, account_not_connected
 */
export async function reassignPaymentCreator(
  { paymentId, userId, clearAuthorisations }: ReassignPaymentCreatorInput,
  session: Session,
  context: Context,
): Promise<ReassignPaymentCreatorOutput> {
  const now = context.clock.now();
  await inTransaction(context.database, session, async (transaction) => {
    const payment = await lockAnyPayment(transaction, paymentId);
    requireReassignable(payment, userId);
    await requireMaker(transaction, payment, userId, now);
    const cleared = await clearGiven(transaction, payment, clearAuthorisations);
    // An approved payment waits again.
    const status = payment.status === 'authorised' && cleared > 0 ? 'awaiting_authorisation' : payment.status;
    await transaction('payments').where({ id: paymentId }).update({ createdById: userId, quoteId: null, status });
    const details = `Maker: ${payment.createdById} → ${userId}; authorisations cleared: ${cleared}`;
    const entry = { eventCode: 'A008', details, paymentId, accountId: payment.accountId } as const;
    await recordActivity(transaction, { ...entry, userId: session.userId, createdAt: now });
    await tellApprovers(transaction, paymentId, { actorId: userId, now });
  });
  return paymentResult(context.database, paymentId);
}

function requireReassignable(payment: StoredPayment, userId: string): void {
  if (payment.status === 'deleted') throw new RuleError('payment_not_found', 'paymentId');
  if (!isEditable({ status: payment.status, isSent: payment.tccPaymentId !== null })) {
    throw new RuleError('payment_already_sent', 'paymentId');
  }
  if (payment.createdById === userId) throw new RuleError('maker_unchanged', 'userId');
}

/** The new maker could have created the payment today. */
async function requireMaker(
  transaction: Knex.Transaction,
  payment: StoredPayment,
  userId: string,
  now: Date,
): Promise<void> {
  const seat = await findSeat(transaction, userId, payment.accountId);
  if (!seat?.canCreatePayments) throw new RuleError('maker_not_permitted', 'userId');
  requireWorkingAccount(seat);
  const amount = await convertAtStoredRate(transaction, payment, seat.authorisationCurrency, now);
  const refusal = refusalByLimit(amount, seat.upperLimit);
  if (refusal) throw new RuleError(refusal, 'userId');
}

/**
 * Replaces each authorisation that was given by an open request.
 * @returns how many there were
 */
async function clearGiven(transaction: Knex.Transaction, { id }: StoredPayment, isAsked: boolean): Promise<number> {
  const requests = () => transaction('payment_authorisation_requests').where({ paymentId: id });
  const given = await requests().whereNotNull('authorisedById').select('paymentId', 'authRuleId', 'roleIdRequired');
  if (given.length === 0) return 0;
  if (!isAsked) throw new RuleError('authorisations_given', 'clearAuthorisations');
  await requests().whereNotNull('authorisedById').delete();
  await transaction('payment_authorisation_requests').insert(given);
  return given.length;
}
