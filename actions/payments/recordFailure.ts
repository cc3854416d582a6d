import type { Knex } from 'knex';
import { recordActivity } from '../database/recordActivity';

/** Records in the activity log that a payment failed, under its maker (specification, part two, section 9). @param reason for the user */
export async function recordFailure(
  transaction: Knex.Transaction,
  paymentId: string,
  reason: string | null,
  failedAt: Date,
): Promise<void> {
  const payment = await transaction('payments').where({ id: paymentId }).first('accountId', 'createdById');
  if (!payment) return;
  const { accountId, createdById: userId } = payment;
  const entry = { eventCode: 'E003', details: reason, paymentId, accountId } as const;
  await recordActivity(transaction, { ...entry, userId, createdAt: failedAt });
}
