import { defineAction } from '../../defineAction';
import { governed } from '../../fourEyes/governed';
import type { DeletePaymentAuthRuleInput } from '../../runtime/generated/actions';
import { recordAdministration } from '../../database/recordAdministration';
import { lockOwnerOf } from '../standing';
import { changeRules } from '../../fourEyes/changeRules';
import { whileUnreferenced } from '../whileUnreferenced';
import { ruleText } from '../../database/ruleRows';

/**
 * Deletes an authorisation rule that no payment refers to.
 * @throws RuleError rule_not_found, rule_has_records, change_pending
 */
export const deletePaymentAuthRule = defineAction({
  name: 'deletePaymentAuthRule',
  roles: [],
  scope: null,
  writes: { lists: ['organisations'] },
  activity: ['A034'],
  sdl: `
    type Mutation {
      """Deletes an authorisation rule that no payment refers to."""
      deletePaymentAuthRule(ruleId: uuid!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'deletePaymentAuthRule',
    parse: ({ ruleId }: DeletePaymentAuthRuleInput) => Promise.resolve({ ruleId }),
    make: async ({ transaction, context, session }, { ruleId: id }) => {
      const organisation = await lockOwnerOf(transaction, session, 'rule', id);
      return changeRules(transaction, organisation, id, async () => {
        const [deleted] = await whileUnreferenced('rule_has_records', 'ruleId', async () =>
          transaction('organisation_payment_auth_rule').where({ id }).delete().returning('threshold'),
        );
        const details = `${ruleText(organisation, deleted?.threshold ?? 0)} deleted`;
        await recordAdministration(transaction, context, session, { subject: 'rule', details });
        return { id };
      });
    },
  }),
});
