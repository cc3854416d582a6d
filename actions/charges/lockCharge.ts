import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import type { ChargesRow } from '../database/generated/tables';
import { recordActivity } from '../database/recordActivity';
import type { RuntimeContext } from '../runtime/context';
import type { ChangedCharge } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';

/** @throws RuleError charge_not_found */
export async function lockCharge(transaction: Knex.Transaction, id: string): Promise<ChargesRow> {
  const charge = await transaction('charges').where({ id }).forUpdate().first();
  if (!charge) throw new RuleError('charge_not_found', 'chargeId');
  return charge;
}

/** Writes what an administrator did with a charge into the activity log (specification, part two, section 9: A031). */
export function recordChargeChange(
  transaction: Knex.Transaction,
  { clock }: Pick<RuntimeContext, 'clock'>,
  { userId }: Session,
  charge: Pick<ChargesRow, 'narrative' | 'amount' | 'currency' | 'main_account_id'>,
  change: string,
): Promise<void> {
  return recordActivity(transaction, {
    eventCode: 'A031',
    details: `${charge.narrative} (${charge.amount} ${charge.currency}): ${change}`,
    accountId: charge.main_account_id,
    userId,
    createdAt: clock.now(),
  });
}

/** How a charge stands. */
export async function readChanged(database: Knex, id: string): Promise<ChangedCharge> {
  const row = await database('charges').where({ id }).first('status', 'error_message');
  if (!row) throw new RuleError('charge_not_found', 'chargeId');
  return { id, status: row.status, errorMessage: row.error_message };
}
