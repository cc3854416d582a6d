import type { Knex } from 'knex';
import { recordActivity } from '../../database/recordActivity';
import type { Context } from '../../context';
import type { Session } from '../../runtime/session';

/** Notes in the activity log what a user did to a recurring payment: A008, because the list of codes is closed (decision 047). */
export async function recordRecurring(
  transaction: Knex.Transaction,
  { clock }: Context,
  { userId }: Session,
  { accountId, text }: { readonly accountId: string; readonly text: string },
): Promise<void> {
  const entry = { eventCode: 'A008', details: `Recurring payment ${text}`, accountId } as const;
  await recordActivity(transaction, { ...entry, userId, createdAt: clock.now() });
}
