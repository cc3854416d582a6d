import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountLog, deleteTestAccounts, newAccount } from '../../support/accounts';
import { refused, refusedEffects } from '../../support/effects';
import { administer, administration, made } from '../../support/organisations';
import { tradingAccount } from '../../support/portal';
import { askAndAllow } from '../../support/secondPerson';
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
const call = (id: string, username = 'superadmin') => administration(username, 'reopenAccount', { accountId: id });
const closedAccount = async (change: Record<string, unknown> = {}, row: Record<string, unknown> = {}) => {
  const id = await newAccount(change);
  await database('accounts')
    .where({ id })
    .update({ is_closed: true, closed_date: '2026-01-15', ...row });
  return id;
};

test('waits for a second administrator, and then opens the account as it was, charged from today', async () => {
  const id = await closedAccount({ process_charges: true, process_charges_from: '2025-06-01' });
  const before = await stored(id);
  const asked = await administer('superadmin', 'reopenAccount', { accountId: id });
  expect(asked.data?.result.pendingChangeId).toEqual(expect.any(String));
  expect(await stored(id)).toEqual(before);
  const withdrawn = await database('pending_changes')
    .where({ id: asked.data?.result.pendingChangeId ?? '' })
    .first();
  const decision = { changeId: withdrawn?.id, changeDigest: withdrawn?.change_digest, decision: 'withdrawn' };
  expect((await administer('superadmin', 'decidePendingChange', decision)).errors).toBeUndefined();
  await askAndAllow(database, 'reopenAccount', { accountId: id });
  const after = await stored(id);
  expect(after).toEqual({ ...before, is_closed: false, closed_date: null, process_charges_from: expect.any(String) });
  expect(after.process_charges_from! > '2026-01-15').toBe(true);
  expect((await accountLog(database, id)).at(-1)).toContain('Opened again: Stack Account');
});

test('one that was closed and opened within a month is charged as before', async () => {
  const id = await newAccount({ process_charges: true, process_charges_from: '2025-06-01' });
  await made('closeAccount', { accountId: id });
  await askAndAllow(database, 'reopenAccount', { accountId: id });
  expect(await stored(id)).toMatchObject({ is_closed: false, process_charges_from: '2025-06-01' });
});

test('refuses an open account and an absent one', async () => {
  expect(await refusedEffects(database, call(tradingAccount))).toEqual(refused('account_not_closed', 'accountId'));
  expect(await refusedEffects(database, call(randomUUID()))).toEqual(refused('account_not_found', 'accountId'));
});

test('refuses one that the provider has closed', async () => {
  const other = await database('tcc_accounts').first();
  const atProvider = randomUUID();
  await database('tcc_accounts').insert({ ...other!, id: atProvider, status: 'not_enabled' });
  const id = await closedAccount({}, { tccAccountId: atProvider });
  expect(await refusedEffects(database, call(id))).toEqual(refused('account_not_connected', 'accountId'));
  await database('accounts').where({ id }).update({ tccAccountId: null });
  await database('tcc_accounts').where({ id: atProvider }).delete();
});

test('refuses one that is charged to a closed account, until that one is open', async () => {
  const payer = await closedAccount();
  const id = await closedAccount({}, { debit_account_id: payer, debit_account_use_source: false });
  expect(await refusedEffects(database, call(id))).toEqual(refused('account_in_use', 'accountId'));
  await askAndAllow(database, 'reopenAccount', { accountId: payer });
  await askAndAllow(database, 'reopenAccount', { accountId: id });
  expect(await stored(id)).toMatchObject({ is_closed: false });
});

test('is for super admins', async () => {
  const id = await closedAccount();
  expect((await refusedEffects(database, call(id, 'orgadmin'))).code).toBe('validation-failed');
});
