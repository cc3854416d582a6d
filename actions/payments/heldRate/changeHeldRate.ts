import type { Knex } from 'knex';
import { RuleError } from '../../../domain/errors';
import { refusalToAuthorise } from '../../../domain/payments/authorisation';
import { loadPayment, lockPayment, type StoredPayment } from '../../database/payments';
import { recordActivity } from '../../database/recordActivity';
import { invariant } from '../../../domain/invariant';
import type { Session } from '../../runtime/session';
import { digestOf } from '../digest';
import { askAgain } from './askAgain';

/** The payment that a rate is held for, in the version that the caller was shown. */
export interface ShownPayment {
  readonly paymentId: string;
  readonly version: number;
}

/**
 * Locks a payment whose held rate is to be changed: it waits for approval, and is as the caller was shown.
 * @throws RuleError payment_not_found, content_changed, payment_already_sent, no_authorisation_due, beneficiary_changed,
 *   country_not_permitted
 */
export async function lockWaiting(
  transaction: Knex.Transaction,
  { userId, selectedAccountId }: Session,
  { paymentId, version }: ShownPayment,
): Promise<StoredPayment> {
  const payment = await lockPayment(transaction, paymentId, userId, selectedAccountId);
  const refusal = refusalToAuthorise({ ...payment, isSent: payment.tccPaymentId !== null }, version);
  if (refusal) throw new RuleError(refusal, 'paymentId');
  return payment;
}

/**
 * Gives a locked payment another held rate, or none. It is a change of the content: the version rises and approvals are asked for again.
 * @param details what the activity log says
 * @returns the payment's new version
 */
export async function changeHeldRate(
  transaction: Knex.Transaction,
  { userId }: Session,
  { id, accountId }: StoredPayment,
  { quoteId, details, now }: { readonly quoteId: string | null; readonly details: string; readonly now: Date },
): Promise<number> {
  await transaction('payments').where({ id }).update({ quoteId });
  const changed = await loadPayment(transaction, id);
  invariant(changed, 'a locked payment exists');
  await askAgain(transaction, changed, digestOf(changed), { userId, now });
  await recordActivity(transaction, { eventCode: 'A008', details, paymentId: id, accountId, userId, createdAt: now });
  return changed.version;
}
