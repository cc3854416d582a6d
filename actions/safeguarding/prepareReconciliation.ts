import { object, string } from '../../domain/yup';
import { RuleError } from '../../domain/errors';
import { isIsoDate } from '../../domain/isoDate';
import { messages } from '../../domain/messages';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import { parseDeclared } from '../runtime/input';
import { lockDay } from './lockDay';

const schema = object({
  day: string().required(messages.fields.required).test('day', 'Enter a day.', isIsoDate),
  note: string().max(1000, 'Use at most 1,000 characters.').nullable(),
}).noUnknown();

/**
 * Prepares a day's reconciliation for the signature; a note explains its breaks (docs/decisions/073). For administrators.
 * @throws RuleError invalid_input, reconciliation_not_found, reconciliation_signed, reconciliation_note_required
 */
export const prepareReconciliation = defineAction({
  name: 'prepareReconciliation',
  roles: [],
  scope: null,
  writes: { lists: ['safeguarding'] },
  activity: [],
  sdl: `
    type Mutation {
      """
      Prepares a day's reconciliation for the signature. A note explains its breaks. For administrators.
      """
      prepareReconciliation(day: String!, note: String): ReconciledDay!
    }
  `,
  handler: async (input, session, context) => {
    const { day, note } = await parseDeclared(schema, input);
    const text = note?.trim() ?? '';
    return inTransaction(context.database, session, async (transaction) => {
      const rows = await lockDay(transaction, day);
      const hasBreaks = rows.some(({ breaks }) => Array.isArray(breaks) && breaks.length > 0);
      if (hasBreaks && !text) throw new RuleError('reconciliation_note_required', 'note');
      const prepared = { prepared_by: session.userId, prepared_at: context.clock.now(), note: text || null };
      await transaction('reconciliations').where({ day }).update(prepared);
      return { day, isSigned: false };
    });
  },
});
