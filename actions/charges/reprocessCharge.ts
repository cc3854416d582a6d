import { mayReprocess } from '../../domain/charges/byHand';
import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import type { Context } from '../provider/context';
import type { ReprocessChargeInput, ReprocessChargeOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';
import { lockCharge, readChanged, recordChargeChange } from './lockCharge';
import { processBatch } from './processCharges';

/**
 * Tries again to take a charge that failed, or that waits for a balance, and answers how it stands then (specification, part two, sections
 * 4 and 7; `docs/decisions/072`). For administrators. Should the second step not take place, the schedule does it.
 * @throws RuleError charge_not_found, charge_not_retryable
 */
export async function reprocessCharge(
  { chargeId: id }: ReprocessChargeInput,
  session: Session,
  context: Context,
): Promise<ReprocessChargeOutput> {
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
}
