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

const call = (id: string, username = 'superadmin') => administration(username, 'approveAccount', { accountId: id });

/** Creates an account that the provider has, as far as the database says. */
async function connectedAccount(change: Record<string, unknown> = {}): Promise<string> {
  const id = await newAccount(change);
  await database('accounts').where({ id }).update({ tccAccountId: randomUUID() });
  return id;
}

test('approves an account once', async () => {
  const id = await connectedAccount();
  const { answer, ...effects } = await effectsOf(database, call(id));
  expect(answer.data).toMatchObject({ result: { id } });
  expect(effects).toEqual({ rows: ['update accounts'], activity: ['A035'], provider: [] });
  expect((await stored(id)).is_approved).toBe(true);
  expect(await accountLog(database, id)).toEqual(['Created: Stack Account', 'Approved: Stack Account']);
  const again = await effectsOf(database, call(id));
  expect(again).toMatchObject({ answer: { data: { result: { id } } }, rows: [], activity: [] });
});

test('refuses one whose details are incomplete', async () => {
  const id = await connectedAccount({ postal_code: '1' });
  expect(await refusedEffects(database, call(id))).toEqual(refused('account_details_incomplete', 'postal_code'));
  expect((await stored(id)).is_approved).toBe(false);
});

test('refuses an account that the provider does not have', async () => {
  const id = await newAccount();
  expect(await refusedEffects(database, call(id))).toEqual(refused('account_not_connected', 'accountId'));
  expect((await stored(id)).is_approved).toBe(false);
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
