import Big from 'big.js';
import { RuleError } from '../../domain/errors';
import type { SafeguardedCurrency } from '../../domain/safeguarding/currencies';
import { safeguardingAdjustmentSchema } from '../../domain/safeguarding/transferInput';
import { adjustSafeguarded, lockSafeguarded } from '../database/adjustSafeguarded';
import { isSafeguardedNow } from '../database/currencySettings';
import { holdControlAccount } from '../database/safeguardedMoney';
import { recordActivity } from '../database/recordActivity';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { CreateSafeguardingAdjustmentInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';

/**
 * Corrects what stands safeguarded for an account. A second administrator always allows it (specification, part two, section 7;
 * docs/decisions/069). For administrators.
 * @throws RuleError invalid_input, currency_not_safeguarded, account_not_found, safeguarding_adjustment_below_zero, change_pending
 */
export const createSafeguardingAdjustment = defineAction({
  name: 'createSafeguardingAdjustment',
  roles: [],
  scope: null,
  writes: { lists: ['safeguarding'] },
  activity: ['A040'],
  sdl: `
    type Mutation {
      """
      Asks for a correction of what stands safeguarded for an account. The amount has a sign. Another administrator decides. For administrators.
      """
      createSafeguardingAdjustment(accountId: uuid!, currency: String!, amount: String!, reason: String!): GovernedRecord!
    }
  `,
  handler: governed({
    kind: 'createSafeguardingAdjustment',
    parse: (input: CreateSafeguardingAdjustmentInput) => parseDeclared(safeguardingAdjustmentSchema, input),
    make: async ({ transaction, context, session: { userId }, changeId }, { accountId, amount, reason, ...asked }) => {
      const currency = asked.currency as SafeguardedCurrency;
      await holdControlAccount(transaction);
      if (!(await isSafeguardedNow(transaction, currency))) throw new RuleError('currency_not_safeguarded', 'currency');
      const position = await lockSafeguarded(transaction, accountId, currency);
      if (position === undefined) throw new RuleError('account_not_found', 'accountId');
      if (new Big(position).plus(amount).lt(0)) throw new RuleError('safeguarding_adjustment_below_zero', 'amount');
      const now = context.clock.now();
      const adjustment = { accountId, currency, change: amount, at: now, by: userId, source: { change_id: changeId } };
      const after = await adjustSafeguarded(transaction, adjustment);
      const details = `${amount} ${currency}: ${reason}. Safeguarded now: ${after} ${currency}`;
      await recordActivity(transaction, { eventCode: 'A040', accountId, details, userId, createdAt: now });
      const subject = { entity: 'accounts', id: `${accountId.toLowerCase()}:${currency}` };
      return { answer: { id: changeId }, subject, switches: { now: [] } };
    },
  }),
});
