import { object, string } from '../../../domain/yup';
import { RuleError } from '../../../domain/errors';
import { londonDay } from '../../../domain/londonTime';
import { messages } from '../../../domain/messages';
import { occurrenceFrom } from '../../../domain/payments/recurrence';
import { recurringMachine } from '../../../domain/payments/recurringTransitions';
import { mayMove } from '../../../domain/stateMachine';
import type { RecurringPaymentsRow } from '../../database/generated/tables';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
import { requirePayer } from '../lockForMaker';
import { lockRecurring, nextColumns, recurrenceOf, recordRecurring } from './lockRecurring';

const acts = { active: 'resumed', paused: 'paused', ended: 'ended' } as const;
const states = ['active', 'paused', 'ended'] as const;

const schema = object({
  recurringPaymentId: string().required(messages.fields.required),
  state: string()
    .required(messages.fields.required)
    .oneOf([...states], 'Choose active, paused or ended.'),
}).noUnknown();

/**
 * Pauses, resumes or ends a recurring payment of the selected account. What was due while it was paused is left out: a resumed one goes on
 * with the next occurrence from today. A repeated call changes nothing.
 * @throws RuleError role_may_not_create_payments, recurring_payment_not_found, recurring_payment_ended
 */
export const changeRecurringPayment = defineAction({
  name: 'changeRecurringPayment',
  roles: ['user'],
  scope: null,
  writes: { lists: ['recurring'], rows: { recurringPaymentId: ['recurring_payments'] } },
  activity: ['A008'],
  sdl: `
    type Mutation {
      """
      Pauses, resumes or ends a recurring payment. \`state\` is active, paused or ended.
      """
      changeRecurringPayment(recurringPaymentId: uuid!, state: String!): RecurringPayment!
    }
  `,
  handler: async (input, session, context) => {
    const { recurringPaymentId: id, state } = await parseDeclared(schema, input);
    const { accountId } = await requirePayer(context.database, session);
    return inTransaction(context.database, session, async (transaction) => {
      const row = await lockRecurring(transaction, id, accountId);
      if (!mayMove(recurringMachine, row.state, state)) throw new RuleError('recurring_payment_ended', 'state');
      if (row.state === state) return { id };
      const today = londonDay(context.clock.now());
      await transaction('recurring_payments')
        .where({ id })
        .update(columnsOf(row, state, today));
      await recordRecurring(transaction, context, session, { accountId, text: acts[state] });
      return { id };
    });
  },
});

function columnsOf(row: RecurringPaymentsRow, state: (typeof states)[number], today: string) {
  if (state === 'ended') return nextColumns(undefined);
  if (state === 'paused') return { state };
  const next = row.next_on && row.next_on > today ? row.next_on : occurrenceFrom(recurrenceOf(row), today);
  return { state, pause_reason: null, ...nextColumns(next) };
}
