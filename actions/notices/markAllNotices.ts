import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';

/** Marks the caller's unread notices as read, up to a time. With the role `admin` too, only the caller's notices change. */
export const markAllNotices = defineAction({
  name: 'markAllNotices',
  roles: ['user'],
  scope: null,
  writes: { lists: ['notices'] },
  activity: [],
  sdl: `
    type Mutation {
      """
      Marks the caller's unread notices as read, up to the newest that the caller knows of.
      """
      markAllNotices(upTo: timestamptz!): MarkedNotices!
    }
  `,
  handler: async ({ upTo }, session, { database, clock }: RuntimeContext) => {
    const count = await inTransaction(database, session, (transaction) =>
      transaction('notices')
        .where({ user_id: session.userId, readAt: null })
        .where('createdAt', '<=', upTo)
        .update({ readAt: clock.now() }),
    );
    return { count };
  },
});
