import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import type { RuntimeContext } from '../runtime/context';
import type { MarkNoticeInput, MarkNoticeOutput } from '../runtime/generated/actions';
import type { Session } from '../runtime/session';

/**
 * Marks a notice of the caller as read, or as unread. It is a mark of one user, like a preference, and so has no code in the activity log.
 * @throws RuleError notice_not_found, also for another person's
 */
export async function markNotice(
  { noticeId, isRead }: MarkNoticeInput,
  session: Session,
  { database, clock }: RuntimeContext,
): Promise<MarkNoticeOutput> {
  const readAt = isRead ? clock.now() : null;
  const count = await inTransaction(database, session, (transaction) =>
    transaction('notices').where({ id: noticeId, user_id: session.userId }).update({ readAt }),
  );
  if (count === 0) throw new RuleError('notice_not_found', 'noticeId');
  return { count };
}
