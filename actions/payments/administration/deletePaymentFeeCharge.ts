import { RuleError } from '../../../domain/errors';
import { lockAnyPayment } from '../../database/payments';
import { recordActivity } from '../../database/recordActivity';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { withdrawPaymentFee } from '../paymentFeeCharge';

/**
 * Deletes the fee of a payment that was not sent, with its derivation (specification, part two, section 7: delete unsent payment-fee charge). The fee
 * of a payment that was sent is waived by `updateChargeStatus`, which keeps it. For administrators.
 * @throws RuleError payment_not_found, payment_already_sent, charge_not_found where no fee waits, charge_status_fixed for one that is being
 *   taken or was taken
 */
export const deletePaymentFeeCharge = defineAction({
  name: 'deletePaymentFeeCharge',
  roles: [],
  scope: null,
  writes: { lists: ['charges'] },
  activity: ['A031'],
  sdl: `
    type Mutation {
      """
      Deletes the fee that waits of a payment that was not sent. For administrators.
      """
      deletePaymentFeeCharge(paymentId: uuid!): FeeCharge!
    }
  `,
  handler: async ({ paymentId }, session, context) => {
    return inTransaction(context.database, session, async (transaction) => {
      const { accountId, reference, tccPaymentId } = await lockAnyPayment(transaction, paymentId);
      if (tccPaymentId !== null) throw new RuleError('payment_already_sent', 'paymentId');
      const fee = await transaction('charges')
        .where({ payment_id: paymentId, type: 'payment_fee' })
        .whereNot({ status: 'cancelled' })
        .forUpdate()
        .first('id', 'status', 'amount', 'currency');
      if (!fee) throw new RuleError('charge_not_found', 'paymentId');
      if (fee.status !== 'pending') throw new RuleError('charge_status_fixed', 'paymentId');
      await withdrawPaymentFee(transaction, paymentId);
      await transaction('payments').where({ id: paymentId }).update({ feeAmount: null });
      await recordActivity(transaction, {
        eventCode: 'A031',
        details: `Fee of the payment ${reference} deleted (${fee.amount} ${fee.currency})`,
        accountId,
        paymentId,
        userId: session.userId,
        createdAt: context.clock.now(),
      });
      return { chargeId: fee.id };
    });
  },
});
