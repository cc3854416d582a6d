import { object } from '../../domain/yup';
import { RuleError } from '../../domain/errors';
import { exchangeRate } from '../../domain/rates/exchangeRate';
import { defineAction } from '../defineAction';
import { currencyCode } from '../runtime/fields';
import type { GetExchangeRateInput } from '../runtime/generated/actions';
import { parseDeclared } from '../runtime/input';
import type { RuntimeContext } from '../runtime/context';
import { rateAnswer } from './rateAnswer';
import { storedRates } from '../database/rates';

const schema = object({
  fromCurrency: currencyCode(),
  toCurrency: currencyCode().test('other', 'Choose two currencies.', (to, { parent }) => {
    return to !== (parent as GetExchangeRateInput).fromCurrency;
  }),
});

/**
 * The stored mid-market rate from one currency to another (specification, part one, section 7), in units of `toCurrency` per one.
 * @throws RuleError invalid_input, rate_missing, rate_stale
 */
export const getExchangeRate = defineAction({
  name: 'getExchangeRate',
  roles: ['user'],
  scope: 'read',
  sdl: `
    type Query {
      """The stored mid-market rate from one currency to another."""
      getExchangeRate(fromCurrency: String!, toCurrency: String!): ExchangeRate!
    }
  `,
  handler: async (input, _session, { database, clock }: RuntimeContext) => {
    const { fromCurrency, toCurrency } = await parseDeclared(schema, input);
    const rate = exchangeRate(fromCurrency, toCurrency, await storedRates(database), clock.now());
    if (rate === 'missing') throw new RuleError('rate_missing', 'toCurrency');
    if (rate === 'stale') throw new RuleError('rate_stale', 'toCurrency');
    return rateAnswer(rate);
  },
});
