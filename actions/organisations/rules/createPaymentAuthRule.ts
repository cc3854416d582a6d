import { ruleInputSchema } from '../../../domain/organisations/ruleInput';
import { requireHolders } from '../../database/ruleHolders';
import { governed } from '../../fourEyes/governed';
import type { CreatePaymentAuthRuleInput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import { recordAdministration } from '../recordAdministration';
import { lockAdministered } from '../standing';
import { changeRules } from './changeRules';
import { replaceRuleRoles, requireConsistentRule, ruleColumns, ruleText } from './ruleRows';

/**
 * Creates an authorisation rule. Payments that wait are judged by it at their next authorisation (docs/decisions/019).
 * @throws RuleError invalid_input, organisation_not_found, role_not_found, threshold_taken, rule_unsatisfiable, change_pending
 */
export const createPaymentAuthRule = governed({
  kind: 'createPaymentAuthRule',
  parse: async ({ orgId, rule }: CreatePaymentAuthRuleInput) => ({
    orgId,
    rule: await parseDeclared(ruleInputSchema, rule),
  }),
  make: async ({ transaction, context, session }, { orgId, rule }) => {
    const organisation = await lockAdministered(transaction, session, orgId);
    await requireConsistentRule(transaction, organisation.id, rule);
    const id = context.newId();
    return changeRules(transaction, organisation, `${organisation.id}:${rule.thresholdAbove}`, async () => {
      const columns = { ...ruleColumns(rule), id, org_id: organisation.id };
      await transaction('organisation_payment_auth_rule').insert(columns);
      await replaceRuleRoles(transaction, id, rule);
      await requireHolders(transaction, organisation.id, id, rule.roles);
      const details = `${ruleText(organisation, rule.thresholdAbove)} created`;
      await recordAdministration(transaction, context, session, { subject: 'rule', details });
      return { id };
    });
  },
});
