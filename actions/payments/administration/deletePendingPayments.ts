import { RuleError } from '../../../domain/errors';
import { isDeletable, paymentStatuses } from '../../../domain/payments/transitions';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { removeDocuments } from '../../runtime/keptDocuments';
import { deleteWithDocuments } from '../deleteWithDocuments';

/** Payments that one call deletes. */
const maxPayments = 100;

const pending = paymentStatuses.filter((status) => isDeletable({ status, isSent: false }));

/**
 * Deletes the payments of an account that were not sent, the oldest first and at most 100 at a time, each as `deletePayment` does. A payment that is
 * being sent is left. For administrators.
 * @throws RuleError account_not_found
 */
export const deletePendingPayments = defineAction({
  name: 'deletePendingPayments',
  roles: [],
  scope: null,
  writes: { lists: ['payments'], rows: { paymentId: ['payments'] } },
  activity: ['A009'],
  sdl: `
    type Mutation {
      """
      Deletes up to 100 payments of an account that were not sent. For administrators.
      """
      deletePendingPayments(accountId: uuid!): DeletedPayments!
    }

    type DeletedPayments {
      deleted: Int!
      """Whether there are more: the call is made again."""
      hasMore: Boolean!
    }
  `,
  handler: async ({ accountId }, session, context) => {
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
  },
});
