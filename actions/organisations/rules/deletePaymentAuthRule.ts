import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type { DeletePaymentAuthRuleInput, DeletePaymentAuthRuleOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../recordAdministration';
import { lockOwnerOf } from '../standing';
import { whileUnreferenced } from '../whileUnreferenced';
import { ruleText } from './ruleRows';

/**
 * Deletes an authorisation rule that no payment refers to.
 * @throws RuleError rule_not_found, rule_has_records
 */
export async function deletePaymentAuthRule(
  { ruleId: id }: DeletePaymentAuthRuleInput,
  session: Session,
  context: RuntimeContext,
): Promise<DeletePaymentAuthRuleOutput> {
  return whileUnreferenced('rule_has_records', 'ruleId', () =>
    inTransaction(context.database, session, async (transaction) => {
      const organisation = await lockOwnerOf(transaction, session, 'rule', id);
      const [deleted] = await transaction('organisation_payment_auth_rule')
        .where({ id })
        .delete()
        .returning('threshold');
      const details = `${ruleText(organisation, deleted?.threshold ?? 0)} deleted`;
      await recordAdministration(transaction, context, session, { subject: 'rule', details });
      return { id };
    }),
  );
}
