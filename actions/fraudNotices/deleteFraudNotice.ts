import { RuleError } from '../../domain/errors';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { requireOwnNotice } from './requireOwnNotice';

/**
 * Deletes a notice that the caller closed without acknowledging it. The audit log keeps that it was shown.
 * @throws RuleError fraud_notice_not_found, fraud_notice_acknowledged
 */
export const deleteFraudNotice = defineAction({
  name: 'deleteFraudNotice',
  roles: ['user'],
  scope: null,
  writes: {},
  activity: [],
  sdl: `
    type Mutation {
      """Deletes a fraud notice that was not acknowledged."""
      deleteFraudNotice(fraudNoticeId: uuid!): DeletedFraudNotice!
    }

    type DeletedFraudNotice {
      id: uuid!
    }
  `,
  handler: async ({ fraudNoticeId }, session, context) => {
    return inTransaction(context.database, session, async (transaction) => {
      const { id, acknowledgedAt } = await requireOwnNotice(transaction, fraudNoticeId, session.userId);
      if (acknowledgedAt) throw new RuleError('fraud_notice_acknowledged', 'fraudNoticeId');
      await transaction('fraud_notices').where({ id }).delete();
      return { id };
    });
  },
});
