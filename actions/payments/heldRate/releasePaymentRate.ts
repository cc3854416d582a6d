import { number, object, string } from '../../../domain/yup';
import { RuleError } from '../../../domain/errors';
import { messages } from '../../../domain/messages';
import { requireSeat } from '../../database/seats';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
import { loadRequests } from '../applyRulesInForce';
import { changeHeldRate, lockWaiting } from './changeHeldRate';

const schema = object({
  paymentId: string().required(messages.fields.required),
  version: number().integer().required(messages.fields.required),
});

/**
 * Lets the held rate of a payment go: the payment is then paid from the balance of its currency. Those may do it who may make payments or
 * conversions on the account, and those who may approve. Every approval is asked for again.
 * @throws RuleError invalid_input, payment_not_found, content_changed, payment_already_sent, no_authorisation_due, beneficiary_changed,
 *   country_not_permitted, account_not_found, role_may_not_authorise
 */
export const releasePaymentRate = defineAction({
  name: 'releasePaymentRate',
  roles: ['user'],
  scope: null,
  writes: { lists: ['payments'], rows: { paymentId: ['payments'] } },
  activity: ['A008'],
  sdl: `
    type Mutation {
      """
      Lets the held rate of a payment go: it is paid from the balance of its currency. Every approval is asked for again.
      """
      releasePaymentRate(paymentId: uuid!, version: Int!): HeldPaymentRate!
    }
  `,
  handler: async (input, session, context) => {
    const shown = await parseDeclared(schema, input);
    return inTransaction(context.database, session, async (transaction) => {
      const payment = await lockWaiting(transaction, session, shown);
      const { roleId, canCreatePayments, canCreateConversions } = await requireSeat(
        transaction,
        session.userId,
        payment.accountId,
      );
      const requests = await loadRequests(transaction, payment.id);
      const mayApprove = requests.some(({ roleIdRequired }) => roleIdRequired === roleId);
      if (!mayApprove && !canCreatePayments && !canCreateConversions) {
        throw new RuleError('role_may_not_authorise', 'paymentId');
      }
      if (!payment.heldRate) return { paymentId: payment.id, version: payment.version };
      const change = { quoteId: null, details: 'Held rate let go', now: context.clock.now() };
      return { paymentId: payment.id, version: await changeHeldRate(transaction, session, payment, change) };
    });
  },
});
