import { ruleInputSchema } from '../../../domain/organisations/ruleInput';
import { defineAction } from '../../defineAction';
import { governed } from '../../fourEyes/governed';
import type { CreatePaymentAuthRuleInput } from '../../runtime/generated/actions';
import { parseDeclared } from '../../runtime/input';
import { lockAdministered } from '../standing';
import { changeRules } from '../../fourEyes/changeRules';
import { insertRule } from '../../database/ruleRows';

/**
 * Creates an authorisation rule. Payments that wait are judged by it at their next authorisation (docs/decisions/019).
 * @throws RuleError invalid_input, organisation_not_found, role_not_found, threshold_taken, rule_unsatisfiable, change_pending
 */
export const createPaymentAuthRule = defineAction({
  name: 'createPaymentAuthRule',
  roles: ['org_admin'],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A034'],
  sdl: `
    type Mutation {
      """Creates an authorisation rule."""
      createPaymentAuthRule(orgId: uuid!, rule: PaymentAuthRuleInput!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'createPaymentAuthRule',
    parse: async ({ orgId, rule }: CreatePaymentAuthRuleInput) => ({
      orgId,
      rule: await parseDeclared(ruleInputSchema, rule),
    }),
    make: async ({ transaction, context, session }, { orgId, rule }) => {
      const organisation = await lockAdministered(transaction, session, orgId);
      const subject = `${organisation.id}:${rule.thresholdAbove}`;
      return changeRules(transaction, organisation, subject, () =>
        insertRule(transaction, context, session, { organisation, rule }),
      );
    },
  }),
});
