import { defineAction } from '../../defineAction';
import { governed } from '../../fourEyes/governed';
import type { ArchivePaymentAuthRuleInput } from '../../runtime/generated/actions';
import { recordAdministration } from '../../database/recordAdministration';
import { lockOwnerOf } from '../standing';
import { changeRules } from '../../fourEyes/changeRules';
import { requireRuleInForce, ruleText } from '../../database/ruleRows';

/**
 * Takes an authorisation rule out of force. What it requested of payments that wait stays required (docs/decisions/019).
 * @throws RuleError rule_not_found, also for one that is archived already; change_pending
 */
export const archivePaymentAuthRule = defineAction({
  name: 'archivePaymentAuthRule',
  roles: [],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A034'],
  sdl: `
    type Mutation {
      """
      Takes an authorisation rule out of force. Requests for its authorisations stay.
      """
      archivePaymentAuthRule(ruleId: uuid!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'archivePaymentAuthRule',
    parse: ({ ruleId }: ArchivePaymentAuthRuleInput) => Promise.resolve({ ruleId }),
    make: async ({ transaction, context, session }, { ruleId }) => {
      const organisation = await lockOwnerOf(transaction, session, 'rule', ruleId);
      const { id, threshold } = await requireRuleInForce(transaction, ruleId);
      return changeRules(transaction, organisation, id, async () => {
        await transaction('organisation_payment_auth_rule').where({ id }).update({ is_archived: true });
        const details = `${ruleText(organisation, threshold)} archived`;
        await recordAdministration(transaction, context, session, { subject: 'rule', details });
        return { id };
      });
    },
  }),
});
