import { RuleError } from '../../domain/errors';
import {
  acknowledgementSchema,
  isTickedInTime,
  noticeChoices,
  type NoticeChoice,
} from '../../domain/fraudNotices/acknowledgement';
import { recordActivity } from '../database/recordActivity';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { requireOwnNotice } from './requireOwnNotice';

/**
 * The caller acknowledges a notice: what was chosen, and when the box was ticked. A repeated call keeps the first acknowledgement.
 * @throws RuleError invalid_input, fraud_notice_not_found
 */
export const updateFraudNotice = defineAction({
  name: 'updateFraudNotice',
  roles: ['user'],
  scope: null,
  writes: {},
  activity: ['A019'],
  sdl: `
    type Mutation {
      """
      Acknowledges a fraud notice: the choice of the selection box, and when the box was ticked.
      """
      updateFraudNotice(fraudNoticeId: uuid!, selectionBoxChoice: String!, boxTickedAt: timestamptz!): AcknowledgedFraudNotice!
    }

    type AcknowledgedFraudNotice {
      id: uuid!
      acknowledgedAt: timestamptz!
    }
  `,
  handler: async ({ fraudNoticeId, ...given }, session, context) => {
    const { selectionBoxChoice, boxTickedAt } = await parseDeclared(acknowledgementSchema, given);
    const now = context.clock.now();
    return inTransaction(context.database, session, async (transaction) => {
      const notice = await requireOwnNotice(transaction, fraudNoticeId, session.userId);
      const { id, accountId, paymentId, acknowledgedAt } = notice;
      if (acknowledgedAt) return { id, acknowledgedAt: acknowledgedAt.toISOString() };
      const ticked = new Date(boxTickedAt);
      if (!isTickedInTime(ticked, notice.presentedAt, now)) {
        throw new RuleError('invalid_input', 'boxTickedAt', 'The box is ticked after the notice is shown.');
      }
      const { userId } = session;
      const acknowledged = { acknowledgedAt: now, acknowledgedBy: userId };
      await transaction('fraud_notices')
        .where({ id })
        .update({ ...acknowledged, selectionBoxChoice, boxTickedAt: ticked });
      const details = noticeChoices[selectionBoxChoice as NoticeChoice];
      const entry = { eventCode: 'A019', details, accountId, paymentId } as const;
      await recordActivity(transaction, { ...entry, userId, createdAt: now });
      return { id, acknowledgedAt: now.toISOString() };
    });
  },
});
