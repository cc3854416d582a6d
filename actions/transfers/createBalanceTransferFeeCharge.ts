import { RuleError } from '../../domain/errors';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { chargeTransferFee } from './chargeTransferFee';

/**
 * Charges the fee of a transfer that has none, by the tariff of today (specification, part two, section 7: create balance-transfer-fee charge), also
 * one that was made without `shouldCharge`. For administrators.
 * @throws RuleError transfer_not_found, transfer_cancelled, fee_charged_already, fee_not_due
 */
export const createBalanceTransferFeeCharge = defineAction({
  name: 'createBalanceTransferFeeCharge',
  roles: [],
  scope: null,
  writes: { lists: ['charges'] },
  activity: ['A031'],
  sdl: `
    type Mutation {
      """
      Charges the fee of a transfer that has none, by the tariff of today. For administrators.
      """
      createBalanceTransferFeeCharge(transferId: uuid!): FeeCharge!
    }
  `,
  handler: async ({ transferId }, session, context) => {
    return inTransaction(context.database, session, async (transaction) => {
      const transfer = await transaction('transfers').where({ id: transferId }).forUpdate().first();
      if (!transfer) throw new RuleError('transfer_not_found', 'transferId');
      if (transfer.status === 'cancelled') throw new RuleError('transfer_cancelled', 'transferId');
      const fees = await transaction('charges').where({ transfer_id: transferId }).select('status');
      if (fees.some(({ status }) => status !== 'cancelled')) throw new RuleError('fee_charged_already', 'transferId');
      const { uniqueRequestId, sourceAccountId: accountId, reason } = transfer;
      const charged = { id: transferId, uniqueRequestId, accountId, reason, earlierFees: fees.length };
      const chargeId = await chargeTransferFee(transaction, context, charged);
      if (!chargeId) throw new RuleError('fee_not_due', 'transferId');
      await recordActivity(transaction, {
        eventCode: 'A031',
        details: `Fee of the transfer ${reason} charged`,
        accountId,
        userId: session.userId,
        createdAt: context.clock.now(),
      });
      return { chargeId };
    });
  },
});
