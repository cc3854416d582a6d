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
  readonly getExchangeRate: {
    readonly currencyPair: string;
    readonly midMarketRate: string;
    readonly updatedAt: string;
  };
}

const query = `query ($from: String!, $to: String!) {
  getExchangeRate(fromCurrency: $from, toCurrency: $to) { currencyPair midMarketRate updatedAt }
}`;
const rateOf = (from: string, to: string) => as<Answer>('viewer', query, { from, to });
const dayMs = 86_400_000;

test('the rate of two currencies, in either direction and through dollars', async () => {
  const [there, back, across] = [await rateOf('EUR', 'GBP'), await rateOf('GBP', 'EUR'), await rateOf('JPY', 'PLN')];
  expect(there.data!.getExchangeRate).toMatchObject({ currencyPair: 'EURGBP', midMarketRate: '0.8057' });
  expect(back.data!.getExchangeRate.midMarketRate).toMatch(/^1\.2411/);
  expect(across.data!.getExchangeRate.midMarketRate).toMatch(/^0\.0365/);
  expect(Date.now() - Date.parse(there.data!.getExchangeRate.updatedAt)).toBeLessThan(dayMs);
});

test.each(faultyRates)('a rate that %s is refused', async (_what, code, change) => {
  const answer = await whileRatesChanged(database, change, () => rateOf('GBP', 'EUR'));
  expect(refusalOf(answer)).toEqual({ code, field: 'toCurrency' });
});

test.each([
  ['an unknown currency', { from: 'EUR', to: 'XXX' }, 'toCurrency'],
  ['one currency twice', { from: 'EUR', to: 'EUR' }, 'toCurrency'],
  ['no currency', { from: '', to: 'EUR' }, 'fromCurrency'],
])('%s is refused', async (_what, variables, field) => {
  expect(refusalOf(await as('viewer', query, variables))).toEqual({ code: 'invalid_input', field });
});
