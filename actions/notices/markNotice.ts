import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';

/**
 * Marks a notice of the caller as read, or as unread. It is a mark of one user, like a preference, and so has no code in the activity log.
 * @throws RuleError notice_not_found, also for another person's
 */
export const markNotice = defineAction({
  name: 'markNotice',
  roles: ['user'],
  scope: null,
  writes: { lists: ['notices'] },
  activity: [],
  sdl: `
    type Mutation {
      """Marks a notice of the caller as read, or as unread."""
      markNotice(noticeId: uuid!, isRead: Boolean!): MarkedNotices!
    }
  `,
  handler: async ({ noticeId, isRead }, session, { database, clock }: RuntimeContext) => {
    const readAt = isRead ? clock.now() : null;
    const count = await inTransaction(database, session, (transaction) =>
      transaction('notices').where({ id: noticeId, user_id: session.userId }).update({ readAt }),
    );
    if (count === 0) throw new RuleError('notice_not_found', 'noticeId');
    return { count };
  },
});
