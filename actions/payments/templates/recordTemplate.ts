import type { Knex } from 'knex';
import { recordActivity } from '../../database/recordActivity';
import type { Context } from '../../context';
import type { Session } from '../../runtime/session';

/** Notes in the activity log what was done to a template. It counts among the favourites: the list of codes is closed (decision 047). */
export async function recordTemplate(
  transaction: Knex.Transaction,
  { clock }: Context,
  { userId }: Session,
  { accountId, text }: { readonly accountId: string; readonly text: string },
): Promise<void> {
  const entry = { eventCode: 'A037', details: `Payment template ${text}`, accountId } as const;
  await recordActivity(transaction, { ...entry, userId, createdAt: clock.now() });
}
