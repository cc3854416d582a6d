import { randomUUID } from 'node:crypto';
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

const call = (ids: readonly string[], username = 'superadmin') => ({
  username,
  role: username === 'superadmin' ? 'admin' : 'org_admin',
  query: `query ($ids: [uuid!]!) { getTccAccountsByTCCId(tccIds: $ids) { tccId accountId accountName } }`,
  variables: { ids },
});

test('finds accounts by their ids, each once; unknown ones are left out', async () => {
  const { answer, ...effects } = await effectsOf(database, call([trading, randomUUID(), trading]));
  expect(answer.data).toEqual({
    getTccAccountsByTCCId: [
      { tccId: trading, accountId: accountId('aldgate-trading'), accountName: 'Aldgate Trading Ltd' },
    ],
  });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test('refuses more than 25 ids, and takes as many', async () => {
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
  expect(await refusedEffects(database, call(ids(26)))).toEqual(refused('invalid_input', 'tccIds'));
  expect((await effectsOf(database, call(ids(25)))).answer.data).toEqual({ getTccAccountsByTCCId: [] });
});

test('says that the provider cannot be reached, and is for super admins', async () => {
  expect((await refusedEffects(database, call([trading], 'orgadmin'))).code).toBe('validation-failed');
  await control('faults', { seed: 1, rules: [{ path: '/accounts/{id}', fault: 'offline' }] });
  expect((await refusedEffects(database, call([randomUUID()]))).code).toBe('provider_unavailable');
});
