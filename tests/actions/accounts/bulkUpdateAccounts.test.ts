import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { accountLog, deleteTestAccounts, newAccount } from '../../support/accounts';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { administration, made } from '../../support/organisations';
import { tradingAccount } from '../../support/portal';
import { stackDatabase } from '../../support/stack';
import { aldgate } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestAccounts(database);
  await database.destroy();
});

const stored = async (id: string) => (await database('accounts').where({ id }).first())!;

const call = (accountIds: readonly string[], address: object, username = 'superadmin') =>
  administration(username, 'bulkUpdateAccounts', { orgId: aldgate, accountIds, address });

test('gives accounts a new address together; what is left out stays', async () => {
  const ids = [await newAccount(), await newAccount({ name: 'Stack Second', city: 'Leeds' })];
  const { answer, ...effects } = await effectsOf(database, call([...ids, ids[0]!], { street: '2 Moved Road' }));
  expect(answer.data).toMatchObject({ result: { ids: ids.toSorted() } });
  expect(effects).toEqual({ rows: ['update accounts'], activity: ['A035', 'A035'], provider: [] });
  expect([await stored(ids[0]!), await stored(ids[1]!)]).toMatchObject([
    { street: '2 Moved Road', city: 'London' },
    { street: '2 Moved Road', city: 'Leeds' },
  ]);
  expect((await accountLog(database, ids[1]!)).at(-1)).toBe('Stack Second: street');
});

test.each<[string, (id: string) => Promise<readonly string[]>, string]>([
  [
    'an account of another organisation',
    (id) => Promise.resolve([id, accountId('borealis-imports')]),
    'account_not_found',
  ],
  ['an absent account', (id) => Promise.resolve([id, randomUUID()]), 'account_not_found'],
  [
    'a closed account',
    async (id) => {
      const closed = await newAccount();
      await made('closeAccount', { accountId: closed });
      return [id, closed];
    },
    'account_closed',
  ],
  ['no account', () => Promise.resolve([]), 'invalid_input'],
  [
    'more than 250 accounts',
    (id) => Promise.resolve([id, ...Array.from({ length: 250 }, () => randomUUID())]),
    'invalid_input',
  ],
])('refuses %s, and changes none', async (_what, ids, code) => {
  const id = await newAccount();
  const effects = await refusedEffects(database, call(await ids(id), { street: '3 Nowhere' }));
  expect(effects).toEqual(refused(code, 'accountIds'));
  expect((await stored(id)).street).toBe('1 Test Lane');
});

test.each([
  ['nothing to change', {}, 'invalid_input', 'address'],
  ['an unknown country', { country: 'ZZ' }, 'country_not_found', 'country'],
])('refuses %s', async (_what, address, code, field) => {
  expect(await refusedEffects(database, call([await newAccount()], address))).toEqual(refused(code, field));
});

test('refuses an address that leaves an approved account incomplete, and changes none', async () => {
  const ids = [await newAccount(), await newAccount()];
  await database('accounts').where({ id: ids[1] }).update({ is_approved: true });
  const effects = await refusedEffects(database, call(ids, { country: 'US' }));
  expect(effects).toEqual(refused('account_details_incomplete', 'state_or_province'));
  expect(await stored(ids[0]!)).toMatchObject({ country: 'GB' });
  await database('accounts').where({ id: ids[1] }).update({ is_approved: false });
  expect((await effectsOf(database, call(ids, { country: 'US' }))).answer.errors).toBeUndefined();
});

test('is for super admins', async () => {
  expect((await refusedEffects(database, call([tradingAccount], { city: 'York' }, 'orgadmin'))).code).toBe(
    'validation-failed',
  );
});
