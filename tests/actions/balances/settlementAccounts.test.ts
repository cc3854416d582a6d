import type { Knex } from 'knex';
import { refused, refusedEffects } from '../../support/effects';
import { as, refusalOf } from '../../support/portal';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const query = `query ($currency: String!) {
  settlementAccounts(currency: $currency) { bankAccountHolderName iban bicSwift accountNumber routingCodeType1 routingCodeValue1 }
}`;

interface Answer {
  readonly settlementAccounts: readonly Record<string, string | null>[];
}

const ask = (currency: string) => as<Answer>('viewer', query, { currency });

test('pounds go to the pooled account', async () => {
  const [pooled, ...others] = (await ask('GBP')).data!.settlementAccounts;
  expect(others).toEqual([]);
  expect(pooled).toMatchObject({ routingCodeType1: 'sort_code', bicSwift: 'CORRGB2L' });
  expect(pooled!.iban).toMatch(/^GB\d{2}[A-Z0-9]+$/);
  expect(Object.values(pooled!).every((text) => text === null || (text !== '' && text === text.trim()))).toBe(true);
});

test('a currency that cannot be received has none', async () => {
  expect((await ask('INR')).data).toEqual({ settlementAccounts: [] });
});

test.each([
  ['without a seat', 'borealis', 'GBP', 'account_not_found', 'accountId'],
  ['of an unknown currency', 'maker', 'XXX', 'invalid_input', 'currency'],
])('a call %s is refused', async (_what, username, currency, code, field) => {
  expect(await refusedEffects(database, { username, query, variables: { currency } })).toEqual(refused(code, field));
});

// Answers are kept for ten minutes, and nobody has asked for dollars.
test('says that the provider cannot be reached', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/reference/settlement_accounts', fault: 'offline' }] });
  expect(refusalOf(await as('viewer', query, { currency: 'USD' })).code).toBe('provider_unavailable');
});
