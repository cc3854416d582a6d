import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { accountLog, deleteTestAccounts, newAccount } from '../../support/accounts';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { administration, made } from '../../support/organisations';
import { tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';
import { aldgate, borealis } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestAccounts(database);
  await database.destroy();
});

const stored = async (id: string) => (await database('accounts').where({ id }).first())!;

const call = (id: string, orgId: string, username = 'superadmin') =>
  administration(username, 'moveAccount', { accountId: id, orgId });

test('moves an account to another organisation; it leaves its groups', async () => {
  const id = await newAccount();
  const groupId = await made('createOrgGroup', {
    orgId: aldgate,
    group: { name: `Stack ${id}`, accountIds: [id], userIds: [] },
  });
  const { answer, ...effects } = await effectsOf(database, call(id, borealis));
  expect(answer.data).toMatchObject({ result: { id } });
  expect(effects).toEqual({
    rows: ['delete accounts_to_groups', 'update accounts'],
    activity: ['A035'],
    provider: [],
  });
  expect((await stored(id)).org_id).toBe(borealis);
  expect(await database('accounts_to_groups').where({ account_id: id })).toEqual([]);
  expect((await accountLog(database, id)).at(-1)).toBe(
    'Moved: Stack Account, from Aldgate Trading to Borealis Imports',
  );
  expect(await refusedEffects(database, call(id, borealis))).toEqual(refused('invalid_input', 'orgId'));
  await made('deleteOrgGroup', { groupId });
});

test('refuses an absent organisation, and an account with seats or one that the house uses', async () => {
  expect(await refusedEffects(database, call(await newAccount(), randomUUID()))).toEqual(
    refused('organisation_not_found', 'orgId'),
  );
  expect(await refusedEffects(database, call(tradingAccount, borealis))).toEqual(
    refused('account_has_seats', 'accountId'),
  );
  const { code } = await refusedEffects(database, call(accountId('house'), borealis));
  expect(code).toMatch(/account_(in_use|has_open_work)/);
});

test('refuses an account that is closed, and an absent one', async () => {
  const id = await newAccount();
  await made('closeAccount', { accountId: id });
  const before = await stored(id);
  expect(await refusedEffects(database, call(id, borealis))).toEqual(refused('account_closed', 'accountId'));
  expect(await stored(id)).toEqual(before);
  expect(await refusedEffects(database, call(randomUUID(), borealis))).toEqual(
    refused('account_not_found', 'accountId'),
  );
});

test('is for super admins', async () => {
  const before = await stored(tradingAccount);
  expect((await refusedEffects(database, call(tradingAccount, borealis, 'orgadmin'))).code).toBe('validation-failed');
  expect(await stored(tradingAccount)).toEqual(before);
});
