import { mayReprocess } from '../../domain/charges/transitions';
import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { lockCharge, readChanged, recordChargeChange } from './lockCharge';
import { processBatch } from './processCharges';

/**
 * Tries again to take a charge that failed, or that waits for a balance, and answers how it stands then (specification, part two, sections
 * 4 and 7; `docs/decisions/072`). For administrators. Should the second step not take place, the schedule does it.
 * @throws RuleError charge_not_found, charge_not_retryable
 */
export const reprocessCharge = defineAction({
  name: 'reprocessCharge',
  roles: [],
  scope: null,
  writes: { lists: ['charges'], rows: { chargeId: ['charges'] } },
  activity: ['A031'],
  sdl: `
    type Mutation {
      """
      Tries again to take a charge that failed or waits for a balance. For administrators.
      """
      reprocessCharge(chargeId: uuid!): ChangedCharge!
    }
  `,
  handler: async ({ chargeId: id }, session, context) => {
    await inTransaction(context.database, session, async (transaction) => {
      const charge = await lockCharge(transaction, id);
      if (!mayReprocess(charge.status)) throw new RuleError('charge_not_retryable', 'chargeId');
      await transaction('charges')
        .where({ id })
        .update({ status: 'pending', next_attempt_at: null, error_message: null });
      await recordChargeChange(transaction, context, session, charge, `${charge.status}, tried again`);
    });
    const { intentIds } = await processBatch(context, session, id);
    await context.drainInline(intentIds);
    return readChanged(context.database, id);
  },
});
