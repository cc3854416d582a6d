import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { requirePayer } from '../lockForMaker';
import { lockTemplate, recordTemplate } from './storedTemplate';

/**
 * Deletes a template of the selected account. Payments that were made from it stay.
 * @throws RuleError role_may_not_create_payments, template_not_found
 */
export const deletePaymentTemplate = defineAction({
  name: 'deletePaymentTemplate',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['templates'], rows: { templateId: ['payment_templates'] } },
  activity: ['A037'],
  sdl: `
    type Mutation {
      """Deletes a template of the account."""
      deletePaymentTemplate(templateId: uuid!): PaymentTemplate!
    }
  `,
  handler: async ({ templateId: id }, session, context) => {
    const { accountId } = await requirePayer(context.database, session);
    return inTransaction(context.database, session, async (transaction) => {
      const { name } = await lockTemplate(transaction, id, accountId);
      await transaction('payment_templates').where({ id }).delete();
      await recordTemplate(transaction, context, session, { accountId, text: `“${name}” deleted` });
      return { id };
    });
  },
});
