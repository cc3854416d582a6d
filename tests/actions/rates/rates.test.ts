import type { Knex } from 'knex';
import { as, refusalOf } from '../../support/portal';
import { graphql, runSchedule, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await runSchedule('refresh-rates');
});

afterAll(() => database.destroy());

interface Rate {
  readonly currencyPair: string;
  readonly midMarketRate: string;
  readonly updatedAt: string;
}

const one = `query ($from: String!, $to: String!) {
  getExchangeRate(fromCurrency: $from, toCurrency: $to) { currencyPair midMarketRate updatedAt }
}`;
const all = `query ($from: String!) {
  getExchangeRates(fromCurrency: $from) { currencyPair midMarketRate updatedAt }
}`;
const rateOf = (from: string, to: string) => as<{ getExchangeRate: Rate }>('viewer', one, { from, to });
const dayMs = 86_400_000;

/** Does something while the stored rates have changed. */
async function whileChanged<T>(change: (transaction: Knex) => Promise<unknown>, work: () => Promise<T>): Promise<T> {
  const before = await database('rates');
  try {
    await change(database);
    return await work();
  } finally {
    await database('rates').insert(before).onConflict('currencyPair').merge();
  }
}

test('the rate of two currencies, in either direction and through dollars', async () => {
  const [there, back, across] = [await rateOf('EUR', 'GBP'), await rateOf('GBP', 'EUR'), await rateOf('JPY', 'PLN')];
  expect(there.data!.getExchangeRate).toMatchObject({ currencyPair: 'EURGBP', midMarketRate: '0.8057' });
  expect(back.data!.getExchangeRate.midMarketRate).toMatch(/^1\.2411/);
  expect(across.data!.getExchangeRate.midMarketRate).toMatch(/^0\.0365/);
  expect(Date.now() - Date.parse(there.data!.getExchangeRate.updatedAt)).toBeLessThan(dayMs);
});

test('the rates of a currency to each other one', async () => {
  const { data } = await as<{ getExchangeRates: readonly Rate[] }>('viewer', all, { from: 'PLN' });
  const pairs = data!.getExchangeRates.map(({ currencyPair }) => currencyPair);
  expect(pairs).toHaveLength(37);
  expect(pairs.every((pair) => pair.startsWith('PLN'))).toBe(true);
});

test.each([
  ['is missing', 'rate_missing', (knex: Knex) => knex('rates').where({ currencyPair: 'EURGBP' }).delete()],
  [
    'is older than a day',
    'rate_stale',
    (knex: Knex) =>
      knex('rates')
        .where({ currencyPair: 'EURGBP' })
        .update({ updatedAt: new Date(Date.now() - dayMs - 60_000) }),
  ],
])('a rate that %s is refused, and left out of the list', async (_what, code, change) => {
  const [refused, list] = await whileChanged(change, async () => [
    refusalOf(await rateOf('GBP', 'EUR')),
    await as<{ getExchangeRates: readonly Rate[] }>('viewer', all, { from: 'GBP' }),
  ]);
  expect(refused).toEqual({ code, field: 'toCurrency' });
  expect(list.data!.getExchangeRates).toHaveLength(36);
});

test('a currency without any rate is refused as a whole', async () => {
  const answer = await whileChanged(
    (knex) => knex('rates').whereLike('currencyPair', '%CHF%').delete(),
    () => as('viewer', all, { from: 'CHF' }),
  );
  expect(refusalOf(answer)).toEqual({ code: 'rate_missing', field: 'fromCurrency' });
});

test.each([
  ['an unknown currency', { from: 'EUR', to: 'XXX' }, 'toCurrency'],
  ['one currency twice', { from: 'EUR', to: 'EUR' }, 'toCurrency'],
  ['no currency', { from: '', to: 'EUR' }, 'fromCurrency'],
])('%s is refused', async (_what, variables, field) => {
  expect(refusalOf(await as('viewer', one, variables))).toEqual({ code: 'invalid_input', field });
});

test('a user reads the mid-market, an administrator the prices too', async () => {
  const query =
    '{ rates(where: { currencyPair: { _eq: "EURGBP" } }) { midMarketRate clientRate settlementCutOffTime } }';
  expect((await as('maker', query, {})).errors?.[0]?.message).toContain('clientRate');
  const { data } = await graphql<{ rates: readonly Record<string, string>[] }>(
    'superadmin',
    query,
    {},
    {
      'x-hasura-role': 'admin',
    },
  );
  expect(data!.rates).toHaveLength(1);
});

test('the history keeps one rate of each day, and none that is older than it shows', async () => {
  const old = { currencyPair: 'EURGBP', at: new Date(Date.now() - 401 * dayMs), midMarketRate: '0.9' };
  await database('rate_history').insert(old);
  await runSchedule('refresh-rates');
  await runSchedule('refresh-rates');
  expect(await database('rate_history').where(old)).toEqual([]);
  const today = await database('rate_history')
    .where({ currencyPair: 'EURGBP' })
    .where('at', '>', new Date(Date.now() - dayMs));
  expect(today).toHaveLength(1);
  const query = `query ($from: timestamptz!) {
    rate_history(where: { currencyPair: { _eq: "EURGBP" }, at: { _gte: $from } }, order_by: [{ at: asc }]) { at }
  }`;
  const year = await as<{ rate_history: readonly object[] }>('viewer', query, {
    from: new Date(Date.now() - 365 * dayMs).toISOString(),
  });
  expect(year.data!.rate_history).toHaveLength(365);
});
