import { RuleError } from '../../domain/errors';
import { isIsoDate } from '../../domain/isoDate';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { lockDay } from './lockDay';

/**
 * Signs a day's reconciliation that another administrator has prepared; it cannot be changed afterwards (docs/decisions/073). For administrators.
 * @throws RuleError invalid_input, reconciliation_not_found, reconciliation_signed, reconciliation_not_prepared, second_person_required
 */
export const signReconciliation = defineAction({
  name: 'signReconciliation',
  roles: [],
  scope: null,
  writes: { lists: ['safeguarding'] },
  activity: [],
  sdl: `
    type Mutation {
      """
      Signs a day's reconciliation that another administrator has prepared. For administrators.
      """
      signReconciliation(day: String!): ReconciledDay!
    }
  `,
  handler: async ({ day }, session, context) => {
    if (!isIsoDate(day)) throw new RuleError('invalid_input', 'day', 'Enter a day.');
    return inTransaction(context.database, session, async (transaction) => {
      const rows = await lockDay(transaction, day);
      if (rows.some((row) => !row.prepared_by)) throw new RuleError('reconciliation_not_prepared', 'day');
      if (rows.some((row) => row.prepared_by === session.userId)) throw new RuleError('second_person_required', 'day');
      const signed = { signed_by: session.userId, signed_at: context.clock.now() };
      await transaction('reconciliations').where({ day }).update(signed);
      return { day, isSigned: true };
    });
  },
});
