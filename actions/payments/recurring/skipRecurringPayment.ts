import { object, string } from '../../../domain/yup';
import { RuleError } from '../../../domain/errors';
import { messages } from '../../../domain/messages';
import { occurrenceAfter } from '../../../domain/payments/recurrence';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
import { requirePayer } from '../lockForMaker';
import { lockRecurring, nextColumns, recurrenceOf, recordRecurring } from './lockRecurring';

const schema = object({
  recurringPaymentId: string().required(messages.fields.required),
  occurrenceOn: string().required(messages.fields.required),
}).noUnknown();

/**
 * Leaves out the next payment of a recurring one. The caller names the day that they saw, so that two calls don't skip two.
 * @throws RuleError role_may_not_create_payments, recurring_payment_not_found, occurrence_not_next
 */
export const skipRecurringPayment = defineAction({
  name: 'skipRecurringPayment',
  roles: ['user'],
  scope: null,
  writes: { lists: ['recurring'], rows: { recurringPaymentId: ['recurring_payments'] } },
  activity: ['A008'],
  sdl: `
    type Mutation {
      """
      Leaves out the next payment of a recurring one, whose day \`occurrenceOn\` is.
      """
      skipRecurringPayment(recurringPaymentId: uuid!, occurrenceOn: String!): RecurringPayment!
    }
  `,
  handler: async (input, session, context) => {
    const { recurringPaymentId: id, occurrenceOn } = await parseDeclared(schema, input);
    const { accountId, userId } = await requirePayer(context.database, session);
    return inTransaction(context.database, session, async (transaction) => {
      const row = await lockRecurring(transaction, id, accountId);
      if (row.next_on !== occurrenceOn) throw new RuleError('occurrence_not_next', 'occurrenceOn');
      const omission = { recurring_payment_id: id, occurrence_on: occurrenceOn, skipped_by: userId };
      await transaction('recurring_payment_omissions').insert({
        id: context.newId(),
        ...omission,
        createdAt: context.clock.now(),
      });
      const next = occurrenceAfter(recurrenceOf(row), occurrenceOn);
      await transaction('recurring_payments').where({ id }).update(nextColumns(next));
      await recordRecurring(transaction, context, session, { accountId, text: `skips ${occurrenceOn}` });
      return { id };
    });
  },
});
