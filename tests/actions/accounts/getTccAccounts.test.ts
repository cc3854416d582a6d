import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { deleteTestAccounts } from '../../support/accounts';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
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
const trading = demoId('provider account aldgate-trading');

interface Answer {
  readonly getTccAccounts: {
    readonly totalPages: number;
    readonly totalEntries: number;
    readonly accounts: readonly { readonly tccId: string; readonly accountId: string | null }[];
  };
}

const call = (variables: object, username = 'superadmin') => ({
  username,
  role: username === 'superadmin' ? 'admin' : 'org_admin',
  query: `query ($page: Int!, $perPage: Int!, $accountName: String) {
    getTccAccounts(page: $page, perPage: $perPage, accountName: $accountName) {
      totalPages totalEntries accounts { tccId accountId accountName }
    }
  }`,
  variables: { page: 1, perPage: 2, ...variables },
});
const found = async (variables: object) =>
  (await effectsOf<Answer>(database, call(variables))).answer.data!.getTccAccounts;

test('lists the provider’s accounts by pages, with ours where there is one, and changes nothing', async () => {
  const { answer, ...effects } = await effectsOf<Answer>(database, call({}));
  const first = answer.data!.getTccAccounts;
  expect(first.accounts).toHaveLength(2);
  expect(first.totalPages).toBe(Math.ceil(first.totalEntries / 2));
  // The provider’s search is a POST.
  expect(effects).toEqual({ rows: [], activity: [], provider: ['/accounts/find'] });
  const second = await found({ page: 2 });
  expect(second.accounts.some(({ tccId }) => first.accounts.some((one) => one.tccId === tccId))).toBe(false);
});

test('finds an account by its name; an empty name is none', async () => {
  expect(await found({ accountName: 'Aldgate Trading Ltd' })).toEqual({
    totalPages: 1,
    totalEntries: 1,
    accounts: [{ tccId: trading, accountId: accountId('aldgate-trading'), accountName: 'Aldgate Trading Ltd' }],
  });
  expect((await found({ accountName: '' })).totalEntries).toBeGreaterThan(1);
});

test.each([
  ['a page before the first', { page: 0 }, 'page'],
  ['pages of nothing', { perPage: 0 }, 'perPage'],
  ['pages above a hundred', { perPage: 101 }, 'perPage'],
  ['a name of two lines', { accountName: 'a\nb' }, 'accountName'],
])('refuses %s', async (_what, variables, field) => {
  expect(await refusedEffects(database, call(variables))).toEqual(refused('invalid_input', field));
});

test('says that the provider cannot be reached, and is for super admins', async () => {
  expect((await refusedEffects(database, call({}, 'orgadmin'))).code).toBe('validation-failed');
  await control('faults', { seed: 1, rules: [{ path: '/accounts/find', fault: 'offline' }] });
  expect((await refusedEffects(database, call({ accountName: 'Elsewhere' }))).code).toBe('provider_unavailable');
});
