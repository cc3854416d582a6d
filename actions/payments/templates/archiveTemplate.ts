import { inTransactionIfChanged } from '../../database/keepIfChanged';
import { defineAction } from '../../defineAction';
import { requirePayer } from '../lockForMaker';
import { lockTemplate, recordTemplate, withFreeName } from './storedTemplate';

/**
 * Archives a template of the selected account, or takes it back into use. An archived template keeps its content; its name is free for another one.
 * @throws RuleError role_may_not_create_payments, template_not_found, template_name_taken: by a template that is in use
 */
export const archiveTemplate = defineAction({
  name: 'archiveTemplate',
  roles: ['user'],
  scope: 'draft',
  writes: { lists: ['templates'], rows: { templateId: ['payment_templates'] } },
  activity: ['A037'],
  sdl: `
    type Mutation {
      """Archives a template of the account; with isArchived false it is in use again."""
      archiveTemplate(templateId: uuid!, isArchived: Boolean!): PaymentTemplate!
    }
  `,
  handler: async ({ templateId: id, isArchived }, session, context) => {
    const { accountId } = await requirePayer(context.database, session);
    return withFreeName(() =>
      inTransactionIfChanged(context.database, session, async (transaction) => {
        const template = await lockTemplate(transaction, id, accountId);
        if (Boolean(template.archivedAt) === isArchived) return { id };
        await transaction('payment_templates')
          .where({ id })
          .update({ archivedAt: isArchived ? context.clock.now() : null });
        const text = `“${template.name}” ${isArchived ? 'archived' : 'taken back into use'}`;
        await recordTemplate(transaction, context, session, { accountId, text });
        return { id };
      }),
    );
  },
});
