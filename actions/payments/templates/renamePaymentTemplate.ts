import { object, string } from '../../../domain/yup';
import { messages } from '../../../domain/messages';
import { templateName } from '../../../domain/payments/template';
import { inTransaction } from '../../database/transaction';
import { defineAction } from '../../defineAction';
import { parseDeclared } from '../../runtime/input';
import { requirePayer } from '../lockForMaker';
import { lockTemplate, recordTemplate, withFreeName } from './storedTemplate';

const schema = object({ templateId: string().required(messages.fields.required), name: templateName() }).noUnknown();

/**
 * Gives a template of the selected account another name.
 * @throws RuleError role_may_not_create_payments, template_not_found, template_name_taken, invalid_input
 */
export const renamePaymentTemplate = defineAction({
  name: 'renamePaymentTemplate',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['templates'], rows: { templateId: ['payment_templates'] } },
  activity: ['A037'],
  sdl: `
    type Mutation {
      """Gives a template of the account another name."""
      renamePaymentTemplate(templateId: uuid!, name: String!): PaymentTemplate!
    }
  `,
  handler: async (input, session, context) => {
    const { templateId: id, name } = await parseDeclared(schema, input);
    const { accountId } = await requirePayer(context.database, session);
    await withFreeName(() =>
      inTransaction(context.database, session, async (transaction) => {
        const { name: before } = await lockTemplate(transaction, id, accountId);
        await transaction('payment_templates').where({ id }).update({ name });
        await recordTemplate(transaction, context, session, { accountId, text: `“${before}” renamed to “${name}”` });
      }),
    );
    return { id };
  },
});
