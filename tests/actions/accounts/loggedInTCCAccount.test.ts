import type { Knex } from 'knex';
import { deleteTestAccounts } from '../../support/accounts';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { tradingAccount } from '../../support/portal';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestAccounts(database);
  await database.destroy();
});

afterEach(() => control('faults', { seed: 1, rules: [] }));

const call = (username = 'maker', selected = tradingAccount) => ({
  username,
  selected,
  query: 'query { loggedInTCCAccount { tccId accountName shortReference } }',
  variables: {},
});

test('tells the provider’s account of the login that the selected account uses, and changes nothing', async () => {
  const { answer, ...effects } = await effectsOf<{ loggedInTCCAccount: { tccId: string } }>(database, call());
  expect(answer.data?.loggedInTCCAccount).toEqual({
    tccId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    accountName: expect.stringMatching(/\S/) as string,
    shortReference: expect.stringMatching(/\S/) as string,
  });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test('refuses an account without a seat', async () => {
  expect(await refusedEffects(database, call('borealis'))).toEqual(refused('account_not_found', 'accountId'));
});

test('says that the provider cannot be reached', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/accounts/current', fault: 'offline' }] });
  expect((await refusedEffects(database, call())).code).toBe('provider_unavailable');
});
