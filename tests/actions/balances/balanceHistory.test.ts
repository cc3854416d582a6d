import type { Knex } from 'knex';
import { addDays } from '../../../domain/isoDate';
import { londonInstant } from '../../../domain/londonTime';
import { as, tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(() => database.destroy());

const history = `query ($account: uuid!, $currency: String!, $first: date!, $last: date!) {
  balanceHistory(args: { account_id: $account, currency_code: $currency, first_day: $first, last_day: $last }, order_by: [{ day: asc }]) {
    day amount
  }
}`;

interface Day {
  readonly day: string;
  readonly amount: string;
}

const days = (user: string, currency: string, first: string, last: string) =>
  as<{ balanceHistory: readonly Day[] }>(user, history, { account: tradingAccount, currency, first, last });
const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);

test('has every day of a year, each with the balance of the last transaction until its end', async () => {
  const { data } = await days('viewer', 'EUR', daysAgo(365), today());
  const found = data!.balanceHistory;
  expect(found.map(({ day }) => day)).toEqual(Array.from({ length: 366 }, (_, index) => daysAgo(365 - index)));
  const lines = await database('tcc_transactions')
    .where({ account_id: tradingAccount, currency: 'EUR', status: 'completed' })
    .orderBy([{ column: 'completed_at' }, { column: 'id' }])
    .select('completed_at', 'balance_amount');
  const expected = found.map(({ day }) => {
    const until = londonInstant(addDays(day, 1), '00:00');
    return lines.findLast(({ completed_at: at }) => at !== null && at < until)?.balance_amount;
  });
  expect(found.map(({ amount }) => amount)).toEqual(expected);
});

test('never has more than 401 days, and none before the first transaction', async () => {
  expect((await days('viewer', 'EUR', '2000-01-01', today())).data!.balanceHistory).toHaveLength(401);
  expect((await days('viewer', 'EUR', '2000-01-01', '2001-01-01')).data!.balanceHistory).toEqual([]);
  expect((await days('viewer', 'CHF', daysAgo(30), today())).data!.balanceHistory).toEqual([]);
});

test('is empty for a user without a seat on the account', async () => {
  expect((await days('borealis', 'EUR', daysAgo(30), today())).data!.balanceHistory).toEqual([]);
});
