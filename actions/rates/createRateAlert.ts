import type { Knex } from 'knex';
import { RuleError } from '../../domain/errors';
import { isReached, maxRateAlerts, rateAlertSchema, type AlertKind } from '../../domain/rates/alert';
import { inTransaction } from '../database/transaction';
import { defineAction } from '../defineAction';
import type { RuntimeContext } from '../runtime/context';
import { parseDeclared } from '../runtime/input';

/**
 * Keeps a rate at which the caller wants to be told. `refresh-rates` compares it with each rate that it reads.
 * @throws RuleError invalid_input, also for a rate that is reached already and for one alert too many; rate_missing
 */
export const createRateAlert = defineAction({
  name: 'createRateAlert',
  roles: ['user'],
  scope: null,
  writes: { lists: ['rateAlerts'] },
  activity: [],
  sdl: `
    type Mutation {
      """
      Keeps a rate at which the caller wants to be told: above or below a limit, or daily.
      """
      createRateAlert(currencyPair: String!, kind: String!, rate: String): RateAlert!
    }
  `,
  handler: async (input, session, context: RuntimeContext) => {
    const { currencyPair, kind: given, rate } = await parseDeclared(rateAlertSchema, input);
    const kind = given as AlertKind;
    const id = context.newId();
    await inTransaction(context.database, session, async (transaction) => {
      await requireNotReached(transaction, currencyPair, { kind, rate: rate ?? null });
      await transaction('users').where({ id: session.userId }).forUpdate().first('id');
      await requireRoom(transaction, session.userId);
      await transaction('rate_alerts').insert({
        id,
        user_id: session.userId,
        currencyPair,
        kind,
        rate: rate || null,
        createdAt: context.clock.now(),
      });
    });
    return { id };
  },
});

async function requireNotReached(
  transaction: Knex.Transaction,
  currencyPair: string,
  alert: { readonly kind: AlertKind; readonly rate: string | null },
): Promise<void> {
  const stored = await transaction('rates').where({ currencyPair }).first('midMarketRate');
  if (!stored) throw new RuleError('rate_missing', 'currencyPair');
  if (!isReached(alert, stored.midMarketRate)) return;
  throw new RuleError('invalid_input', 'rate', `The rate is ${stored.midMarketRate} now and has reached this already.`);
}

async function requireRoom(transaction: Knex.Transaction, userId: string): Promise<void> {
  const ids = await transaction('rate_alerts').where({ user_id: userId }).limit(maxRateAlerts).pluck('id');
  if (ids.length < maxRateAlerts) return;
  throw new RuleError('invalid_input', 'rate', `You have ${maxRateAlerts} alerts. Delete one first.`);
}
