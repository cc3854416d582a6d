import { RuleError } from '../../../domain/errors';
import { recordActivity } from '../../database/recordActivity';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { tellApprovers } from '../paymentNotices';
import { paymentResult } from '../paymentResult';
import { askByRules, lockWaiting } from './askByRules';
import { clearAuthorisations } from './clearAuthorisations';

/**
 * Takes back the authorisations that were given to a waiting payment and asks for all anew, by the rule in force (specification, part two, section 7: delete
 * payment authorisation requests; docs/decisions/108). A payment never needs fewer people through it. For administrators.
 * @throws RuleError payment_not_found, payment_already_sent, no_authorisation_due, authorisations_none_given
 */
export const deletePaymentAuthorisationRequests = defineAction({
  name: 'deletePaymentAuthorisationRequests',
  roles: [],
  scope: null,
  writes: { lists: ['payments'], rows: { paymentId: ['payments'] } },
  activity: ['A008'],
  sdl: `
    type Mutation {
      """
      Takes back the authorisations that were given to a waiting payment and asks for all anew, by the rule in force. For administrators.
      """
      deletePaymentAuthorisationRequests(paymentId: uuid!): PaymentResult!
    }
  `,
  handler: async ({ paymentId }, session, context) => {
    const { userId } = session;
    return inTransaction(context.database, session, async (transaction) => {
      const now = context.clock.now();
      const payment = await lockWaiting(transaction, paymentId);
      const cleared = await clearAuthorisations(transaction, context, paymentId);
      if (cleared === 0) throw new RuleError('authorisations_none_given', 'paymentId');
      await askByRules(transaction, payment, now);
      const details = `Authorisations taken back: ${cleared}`;
      const entry = { eventCode: 'A008', details, paymentId, accountId: payment.accountId } as const;
      await recordActivity(transaction, { ...entry, userId, createdAt: now });
      await tellApprovers(transaction, paymentId, { actorId: userId, now, occasion: now.toISOString() });
      return paymentResult(transaction, paymentId);
    });
  },
});
