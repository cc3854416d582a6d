import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { refused, refusedEffects } from '../../support/effects';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const query = `query ($currency: String!) {
  fundingAccounts(currency: $currency) { accountHolderName accountNumber accountNumberType paymentType routingCode routingCodeType }
}`;

interface Answer {
  readonly fundingAccounts: readonly Record<string, string | null>[];
}

const ask = (currency: string, username = 'viewer', account = tradingAccount) =>
  as<Answer>(username, query, { currency }, account);

test('pounds come by Faster Payments and by Swift', async () => {
  const { fundingAccounts: found } = (await ask('GBP')).data!;
  expect(found.map(({ paymentType, routingCodeType }) => [paymentType, routingCodeType])).toEqual([
    ['regular', 'sort_code'],
    ['priority', 'bic_swift'],
  ]);
  expect(found[0]).toMatchObject({ accountHolderName: 'Aldgate Trading Ltd', routingCode: '201600' });
});

test('a currency that cannot be received has none', async () => {
  expect((await ask('INR')).data).toEqual({ fundingAccounts: [] });
});

test('each account has its own numbers', async () => {
  const numbersOf = async (account: string) => {
    const { data } = await ask('GBP', 'maker', account);
    return data!.fundingAccounts.map(({ accountNumber }) => accountNumber);
  };
  const [one, other] = [await numbersOf(tradingAccount), await numbersOf(accountId('aldgate-payroll'))];
  expect(one.some((number) => other.includes(number))).toBe(false);
});

test.each([
  ['without a seat', 'borealis', 'GBP', 'account_not_found', 'accountId'],
  ['of an unknown currency', 'maker', 'XXX', 'invalid_input', 'currency'],
])('a call %s is refused', async (_what, username, currency, code, field) => {
  expect(await refusedEffects(database, { username, query, variables: { currency } })).toEqual(refused(code, field));
});

// Answers are kept for ten minutes, and nobody has asked for dollars.
test('says that the provider cannot be reached', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/funding_accounts/', fault: 'offline' }] });
  expect(refusalOf(await as('viewer', query, { currency: 'USD' })).code).toBe('provider_unavailable');
});
