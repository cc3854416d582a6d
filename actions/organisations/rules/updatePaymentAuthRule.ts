import { ruleInputSchema } from '../../../domain/organisations/ruleInput';
import { requireHolders } from '../../database/ruleHolders';
import { defineAction } from '../../defineAction';
import { governed } from '../../fourEyes/governed';
import type { UpdatePaymentAuthRuleInput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import { recordAdministration } from '../../database/recordAdministration';
import { lockOwnerOf } from '../standing';
import { changeRules } from '../../fourEyes/changeRules';
import {
  replaceRuleRoles,
  requireConsistentRule,
  requireRuleInForce,
  ruleColumns,
  ruleText,
} from '../../database/ruleRows';

/**
 * Replaces the content of an authorisation rule. Payments that wait are judged by it at their next authorisation
 * (docs/decisions/019).
 * @throws RuleError invalid_input, rule_not_found, role_not_found, threshold_taken, rule_unsatisfiable, change_pending
 */
export const updatePaymentAuthRule = defineAction({
  name: 'updatePaymentAuthRule',
  roles: [],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A034'],
  sdl: `
    type Mutation {
      """Replaces the content of an authorisation rule that is not archived."""
      updatePaymentAuthRule(ruleId: uuid!, rule: PaymentAuthRuleInput!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'updatePaymentAuthRule',
    parse: async ({ ruleId, rule }: UpdatePaymentAuthRuleInput) => ({
      ruleId,
      rule: await parseDeclared(ruleInputSchema, rule),
    }),
    make: async ({ transaction, context, session }, { ruleId, rule }) => {
      const organisation = await lockOwnerOf(transaction, session, 'rule', ruleId);
      const { id, threshold } = await requireRuleInForce(transaction, ruleId);
      await requireConsistentRule(transaction, organisation.id, rule, id);
      return changeRules(transaction, organisation, id, async () => {
        await transaction('organisation_payment_auth_rule').where({ id }).update(ruleColumns(rule));
        await replaceRuleRoles(transaction, id, rule);
        await requireHolders(transaction, organisation.id, id, rule.roles);
        const details = `${ruleText(organisation, threshold)} changed`;
        await recordAdministration(transaction, context, session, { subject: 'rule', details });
        return { id };
      });
    },
  }),
});
