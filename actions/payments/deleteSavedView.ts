import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';

/**
 * Deletes one of the caller's saved views.
 * @throws RuleError saved_view_not_found, also for another user's
 */
export const deleteSavedView = defineAction({
  name: 'deleteSavedView',
  roles: ['user'],
  scope: null,
  writes: { lists: ['savedViews'] },
  activity: [],
  sdl: `
    type Mutation {
      """Deletes one of the caller's saved views."""
      deleteSavedView(id: uuid!): SavedView!
    }
  `,
  handler: async ({ id }, session, context) => {
    const deleted = isUuid(id)
      ? await inTransaction(context.database, session, (transaction) =>
          transaction('saved_views').where({ id, user_id: session.userId }).delete(),
        )
      : 0;
    if (deleted === 0) throw new RuleError('saved_view_not_found', 'id');
    return { id };
  },
});
