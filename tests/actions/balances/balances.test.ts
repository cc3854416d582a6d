import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterAll(() => database.destroy());

const balanceNow = `query ($currency: String!) { getAccountBalance(currency: $currency) { currency amount updatedAt } }`;
const funding = `query ($currency: String!) {
  settlementAccounts(currency: $currency) { bankAccountHolderName iban bicSwift accountNumber routingCodeType1 routingCodeValue1 }
  fundingAccounts(currency: $currency) { accountHolderName accountNumber accountNumberType paymentType routingCode routingCodeType }
}`;
const history = `query ($account: uuid!, $currency: String!, $first: date!, $last: date!) {
  balanceHistory(args: { account_id: $account, currency_code: $currency, first_day: $first, last_day: $last }, order_by: [{ day: asc }]) {
    day amount
  }
}`;

interface Funding {
  readonly settlementAccounts: readonly Record<string, string | null>[];
  readonly fundingAccounts: readonly Record<string, string | null>[];
}

interface Day {
  readonly day: string;
  readonly amount: string;
}

const polish = { account_id: tradingAccount, currency: 'PLN' };

describe('getAccountBalance', () => {
  test('reads the provider and stores what it says', async () => {
    const { amount } = (await database('balances').where(polish).first('amount'))!;
    const old = { amount: '1.00', updated_at: '2020-01-01T00:00:00Z' };
    await database('balances').where(polish).update(old);
    const { data } = await as<{ getAccountBalance: { amount: string } }>('viewer', balanceNow, { currency: 'PLN' });
    expect(data!.getAccountBalance).toMatchObject({ currency: 'PLN', amount });
    expect(await database('balances').where(polish).first('amount')).toEqual({ amount });
  });

  test('an older reading does not overwrite a newer balance', async () => {
    const before = (await database('balances').where(polish).first())!;
    await database('balances').where(polish).update({ amount: '7.00', updated_at: '2099-01-01T00:00:00Z' });
    try {
      await as('viewer', balanceNow, { currency: 'PLN' });
      expect(await database('balances').where(polish).first('amount')).toEqual({ amount: '7.00' });
    } finally {
      await database('balances').where(polish).update(before);
    }
  });

  test('says that the provider cannot be reached', async () => {
    await control('faults', { seed: 1, rules: [{ path: '/balances/', fault: 'offline' }] });
    try {
      expect(refusalOf(await as('viewer', balanceNow, { currency: 'PLN' })).code).toBe('provider_unavailable');
    } finally {
      await control('faults', { seed: 1, rules: [] });
    }
  });
});

describe('where money is sent', () => {
  test('pounds: by Faster Payments, by Swift, and to the pooled account', async () => {
    const { data } = await as<Funding>('viewer', funding, { currency: 'GBP' });
    expect(data!.fundingAccounts.map(({ paymentType, routingCodeType }) => [paymentType, routingCodeType])).toEqual([
      ['regular', 'sort_code'],
      ['priority', 'bic_swift'],
    ]);
    expect(data!.fundingAccounts[0]).toMatchObject({ accountHolderName: 'Aldgate Trading Ltd', routingCode: '201600' });
    const [pooled] = data!.settlementAccounts;
    expect(pooled).toMatchObject({ routingCodeType1: 'sort_code', bicSwift: 'CORRGB2L' });
    expect(pooled!.iban).toMatch(/^GB\d{2}[A-Z0-9]+$/);
  });

  test('a currency that cannot be received has nowhere', async () => {
    const { data } = await as<Funding>('viewer', funding, { currency: 'INR' });
    expect(data).toEqual({ settlementAccounts: [], fundingAccounts: [] });
  });

  test('each account has its own numbers', async () => {
    const numbersOf = async (account: string) => {
      const { data } = await as<Funding>('maker', funding, { currency: 'GBP' }, account);
      return data!.fundingAccounts.map(({ accountNumber }) => accountNumber);
    };
    const [one, other] = [await numbersOf(tradingAccount), await numbersOf(accountId('aldgate-payroll'))];
    expect(one.some((number) => other.includes(number))).toBe(false);
  });
});

test.each([
  ['getAccountBalance', balanceNow],
  ['settlementAccounts and fundingAccounts', funding],
])('%s need a seat and a known currency', async (_name, document) => {
  const refusal = refusalOf(await as('borealis', document, { currency: 'GBP' }));
  expect(refusal).toEqual({ code: 'account_not_found', field: 'accountId' });
  expect(refusalOf(await as('maker', document, { currency: 'XXX' }))).toEqual({
    code: 'invalid_input',
    field: 'currency',
  });
});

describe('balanceHistory', () => {
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
      const until = new Date(`${day}T00:00:00Z`).getTime() + 86_400_000;
      return lines.findLast(({ completed_at: at }) => at !== null && at.getTime() < until)?.balance_amount;
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
});
