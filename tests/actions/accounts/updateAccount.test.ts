import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import {
  accountLog,
  borealisAtProvider,
  deleteTestAccounts,
  newAccount,
  whileDisconnected,
} from '../../support/accounts';
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

const call = (id: string, account: object, username = 'superadmin') =>
  administration(username, 'updateAccount', { accountId: id, account });

test('changes the fields that are given; the log names them', async () => {
  const id = await newAccount({ reference: 'First' });
  const { answer, ...effects } = await effectsOf(database, call(id, { city: 'Leeds', reference: '' }));
  expect(answer.data).toMatchObject({ result: { id } });
  expect(effects).toEqual({ rows: ['update accounts'], activity: ['A035'], provider: [] });
  expect(await stored(id)).toMatchObject({ city: 'Leeds', street: '1 Test Lane', reference: null });
  expect(await accountLog(database, id)).toEqual(['Created: Stack Account', 'Stack Account: city, reference']);
  await effectsOf(database, call(id, { name: 'Stack Renamed' }));
  expect((await accountLog(database, id)).at(-1)).toBe('Stack Renamed: name');
});

test('an approved account stays complete; what was missing before its approval may stay missing', async () => {
  const id = await newAccount();
  await database('accounts').where({ id }).update({ is_approved: true });
  const refusal = await refusedEffects(database, call(id, { city: '' }));
  expect(refusal).toEqual(refused('account_details_incomplete', 'city'));
  expect((await stored(id)).city).toBe('London');
  await database('accounts').where({ id }).update({ street: null });
  expect((await effectsOf(database, call(id, { reference: 'Second' }))).answer.errors).toBeUndefined();
  expect((await effectsOf(database, call(id, { street: '9 Long Lane' }))).answer.errors).toBeUndefined();
  expect(await stored(id)).toMatchObject({ street: '9 Long Lane', reference: 'Second' });
});

test('a provider id is given once, and is no other account’s', async () => {
  const kept = { tccAccountId: null };
  const own = await refusedEffects(database, call(accountId('borealis-imports'), kept));
  expect(own).toEqual(refused('invalid_input', 'tccAccountId'));
  const id = await newAccount();
  const taken = await refusedEffects(database, call(id, { tccAccountId: borealisAtProvider }));
  expect(taken).toEqual(refused('account_imported', 'tccAccountId'));
  const same = { tccAccountId: borealisAtProvider.toUpperCase(), city: 'Leeds' };
  const before = (await stored(accountId('borealis-imports'))).city;
  expect((await effectsOf(database, call(accountId('borealis-imports'), same))).answer.errors).toBeUndefined();
  await database('accounts')
    .where({ id: accountId('borealis-imports') })
    .update({ city: before });
  expect((await stored(id)).tccAccountId).toBeNull();
});

test('an account without a counterpart is connected, and the sync reads its past again', async () => {
  const feed = { login_id: 'test', feed: 'test', read_until: new Date(), restarts: 3 };
  await database('provider_sync_positions').insert(feed);
  await whileDisconnected(database, async (tccAccountId) => {
    const id = await newAccount({ isTccSubAccount: false });
    try {
      await made('updateAccount', { accountId: id, account: { tccAccountId } });
      expect(await stored(id)).toMatchObject({ tccAccountId, isTccSubAccount: true });
      const read = database('provider_sync_positions').where({ login_id: 'test' });
      expect(await read).toMatchObject([{ read_until: null, restarts: 4 }]);
    } finally {
      await database('provider_sync_positions').where({ login_id: 'test' }).delete();
      await database('accounts').where({ id }).update({ tccAccountId: null });
    }
  });
});

test('whether a connected account is a sub-account is the provider’s to say', async () => {
  const refusal = await refusedEffects(database, call(tradingAccount, { isTccSubAccount: false }));
  expect(refusal).toEqual(refused('invalid_input', 'isTccSubAccount'));
  expect((await stored(tradingAccount)).isTccSubAccount).toBe(true);
  const id = await newAccount();
  expect((await effectsOf(database, call(id, { isTccSubAccount: false }))).answer.errors).toBeUndefined();
  expect((await stored(id)).isTccSubAccount).toBe(false);
});

test('keeps safeguarding switched on while money is safeguarded', async () => {
  const id = await newAccount({ safeguarding_enabled: true });
  await database('accounts').where({ id }).update({ safeguarded_amount_eur: '10' });
  for (const change of [{ safeguarding_enabled: false }, { safeguarding_permitted: false }]) {
    expect(await refusedEffects(database, call(id, change))).toEqual(refused('invalid_input', 'safeguarding_enabled'));
  }
});

test.each([
  ['nothing', {}, 'invalid_input', 'account'],
  ['a blank name', { name: '' }, 'invalid_input', 'name'],
  ['an unknown country', { country: 'ZZ' }, 'country_not_found', 'country'],
  ['no account to debit', { debit_account_use_source: false }, 'invalid_input', 'debit_account_id'],
  ['an unknown account at the provider', { tccAccountId: randomUUID() }, 'provider_rejected', 'tccAccountId'],
  ['the designated type, which is switched off', { isDesignated: true }, 'invalid_input', 'isDesignated'],
])('refuses %s', async (_what, change, code, field) => {
  const id = await newAccount();
  const before = await stored(id);
  expect(await refusedEffects(database, call(id, change))).toEqual(refused(code, field));
  expect(await stored(id)).toEqual(before);
});

test('refuses an account that is closed, and an absent one', async () => {
  const id = await newAccount();
  await made('closeAccount', { accountId: id });
  const before = await stored(id);
  expect(await refusedEffects(database, call(id, { city: 'York' }))).toEqual(refused('account_closed', 'accountId'));
  expect(await stored(id)).toEqual(before);
  expect(await refusedEffects(database, call(randomUUID(), { city: 'York' }))).toEqual(
    refused('account_not_found', 'accountId'),
  );
});

test('is for super admins', async () => {
  const before = await stored(tradingAccount);
  expect((await refusedEffects(database, call(tradingAccount, { city: 'York' }, 'orgadmin'))).code).toBe(
    'validation-failed',
  );
  expect(await stored(tradingAccount)).toEqual(before);
});
