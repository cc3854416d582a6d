import type { Knex } from 'knex';
import { refused, refusedEffects } from '../../support/effects';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const query = `query ($currency: String!) { getAccountBalance(currency: $currency) { currency amount updatedAt } }`;
const polish = { account_id: tradingAccount, currency: 'PLN' };

test('reads the provider and stores what it says', async () => {
  const { amount } = (await database('balances').where(polish).first('amount'))!;
  const old = { amount: '1.00', updated_at: '2020-01-01T00:00:00Z' };
  await database('balances').where(polish).update(old);
  const { data } = await as<{ getAccountBalance: { amount: string } }>('viewer', query, { currency: 'PLN' });
  expect(data!.getAccountBalance).toMatchObject({ currency: 'PLN', amount });
  expect(await database('balances').where(polish).first('amount')).toEqual({ amount });
});

test('an older reading does not overwrite a newer balance', async () => {
  const before = (await database('balances').where(polish).first())!;
  await database('balances').where(polish).update({ amount: '7.00', updated_at: '2099-01-01T00:00:00Z' });
  try {
    await as('viewer', query, { currency: 'PLN' });
    expect(await database('balances').where(polish).first('amount')).toEqual({ amount: '7.00' });
  } finally {
    await database('balances').where(polish).update(before);
  }
});

test.each([
  ['without a seat', 'borealis', 'GBP', 'account_not_found', 'accountId'],
  ['of an unknown currency', 'maker', 'XXX', 'invalid_input', 'currency'],
])('a call %s is refused', async (_what, username, currency, code, field) => {
  expect(await refusedEffects(database, { username, query, variables: { currency } })).toEqual(refused(code, field));
});

test('says that the provider cannot be reached', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/balances/', fault: 'offline' }] });
  expect(refusalOf(await as('viewer', query, { currency: 'GBP' })).code).toBe('provider_unavailable');
});
