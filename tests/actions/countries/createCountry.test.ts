import type { Knex } from 'knex';
import { removeUtopia, utopia } from '../../support/countries';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { stackDatabase } from '../../support/stack';

const query = 'mutation ($country: CountryInput!) { createCountry(country: $country) { alpha2Code } }';

const call = (changes: Record<string, unknown> = {}) => ({
  username: 'superadmin',
  role: 'admin',
  query,
  variables: { country: { ...utopia, isRestricted: false, ...changes } },
});

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => removeUtopia(database));
afterAll(() => database.destroy());

test('adds a country as it was given, and says so', async () => {
  const { answer, ...effects } = await effectsOf(database, call());
  expect(answer.data).toEqual({ createCountry: { alpha2Code: 'QZ' } });
  expect(effects).toEqual({ rows: ['insert countries'], activity: ['A038'], provider: [] });
  expect(await database('countries').where({ alpha2Code: 'QZ' }).first()).toMatchObject(utopia);
  const said = await database('activity').where({ details: 'QZ (QZZ) Utopia: created' }).first();
  expect(said).toMatchObject({ eventCode: 'A038', userId: 'superadmin' });
});

test('restricts it at once where that is asked for', async () => {
  const { answer, ...effects } = await effectsOf(database, call({ isRestricted: true }));
  expect(answer.errors).toBeUndefined();
  expect(effects.rows).toEqual(['insert countries', 'insert restricted_countries']);
  expect(await database('restricted_countries').where({ countryCode: 'QZ' }).pluck('countryName')).toEqual(['Utopia']);
});

test.each([
  ['a code of two letters that a country has', { alpha2Code: 'DE' }, 'country_exists', 'alpha2Code'],
  ['a code of three letters that a country has', { alpha3Code: 'DEU' }, 'country_exists', 'alpha3Code'],
  ['no name', { countryName: '' }, 'invalid_input', 'countryName'],
])('refuses %s', async (_what, changes, code, field) => {
  expect(await refusedEffects(database, call(changes))).toEqual(refused(code, field));
});
