import { ruleInputSchema } from '../../../domain/organisations/ruleInput';
import { inTransaction } from '../../database/transaction';
import type { RuntimeContext } from '../../runtime/context';
import type { CreatePaymentAuthRuleInput, CreatePaymentAuthRuleOutput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import type { Session } from '../../runtime/session';
import { recordAdministration } from '../recordAdministration';
import { lockAdministered } from '../standing';
import { replaceRuleRoles, requireConsistentRule, ruleColumns, ruleText } from './ruleRows';

/**
 * Creates an authorisation rule. Payments that wait are judged by it at their next authorisation (docs/decisions/019).
 * @throws RuleError invalid_input, organisation_not_found, role_not_found, threshold_taken
 */
export async function createPaymentAuthRule(
  input: CreatePaymentAuthRuleInput,
  session: Session,
  context: RuntimeContext,
): Promise<CreatePaymentAuthRuleOutput> {
  const rule = await parseDeclared(ruleInputSchema, input.rule);
  const id = context.newId();
  await inTransaction(context.database, session, async (transaction) => {
    const organisation = await lockAdministered(transaction, session, input.orgId);
    await requireConsistentRule(transaction, organisation.id, rule);
    const columns = { ...ruleColumns(rule), id, org_id: organisation.id };
    await transaction('organisation_payment_auth_rule').insert(columns);
    await replaceRuleRoles(transaction, id, rule);
    const details = `${ruleText(organisation, rule.thresholdAbove)} created`;
    await recordAdministration(transaction, context, session, { subject: 'rule', details });
  });
  return { id };
}
