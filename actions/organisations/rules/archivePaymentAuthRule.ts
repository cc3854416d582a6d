import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type { ArchivePaymentAuthRuleInput, ArchivePaymentAuthRuleOutput } from '../../runtime/generated/actions';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../recordAdministration';
import { lockOwnerOf } from '../standing';
import { requireRuleInForce, ruleText } from './ruleRows';

/**
 * Takes an authorisation rule out of force. What it requested of payments that wait stays required (docs/decisions/019).
 * @throws RuleError rule_not_found, also for one that is archived already
 */
export async function archivePaymentAuthRule(
  { ruleId }: ArchivePaymentAuthRuleInput,
  session: Session,
  context: RuntimeContext,
): Promise<ArchivePaymentAuthRuleOutput> {
  return inTransaction(context.database, session, async (transaction) => {
    const organisation = await lockOwnerOf(transaction, session, 'rule', ruleId);
    const { id, threshold } = await requireRuleInForce(transaction, ruleId);
    await transaction('organisation_payment_auth_rule').where({ id }).update({ is_archived: true });
    const details = `${ruleText(organisation, threshold)} archived`;
    await recordAdministration(transaction, context, session, { subject: 'rule', details });
    return { id };
  });
}
