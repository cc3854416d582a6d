import type { Knex } from 'knex';
import { as, refusalOf } from '../../support/portal';
import { faultyRates, whileRatesChanged } from '../../support/rates';
import { runSchedule, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await runSchedule('refresh-rates');
});

afterAll(() => database.destroy());

interface Answer {
  readonly getExchangeRates: readonly { readonly currencyPair: string; readonly midMarketRate: string }[];
}

const query = `query ($from: String!) { getExchangeRates(fromCurrency: $from) { currencyPair midMarketRate } }`;
const ratesOf = (from: string) => as<Answer>('viewer', query, { from });

test('the rates of a currency to each other one', async () => {
  const { getExchangeRates: rates } = (await ratesOf('EUR')).data!;
  expect(rates).toHaveLength(37);
  expect(rates.every(({ currencyPair }) => currencyPair.startsWith('EUR'))).toBe(true);
  expect(rates).toContainEqual({ currencyPair: 'EURGBP', midMarketRate: '0.8057' });
});

test.each(faultyRates)('a rate that %s is left out', async (_what, _code, change) => {
  const { data } = await whileRatesChanged(database, change, () => ratesOf('GBP'));
  expect(data!.getExchangeRates).toHaveLength(36);
});

const francs = (rates: Knex) => rates('rates').whereLike('currencyPair', '%CHF%');

test.each<[string, string, (rates: Knex) => Promise<unknown>]>([
  ['without any rate', 'rate_missing', (rates) => francs(rates).delete()],
  ['whose rates are all too old', 'rate_stale', (rates) => francs(rates).update({ updatedAt: new Date(0) })],
])('a currency %s is refused as a whole', async (_what, code, change) => {
  const answer = await whileRatesChanged(database, change, () => ratesOf('CHF'));
  expect(refusalOf(answer)).toEqual({ code, field: 'fromCurrency' });
});

test('an unknown currency is refused', async () => {
  expect(refusalOf(await ratesOf('XXX'))).toEqual({ code: 'invalid_input', field: 'fromCurrency' });
});
