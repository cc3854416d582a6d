import type { Knex } from 'knex';
import { recordActivity } from '../recordActivity';
import type { RuntimeContext } from '../../runtime/context';
import type { Session } from '../../runtime/session';

/** Records what an administrator did with an account in the activity log. */
export async function recordAccount(
  transaction: Knex.Transaction,
  { clock }: RuntimeContext,
  { userId }: Session,
  { accountId, details }: { readonly accountId: string; readonly details: string },
): Promise<void> {
  await recordActivity(transaction, { eventCode: 'A035', userId, accountId, details, createdAt: clock.now() });
}
