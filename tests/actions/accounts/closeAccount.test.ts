import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountLog, deleteTestAccounts, newAccount } from '../../support/accounts';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { administration, made } from '../../support/organisations';
import { tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestAccounts(database);
  await database.destroy();
});

const stored = async (id: string) => (await database('accounts').where({ id }).first())!;

const call = (id: string, username = 'superadmin') => administration(username, 'closeAccount', { accountId: id });

test('closes an account as of today', async () => {
  const id = await newAccount();
  const { answer, ...effects } = await effectsOf(database, call(id));
  expect(answer.data).toMatchObject({ result: { id } });
  expect(effects).toEqual({ rows: ['update accounts'], activity: ['A035'], provider: [] });
  expect(await stored(id)).toMatchObject({ is_closed: true, closed_date: new Date().toISOString().slice(0, 10) });
  expect((await accountLog(database, id)).at(-1)).toBe('Closed: Stack Account');
});

test('refuses one with unfinished payments', async () => {
  expect(await refusedEffects(database, call(tradingAccount))).toEqual(refused('account_has_open_work', 'accountId'));
});

test.each(['-0.01', '250.00'])('refuses one with a balance of %s', async (amount) => {
  const id = await newAccount();
  const moments = { created_at: new Date(), updated_at: new Date() };
  await database('balances').insert({ id: randomUUID(), account_id: id, currency: 'GBP', amount, ...moments });
  expect(await refusedEffects(database, call(id))).toEqual(refused('account_holds_money', 'accountId'));
});

test('refuses one of which money is safeguarded', async () => {
  const id = await newAccount({ safeguarding_enabled: true });
  await database('accounts').where({ id }).update({ safeguarded_amount_eur: '10' });
  expect(await refusedEffects(database, call(id))).toEqual(refused('account_holds_money', 'accountId'));
});

test('refuses one that is debited for another, until that one is closed', async () => {
  const id = await newAccount();
  const other = await newAccount({ debit_account_id: id, debit_account_use_source: false });
  expect(await refusedEffects(database, call(id))).toEqual(refused('account_in_use', 'accountId'));
  await made('closeAccount', { accountId: other });
  expect((await effectsOf(database, call(id))).answer.errors).toBeUndefined();
});

test('refuses an account that is closed, and an absent one', async () => {
  const id = await newAccount();
  await made('closeAccount', { accountId: id });
  const before = await stored(id);
  expect(await refusedEffects(database, call(id))).toEqual(refused('account_closed', 'accountId'));
  expect(await stored(id)).toEqual(before);
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('account_not_found', 'accountId'));
});

test('is for super admins', async () => {
  const before = await stored(tradingAccount);
  expect((await refusedEffects(database, call(tradingAccount, 'orgadmin'))).code).toBe('validation-failed');
  expect(await stored(tradingAccount)).toEqual(before);
});
