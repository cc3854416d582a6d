import { RuleError } from '../../../domain/errors';
import { lockAnyPayment } from '../../database/payments';
import { recordActivity } from '../../database/recordActivity';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { chargePaymentFee, feeOfContent } from '../paymentFeeCharge';

/**
 * Charges the fee of a payment that has none, by the tariff of today, as the payment's creation does (specification, part two, section 7:
 * create payment-fee charge). It is for payments that were made while their account was not charged, that were adopted from the provider, or
 * whose fee was cancelled by mistake. For administrators.
 * @throws RuleError payment_not_found, payment_not_chargeable for one that was deleted or failed, fee_charged_already, fee_not_due
 */
export const createPaymentFeeCharge = defineAction({
  name: 'createPaymentFeeCharge',
  roles: [],
  scope: null,
  writes: { lists: ['charges'] },
  activity: ['A031'],
  sdl: `
    type Mutation {
      """
      Charges the fee of a payment that has none, by the tariff of today. For administrators.
      """
      createPaymentFeeCharge(paymentId: uuid!): FeeCharge!
    }
  `,
  handler: async ({ paymentId }, session, context) => {
    return inTransaction(context.database, session, async (transaction) => {
      const payment = await lockAnyPayment(transaction, paymentId);
      if (payment.status === 'deleted' || payment.status === 'failed') {
        throw new RuleError('payment_not_chargeable', 'paymentId');
      }
      const fees = await transaction('charges').where({ payment_id: paymentId, type: 'payment_fee' }).select('status');
      if (fees.some(({ status }) => status !== 'cancelled')) throw new RuleError('fee_charged_already', 'paymentId');
      const fee = await feeOfContent(transaction, payment, context.clock.now());
      if (!fee) throw new RuleError('fee_not_due', 'paymentId');
      await transaction('payments').where({ id: paymentId }).update({ feeAmount: fee.amount });
      const { uniqueRequestId } = payment;
      const charged = { id: paymentId, uniqueRequestId, content: payment, fee, earlierFees: fees.length };
      const chargeId = await chargePaymentFee(transaction, context, charged);
      await recordActivity(transaction, {
        eventCode: 'A031',
        details: `Fee of the payment ${payment.reference} charged`,
        accountId: payment.accountId,
        paymentId,
        userId: session.userId,
        createdAt: context.clock.now(),
      });
      return { chargeId };
    });
  },
});
