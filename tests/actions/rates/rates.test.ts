import type { Knex } from 'knex';
import { as } from '../../support/portal';
import { graphql, runSchedule, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(async () => {
  database = stackDatabase();
  await runSchedule('refresh-rates');
});

afterAll(() => database.destroy());

const dayMs = 86_400_000;

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
