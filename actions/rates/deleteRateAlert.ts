import { RuleError } from '../../domain/errors';
import { isUuid } from '../../domain/text';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';

/**
 * Deletes one of the caller's rate alerts.
 * @throws RuleError rate_alert_not_found, also for another user's
 */
export const deleteRateAlert = defineAction({
  name: 'deleteRateAlert',
  roles: ['user'],
  scope: null,
  writes: { lists: ['rateAlerts'] },
  activity: [],
  sdl: `
    type Mutation {
      """Deletes one of the caller's rate alerts."""
      deleteRateAlert(id: uuid!): RateAlert!
    }
  `,
  handler: async ({ id }, session, context: RuntimeContext) => {
    const deleted = isUuid(id)
      ? await inTransaction(context.database, session, (transaction) =>
          transaction('rate_alerts').where({ id, user_id: session.userId }).delete(),
        )
      : 0;
    if (deleted === 0) throw new RuleError('rate_alert_not_found', 'id');
    return { id };
  },
});
