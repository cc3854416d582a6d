import type { Knex } from 'knex';
import { recordActivity } from '../database/recordActivity';
import { cancelTransferFees } from './chargeTransferFee';

/**
 * Records in the activity log that a transfer was not made, under its maker, and cancels its fee (specification, part two, section 9).
 * @param reason for the user
 */
export async function recordTransferFailure(
  transaction: Knex.Transaction,
  transferId: string,
  reason: string | null,
  failedAt: Date,
): Promise<void> {
  const transfer = await transaction('transfers').where({ id: transferId }).first('sourceAccountId', 'createdById');
  if (!transfer) return;
  const { sourceAccountId: accountId, createdById: userId } = transfer;
  await recordActivity(transaction, { eventCode: 'E006', details: reason, accountId, userId, createdAt: failedAt });
  await cancelTransferFees(transaction, [transferId]);
}
