import type { Knex } from 'knex';
import { recordActivity } from '../database/recordActivity';
import { cancelPaymentFee } from './paymentFeeCharge';
import { tellOfFailure } from './paymentNotices';

/**
 * Records in the activity log that a payment failed, under its maker (specification, part two, section 9), tells those concerned and cancels
 * its fee.
 * @param reason for the user
 * @param kind `returned` if the bank had accepted it before
 */
export async function recordFailure(
  transaction: Knex.Transaction,
  paymentId: string,
  reason: string | null,
  failedAt: Date,
  kind: 'failed' | 'returned' = 'failed',
): Promise<void> {
  const payment = await transaction('payments').where({ id: paymentId }).first('accountId', 'createdById');
  if (!payment) return;
  const { accountId, createdById: userId } = payment;
  const entry = { eventCode: 'E003', details: reason, paymentId, accountId } as const;
  await recordActivity(transaction, { ...entry, userId, createdAt: failedAt });
  await cancelPaymentFee(transaction, paymentId);
  await tellOfFailure(transaction, paymentId, { kind, reason, at: failedAt });
}
