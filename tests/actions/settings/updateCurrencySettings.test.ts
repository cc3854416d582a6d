import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as, refusalOf } from '../../support/portal';
import { graphql, stackDatabase } from '../../support/stack';

const update = `mutation ($settings: CurrencySettingsInput!) {
  updateCurrencySettings(settings: $settings) { currency pendingChangeId }
}`;
const baht = { currency: 'THB', enabled: true, decimals: 2, safeguarded: false, balance_alarm: null };
const pounds = { currency: 'GBP', enabled: true, decimals: 2, safeguarded: true, balance_alarm: '25000' };

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
const putBack = async () => {
  for (const { currency, ...columns } of [baht, pounds]) {
    await database('currency_settings').where({ currency }).update(columns);
  }
};
beforeEach(putBack);
afterAll(async () => {
  await putBack();
  await database.destroy();
});

const call = (settings: Record<string, unknown>, username = 'superadmin') => ({
  username,
  role: username === 'superadmin' ? 'admin' : 'user',
  query: update,
  variables: { settings },
});
const rowOf = (currency: string) => database('currency_settings').where({ currency }).first();

test('changes a currency, and says what', async () => {
  const { answer, ...effects } = await effectsOf(database, call({ ...baht, enabled: false, decimals: 1 }));
  expect(answer.data).toEqual({ updateCurrencySettings: { currency: 'THB', pendingChangeId: null } });
  expect(effects).toEqual({ rows: ['update currency_settings'], activity: ['A038'], provider: [] });
  expect(await rowOf('THB')).toEqual({ ...baht, enabled: false, decimals: 1 });
  const details = 'THB: enabled true → false, decimals 2 → 1';
  expect(await database('activity').where({ eventCode: 'A038', userId: 'superadmin', details })).toHaveLength(1);
});

test('what changes nothing writes nothing', async () => {
  const { answer, ...effects } = await effectsOf(database, call({ ...pounds, balance_alarm: '25000.00' }));
  expect(answer.errors).toBeUndefined();
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test.each([
  ['an unknown currency', { ...baht, currency: 'XTS' }, 'currency'],
  ['more decimals than the standard', { ...baht, decimals: 3 }, 'decimals'],
  ['decimals of a currency that has none', { ...baht, currency: 'JPY', decimals: 1 }, 'decimals'],
  ['fewer decimals than none', { ...baht, decimals: -1 }, 'decimals'],
  ['safeguarding of a currency that it does not handle', { ...baht, safeguarded: true }, 'safeguarded'],
  ['an alarm of a currency that is not safeguarded', { ...baht, balance_alarm: '1' }, 'balance_alarm'],
  ['an alarm that is no amount', { ...pounds, balance_alarm: '-1' }, 'balance_alarm'],
])('%s is refused', async (_what, settings, field) => {
  expect(await refusedEffects(database, call(settings))).toEqual(refused('invalid_input', field));
});

test('safeguarding of a currency does not end while client money is safeguarded in it', async () => {
  const off = call({ ...pounds, safeguarded: false });
  expect(await refusedEffects(database, off)).toEqual(refused('money_safeguarded', 'safeguarded'));
  expect(await rowOf('GBP')).toMatchObject({ safeguarded: true });
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const { answer, rows } = await effectsOf(database, call({ ...baht, enabled: false }, username));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});

const asAdmin = <T>(query: string, variables: Record<string, unknown> = {}) =>
  graphql<T>('superadmin', query, variables, { 'x-hasura-role': 'admin' });
const readAlarms = async () =>
  (
    await asAdmin<{ settings: object[] }>(
      '{ settings { safeguarding_gbp_balance_alarm safeguarding_eur_balance_alarm safeguarding_usd_balance_alarm } }',
    )
  ).data?.settings;

test('the names of the specification read and write the rows', async () => {
  await asAdmin(update, { settings: { ...pounds, balance_alarm: '111.5' } });
  const others = { safeguarding_eur_balance_alarm: '25000', safeguarding_usd_balance_alarm: '10000' };
  expect(await readAlarms()).toEqual([{ safeguarding_gbp_balance_alarm: '111.5', ...others }]);
  await asAdmin('mutation ($settings: SettingsInput!) { upsertSettings(settings: $settings) { maintenance_banner } }', {
    settings: { safeguarding_gbp_balance_alarm: null },
  });
  expect(await rowOf('GBP')).toEqual({ ...pounds, balance_alarm: null });
  expect(await readAlarms()).toEqual([{ safeguarding_gbp_balance_alarm: null, ...others }]);
});

test('users read what is offered, and nothing else', async () => {
  const read = (columns: string) =>
    as<{ currency_settings: object[] }>('maker', `{ currency_settings { ${columns} } }`, {});
  const { data } = await read('currency enabled decimals');
  expect(data?.currency_settings).toContainEqual({ currency: 'HRK', enabled: false, decimals: 2 });
  expect(data?.currency_settings).toContainEqual({ currency: 'JPY', enabled: true, decimals: 0 });
  expect((await read('safeguarded')).errors).toHaveLength(1);
  expect((await read('balance_alarm')).errors).toHaveLength(1);
  expect(refusalOf(await read('currency')).code).toBeUndefined();
});
