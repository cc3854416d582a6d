import { ruleInputSchema } from '../../../domain/organisations/ruleInput';
import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type { UpdatePaymentAuthRuleInput, UpdatePaymentAuthRuleOutput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../recordAdministration';
import { lockOwnerOf } from '../standing';
import { replaceRuleRoles, requireConsistentRule, requireRuleInForce, ruleColumns, ruleText } from './ruleRows';

/**
 * Replaces the content of an authorisation rule. Payments that wait are judged by it at their next authorisation
 * (docs/decisions/019).
 * @throws RuleError invalid_input, rule_not_found, role_not_found, threshold_taken
 */
export async function updatePaymentAuthRule(
  input: UpdatePaymentAuthRuleInput,
  session: Session,
  context: RuntimeContext,
): Promise<UpdatePaymentAuthRuleOutput> {
  const rule = await parseDeclared(ruleInputSchema, input.rule);
  return inTransaction(context.database, session, async (transaction) => {
    const organisation = await lockOwnerOf(transaction, session, 'rule', input.ruleId);
    const { id, threshold } = await requireRuleInForce(transaction, input.ruleId);
    await requireConsistentRule(transaction, organisation.id, rule, id);
    await transaction('organisation_payment_auth_rule').where({ id }).update(ruleColumns(rule));
    await replaceRuleRoles(transaction, id, rule);
    const details = `${ruleText(organisation, threshold)} changed`;
    await recordAdministration(transaction, context, session, { subject: 'rule', details });
    return { id };
  });
}
