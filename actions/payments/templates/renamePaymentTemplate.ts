import { object, string } from '../../../domain/yup';
import { messages } from '../../../domain/messages';
import { templateName } from '../../../domain/payments/template';
import { inTransaction } from '../../database/transaction';
import type { Context } from '../../provider/context';
import type { RenamePaymentTemplateInput, RenamePaymentTemplateOutput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import type { Session } from '../../runtime/session';
import { requirePayer } from '../requirePayer';
import { lockTemplate } from './lockTemplate';
import { recordTemplate } from './recordTemplate';
import { withFreeName } from './withFreeName';

const schema = object({ templateId: string().required(messages.fields.required), name: templateName() }).noUnknown();

/**
 * Gives a template of the selected account another name.
 * @throws RuleError role_may_not_create_payments, template_not_found, template_name_taken, invalid_input
 */
export async function renamePaymentTemplate(
  input: RenamePaymentTemplateInput,
  session: Session,
  context: Context,
): Promise<RenamePaymentTemplateOutput> {
  const { templateId: id, name } = await parseDeclared(schema, input);
  const { accountId } = await requirePayer(context.database, session);
  await withFreeName(() =>
    inTransaction(context.database, session, async (transaction) => {
      const before = await lockTemplate(transaction, id, accountId);
      await transaction('payment_templates').where({ id }).update({ name });
      await recordTemplate(transaction, context, session, { accountId, text: `“${before}” renamed to “${name}”` });
    }),
  );
  return { id };
}
