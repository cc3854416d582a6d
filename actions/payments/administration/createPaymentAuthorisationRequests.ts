import { RuleError } from '../../../domain/errors';
import { recordActivity } from '../../database/recordActivity';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { tellApprovers } from '../paymentNotices';
import { paymentResult } from '../paymentResult';
import { askByRules, lockWaiting } from './askByRules';

/**
 * Asks for the authorisations that a waiting payment lacks by the rule in force, now and not only when its next approver comes (specification, part two,
 * section 7: create payment authorisation requests; docs/decisions/108). Those that were given stay. For administrators.
 * @throws RuleError payment_not_found, payment_already_sent, no_authorisation_due, authorisations_complete
 */
export const createPaymentAuthorisationRequests = defineAction({
  name: 'createPaymentAuthorisationRequests',
  roles: [],
  scope: null,
  writes: { lists: ['payments'], rows: { paymentId: ['payments'] } },
  activity: ['A008'],
  sdl: `
    type Mutation {
      """
      Asks for the authorisations that a waiting payment lacks by the rule in force. For administrators.
      """
      createPaymentAuthorisationRequests(paymentId: uuid!): PaymentResult!
    }
  `,
  handler: async ({ paymentId }, session, context) => {
    const { userId } = session;
    return inTransaction(context.database, session, async (transaction) => {
      const now = context.clock.now();
      const payment = await lockWaiting(transaction, paymentId);
      const { added } = await askByRules(transaction, payment, now);
      if (added === 0) throw new RuleError('authorisations_complete', 'paymentId');
      const details = `Authorisations asked for by the rule in force: ${added}`;
      const entry = { eventCode: 'A008', details, paymentId, accountId: payment.accountId } as const;
      await recordActivity(transaction, { ...entry, userId, createdAt: now });
      await tellApprovers(transaction, paymentId, { actorId: userId, now, occasion: now.toISOString() });
      return paymentResult(transaction, paymentId);
    });
  },
});
