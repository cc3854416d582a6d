import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { MarkAllNoticesInput, MarkAllNoticesOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';

/** Marks the caller's unread notices as read, up to a time. With the role `admin` too, only the caller's notices change. */
export async function markAllNotices(
  { upTo }: MarkAllNoticesInput,
  session: Session,
  { database, clock }: RuntimeContext,
): Promise<MarkAllNoticesOutput> {
  const count = await inTransaction(database, session, (transaction) =>
    transaction('notices')
      .where({ user_id: session.userId, readAt: null })
      .where('createdAt', '<=', upTo)
      .update({ readAt: clock.now() }),
  );
  return { count };
}
