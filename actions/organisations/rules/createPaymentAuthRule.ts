import { ruleInputSchema } from '../../../domain/organisations/ruleInput';
import { governed } from '../../fourEyes/governed';
import type { CreatePaymentAuthRuleInput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import { madeChange } from '../madeChange';
import { recordAdministration } from '../recordAdministration';
import { lockAdministered } from '../standing';
import { replaceRuleRoles, requireConsistentRule, ruleColumns, ruleText } from './ruleRows';

/**
 * Creates an authorisation rule. Payments that wait are judged by it at their next authorisation (docs/decisions/019).
 * @throws RuleError invalid_input, organisation_not_found, role_not_found, threshold_taken, change_pending
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
    const columns = { ...ruleColumns(rule), id, org_id: organisation.id };
    await transaction('organisation_payment_auth_rule').insert(columns);
    await replaceRuleRoles(transaction, id, rule);
    const details = `${ruleText(organisation, rule.thresholdAbove)} created`;
    await recordAdministration(transaction, context, session, { subject: 'rule', details });
    const subject = {
      entity: 'organisation_payment_auth_rule',
      id: `${organisation.id}:${rule.thresholdAbove}`,
    } as const;
    return madeChange(organisation, { id }, subject);
  },
});
