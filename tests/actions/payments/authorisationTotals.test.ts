import type { Knex } from 'knex';
import { copiesOf } from '../../support/copiesOf';
import { newPayment, tradingAccount } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';

let database: Knex;
beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const totalsOf = async (username: string) => {
  const { data } = await graphql<{ totals: { currency: string; payments: number; amount: string }[] }>(
    username,
    `
      query ($account: uuid!) {
        totals: paymentsYouCanAuthoriseTotals(args: { account_id: $account }) {
          currency
          payments
          amount
        }
      }
    `,
    { account: tradingAccount },
  );
  return data!.totals.toSorted((one, other) => one.currency.localeCompare(other.currency));
};

/** The same from the rows themselves. */
const counted = async (username: string) => {
  const { rows } = await database.raw<{ rows: { currency: string; payments: number; amount: string }[] }>(
    `select payment.currency, count(*)::int as payments, sum(payment.amount)::text as amount
      from payments payment
      where payment."accountId" = :account and payment.id in
        (select "paymentId" from payment_approvers where "userId" = :username)
      group by payment.currency order by payment.currency`,
    { account: tradingAccount, username },
  );
  return rows;
};

test('number and sums are those of all payments that wait, however many a page shows', async () => {
  const payment = await newPayment({ amount: '2500.00' });
  const before = await totalsOf('approver');
  const ids = await copiesOf(database, payment, 105);
  const after = await totalsOf('approver');
  expect(after).toEqual(await counted('approver'));
  const number = (totals: typeof after) => totals.reduce((sum, { payments }) => sum + payments, 0);
  expect(number(after) - number(before)).toBe(105);
  await database('payments').whereIn('id', ids).update({ status: 'deleted' });
  expect(await totalsOf('approver')).toEqual(before);
});

test('who may not authorise on the account is told no sum of it', async () => {
  await newPayment({ amount: '2500.00' });
  expect(await totalsOf('approver')).not.toEqual([]);
  for (const username of ['maker', 'viewer', 'borealis', 'noaccount']) expect(await totalsOf(username)).toEqual([]);
});
