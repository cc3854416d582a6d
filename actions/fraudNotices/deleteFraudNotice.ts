import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { DeleteFraudNoticeInput, DeleteFraudNoticeOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { requireOwnNotice } from './requireOwnNotice';

/**
 * Deletes a notice that the caller closed without acknowledging it. The audit log keeps that it was shown.
 * @throws RuleError fraud_notice_not_found, fraud_notice_acknowledged
 */
export async function deleteFraudNotice(
  { fraudNoticeId }: DeleteFraudNoticeInput,
  session: Session,
  context: Context,
): Promise<DeleteFraudNoticeOutput> {
  return inTransaction(context.database, session, async (transaction) => {
    const { id, acknowledgedAt } = await requireOwnNotice(transaction, fraudNoticeId, session.userId);
    if (acknowledgedAt) throw new RuleError('fraud_notice_acknowledged', 'fraudNoticeId');
    await transaction('fraud_notices').where({ id }).delete();
    return { id };
  });
}
