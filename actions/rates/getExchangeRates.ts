import { object } from '../../domain/yup';
import { RuleError } from '../../domain/errors';
import { currencies } from '../../domain/money/currencies';
import { exchangeRate } from '../../domain/rates/exchangeRate';
import { defineAction } from '../defineAction';
import { currencyCode } from '../runtime/fields';
import { parseDeclared } from '../runtime/input';
import type { RuntimeContext } from '../runtime/context';
import { rateAnswer } from './rateAnswer';
import { storedRates } from '../database/rates';

const schema = object({ fromCurrency: currencyCode() });

/**
 * The stored mid-market rates from one currency to each other one (specification, part one, section 7), by code. A currency whose rate is
 * missing or older than a day is left out.
 * @throws RuleError invalid_input; rate_missing or rate_stale where no rate is left
 */
export const getExchangeRates = defineAction({
  name: 'getExchangeRates',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """The stored mid-market rates from a currency to each other one."""
      getExchangeRates(fromCurrency: String!): [ExchangeRate!]!
    }
  `,
  handler: async (input, _session, { database, clock }: RuntimeContext) => {
    const { fromCurrency } = await parseDeclared(schema, input);
    const [stored, now] = [await storedRates(database), clock.now()];
    const others = [...currencies.keys()].filter((code) => code !== fromCurrency);
    const results = others.map((to) => exchangeRate(fromCurrency, to, stored, now));
    const rates = results.filter((rate) => typeof rate !== 'string');
    if (rates.length > 0) return rates.map(rateAnswer);
    throw new RuleError(results.includes('stale') ? 'rate_stale' : 'rate_missing', 'fromCurrency');
  },
});
