import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { documentsRefusal } from '../../domain/payments/documentChanges';
import type { StoredPayment } from '../database/payments';
import { recordActivity } from '../database/recordActivity';
import type { Context } from '../context';
import type { Session } from '../runtime/session';
import { lockForMaker } from './lockForMaker';

/**
 * Locks a payment whose documents the caller may change.
 * @throws RuleError as lockForMaker, and payment_already_sent, documents_approved
 */
export async function lockForDocuments(
  transaction: Knex.Transaction,
  session: Session,
  paymentId: string,
): Promise<StoredPayment> {
  const { stored } = await lockForMaker(transaction, session, paymentId);
  const authorisedByIds = await transaction('payment_authorisation_requests')
    .where({ paymentId: stored.id })
    .pluck('authorisedById');
  const isSent = stored.tccPaymentId !== null;
  const refusal = documentsRefusal({ status: stored.status, isSent, authorisedByIds }, session.userId);
  if (refusal) throw new RuleError(refusal, 'paymentId');
  return stored;
}

/** Records that a payment's documents changed, which raises its version. @param details what changed, as the activity says it */
export async function recordDocumentChange(
  transaction: Knex.Transaction,
  { clock }: Context,
  { userId }: Session,
  { id: paymentId, accountId }: StoredPayment,
  details: string,
): Promise<void> {
  await transaction('payments').where({ id: paymentId }).increment('documentChanges');
  const entry = { eventCode: 'A008', paymentId, accountId, details } as const;
  await recordActivity(transaction, { ...entry, userId, createdAt: clock.now() });
}
