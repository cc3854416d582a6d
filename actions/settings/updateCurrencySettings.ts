import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { invariant } from '../../domain/invariant';
import { currencyRefusal } from '../../domain/safeguarding/safeguardedMoney';
import { currencyChange, currencySettingsSchema } from '../../domain/settings/currencySettings';
import { recordActivity } from '../database/recordActivity';
import { loadSafeguardedMoney } from '../database/safeguardedMoney';
import { defineAction } from '../defineAction';
import { governed } from '../fourEyes/governed';
import type { UpdateCurrencySettingsInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';

/**
 * Changes what the house sets for a currency: whether it is offered, with how many decimals, whether client money is safeguarded in it, and when
 * the control account holds too little of it (docs/decisions/115). For administrators.
 * @throws RuleError invalid_input, money_safeguarded, change_pending
 */
export const updateCurrencySettings = defineAction({
  name: 'updateCurrencySettings',
  roles: [],
  scope: null,
  writes: { lists: ['settings'] },
  activity: ['A038'],
  sdl: `
    type Mutation {
      """
      Changes what the house sets for a currency: whether it is offered, with how many decimals, whether client money is safeguarded in it, and the least
      that the control account should hold. For administrators.
      """
      updateCurrencySettings(settings: CurrencySettingsInput!): ChangedCurrencySettings!
    }

    input CurrencySettingsInput {
      currency: String!
      enabled: Boolean!
      decimals: Int!
      safeguarded: Boolean!
      balance_alarm: String
    }

    type ChangedCurrencySettings {
      currency: String!
      """
      The change that waits for a second administrator; null for one that was made.
      """
      pendingChangeId: uuid
    }
  `,
  handler: governed({
    kind: 'updateCurrencySettings',
    parse: async ({ settings }: UpdateCurrencySettingsInput) => ({
      settings: await parseDeclared(currencySettingsSchema, settings),
    }),
    make: async ({ transaction, context, session: { userId } }, { settings: asked }) => {
      const { currency, ...columns } = asked;
      const now = await lockSettings(transaction);
      const before = await transaction('currency_settings').where({ currency }).forUpdate().first();
      if (!before) throw new RuleError('invalid_input', 'currency', 'This currency is not known.');
      if (before.safeguarded && !columns.safeguarded) await requireNoMoney(transaction, currency);
      await transaction('currency_settings').where({ currency }).update(columns);
      const entry = { eventCode: 'A038', details: currencyChange(before, asked) } as const;
      await recordActivity(transaction, { ...entry, userId, createdAt: context.clock.now() });
      return { answer: { currency }, subject: { entity: 'currency_settings', id: currency }, switches: { now } };
    },
  }),
});

/** The switches of the house that are on. Until the transaction ends no client money is stored (holdControlAccount). */
async function lockSettings(transaction: Knex.Transaction): Promise<readonly string[]> {
  const settings = await transaction('settings').forUpdate().first('four_eyes');
  invariant(settings !== undefined, 'the house has settings');
  return settings.four_eyes;
}

/** @throws RuleError money_safeguarded */
async function requireNoMoney(transaction: Knex.Transaction, currency: string): Promise<void> {
  const refusal = currencyRefusal(await loadSafeguardedMoney(transaction), currency);
  if (refusal) throw new RuleError('money_safeguarded', 'safeguarded', refusal);
}
