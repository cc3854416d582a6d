import type { Knex } from 'knex';
import { removeUtopia, storeUtopia } from '../../support/countries';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
beforeEach(() => storeUtopia(database));
afterEach(() => removeUtopia(database));
afterAll(() => database.destroy());

const isRestricted = async () => (await database('restricted_countries').where({ countryCode: 'QZ' })).length > 0;
const saysOf = (details: string) => database('activity').where({ eventCode: 'A038', userId: 'superadmin', details });

const call = (code: string, username = 'superadmin') => ({
  username,
  role: username === 'superadmin' ? 'admin' : 'user',
  query: 'mutation ($code: String!) { deleteCountry(alpha2Code: $code) { alpha2Code } }',
  variables: { code },
});

test('deletes a country with its restriction, and says so', async () => {
  await database('restricted_countries').insert({ countryCode: 'QZ', countryName: 'Utopia' });
  const before = (await saysOf('QZ Utopia: deleted')).length;
  const { answer, ...effects } = await effectsOf(database, call('QZ'));
  expect(answer.data).toEqual({ deleteCountry: { alpha2Code: 'QZ' } });
  expect(effects).toEqual({
    rows: ['delete countries', 'delete restricted_countries'],
    activity: ['A038'],
    provider: [],
  });
  expect(await database('countries').where({ alpha2Code: 'QZ' })).toEqual([]);
  expect(await isRestricted()).toBe(false);
  expect(await saysOf('QZ Utopia: deleted')).toHaveLength(before + 1);
});

test.each([
  ['a country that there is not', 'QY', 'country_not_found'],
  ['a country that others name', 'GB', 'country_in_use'],
])('%s is refused', async (_what, country, code) => {
  expect(await refusedEffects(database, call(country))).toEqual(refused(code, 'alpha2Code'));
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const { answer, rows } = await effectsOf(database, call('QZ', username));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});
