import { RuleError } from '../../../domain/errors';
import { isDeletable, paymentStatuses } from '../../../domain/payments/transitions';
import { inTransaction } from '../../database/transaction';
import type { Context } from '../../provider/context';
import type { DeletePendingPaymentsInput, DeletePendingPaymentsOutput } from '../../runtime/generated/actions';
import { removeDocuments } from '../../runtime/keptDocuments';
import type { Session } from '../../runtime/session';
import { deleteWithDocuments } from '../deleteWithDocuments';

/** Payments that one call deletes. */
const maxPayments = 100;

const pending = paymentStatuses.filter((status) => isDeletable({ status, isSent: false }));

/**
 * Deletes the payments of an account that were not sent, the oldest first and at most 100 at a time, each as `deletePayment` does. A payment that is
 * being sent is left. For administrators.
 * @throws RuleError account_not_found
 */
export async function deletePendingPayments(
  { accountId }: DeletePendingPaymentsInput,
  session: Session,
  context: Context,
): Promise<DeletePendingPaymentsOutput> {
  const account = await context.database('accounts').where({ id: accountId }).first('id');
  if (!account) throw new RuleError('account_not_found', 'accountId', 'This account does not exist.');
  const { ids, documents } = await inTransaction(context.database, session, async (transaction) => {
    const found = await transaction('payments')
      .where({ accountId, tccPaymentId: null })
      .whereIn('status', pending)
      .orderBy('createdAt')
      .orderBy('id')
      .limit(maxPayments + 1)
      .forUpdate()
      .select('id', 'accountId');
    const removed = [];
    for (const payment of found.slice(0, maxPayments)) {
      removed.push(...(await deleteWithDocuments(transaction, session, context, payment)));
    }
    return { ids: found.map(({ id }) => id), documents: removed };
  });
  await removeDocuments(context, documents);
  return { deleted: Math.min(ids.length, maxPayments), hasMore: ids.length > maxPayments };
}
