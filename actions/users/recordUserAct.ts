import type { Knex } from 'knex';
import { recordActivity } from '../database/recordActivity';
import type { RuntimeContext } from '../runtime/context';
import type { Session } from '../runtime/session';

const codes = { created: 'A025', changed: 'A026', deleted: 'A027', passwordReset: 'A028', seat: 'A036' } as const;

/** Records in the activity log what an administrator did to a user. */
export async function recordUserAct(
  transaction: Knex.Transaction,
  { clock }: RuntimeContext,
  { userId }: Pick<Session, 'userId'>,
  act: { readonly of: keyof typeof codes; readonly details: string; readonly accountId?: string },
): Promise<void> {
  const { of, ...entry } = act;
  await recordActivity(transaction, { ...entry, eventCode: codes[of], userId, createdAt: clock.now() });
}
