import { object, oneLine } from '../../domain/yup';
import { RuleError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { maxReasonLength, refusalToReject } from '../../domain/payments/rejection';
import { lockPayment } from '../database/payments';
import { recordActivity } from '../database/recordActivity';
import { requireSeat } from '../database/seats';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { loadRequests } from './applyRulesInForce';
import { deleteUnsent } from './deleteWithDocuments';
import { tellOfFailure } from './paymentNotices';
import { paymentResult } from './paymentResult';

const schema = object({ reason: oneLine(maxReasonLength).required(messages.fields.required) });

/**
 * An approver says no: the payment, which was not sent, becomes deleted and keeps who rejected it, when and why. The
 * version is the one that the caller was shown.
 * @throws RuleError invalid_input, payment_not_found, content_changed, payment_already_sent, no_authorisation_due,
 *   cannot_reject_own_payment, role_may_not_authorise
 */
export const rejectPayment = defineAction({
  name: 'rejectPayment',
  roles: ['user'],
  scope: null,
  writes: { lists: ['payments'], rows: { paymentId: ['payments'] } },
  activity: ['A011'],
  sdl: `
    type Mutation {
      """
      An approver says no to the version of the payment that was shown: the payment becomes deleted and keeps the reason.
      """
      rejectPayment(paymentId: uuid!, version: Int!, reason: String!): PaymentResult!
    }
  `,
  handler: async (input, session, context) => {
    const { reason } = await parseDeclared(schema, { reason: input.reason });
    const now = context.clock.now();
    await inTransaction(context.database, session, async (transaction) => {
      const payment = await lockPayment(transaction, input.paymentId, session.userId, session.selectedAccountId);
      const { userId, roleId, accountId } = await requireSeat(transaction, session.userId, payment.accountId);
      const refusal = refusalToReject({
        payment: { ...payment, isSent: payment.tccPaymentId !== null },
        shownVersion: input.version,
        userId,
        roleId,
        creatorId: payment.createdById,
        requests: await loadRequests(transaction, payment.id),
      });
      if (refusal) throw new RuleError(refusal, 'paymentId');
      await deleteUnsent(transaction, payment.id, { rejectedById: userId, rejectedAt: now, rejectionReason: reason });
      const entry = { eventCode: 'A011', details: reason, paymentId: payment.id } as const;
      await recordActivity(transaction, { ...entry, userId, accountId, createdAt: now });
      await tellOfFailure(transaction, payment.id, { kind: 'rejected', reason, at: now });
    });
    return paymentResult(context.database, input.paymentId);
  },
});
