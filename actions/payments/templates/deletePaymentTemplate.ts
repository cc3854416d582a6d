import { inTransaction } from '../../database/transaction';
import type { Context } from '../../provider/context';
import type { DeletePaymentTemplateInput, DeletePaymentTemplateOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { requirePayer } from '../requirePayer';
import { lockTemplate } from './lockTemplate';
import { recordTemplate } from './recordTemplate';

/**
 * Deletes a template of the selected account. Payments that were made from it stay.
 * @throws RuleError role_may_not_create_payments, template_not_found
 */
export async function deletePaymentTemplate(
  { templateId: id }: DeletePaymentTemplateInput,
  session: Session,
  context: Context,
): Promise<DeletePaymentTemplateOutput> {
  const { accountId } = await requirePayer(context.database, session);
  return inTransaction(context.database, session, async (transaction) => {
    const name = await lockTemplate(transaction, id, accountId);
    await transaction('payment_templates').where({ id }).delete();
    await recordTemplate(transaction, context, session, { accountId, text: `“${name}” deleted` });
    return { id };
  });
}
