import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { removeUtopia, storeUtopia, utopia } from '../../support/countries';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { as, createPayment, refusalOf, smallPayment } from '../../support/portal';
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

const call = (changes: Record<string, unknown> = {}, username = 'superadmin') => ({
  username,
  role: username === 'superadmin' ? 'admin' : 'user',
  query: 'mutation ($country: CountryInput!) { updateCountry(country: $country) { alpha2Code } }',
  variables: { country: { ...utopia, isRestricted: false, ...changes } },
});

test('changes a country, and says what', async () => {
  const { answer, ...effects } = await effectsOf(database, call({ weighting: 3 }));
  expect(answer.data).toEqual({ updateCountry: { alpha2Code: 'QZ' } });
  expect(effects).toEqual({ rows: ['update countries'], activity: ['A038'], provider: [] });
  expect(await database('countries').where({ alpha2Code: 'QZ' }).first()).toMatchObject({ ...utopia, weighting: 3 });
  expect(await saysOf('QZ: weighting 0 → 3')).toHaveLength(1);
});

test('restricts a country and opens it again', async () => {
  const restricted = await effectsOf(database, call({ isRestricted: true }));
  expect(restricted.rows).toEqual(['insert restricted_countries', 'update countries']);
  expect(await isRestricted()).toBe(true);
  expect(await saysOf('QZ: isRestricted false → true')).not.toEqual([]);
  await effectsOf(database, call());
  expect(await isRestricted()).toBe(false);
});

test('what changes nothing writes nothing', async () => {
  const { answer, ...effects } = await effectsOf(database, call());
  expect(answer.errors).toBeUndefined();
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test.each([
  ['a country that there is not', { alpha2Code: 'QY' }, 'country_not_found', 'alpha2Code'],
  ['the code of another country', { alpha3Code: 'DEU' }, 'country_exists', 'alpha3Code'],
  ['a tier that there is not', { swiftTier: 5 }, 'invalid_input', 'swiftTier'],
])('%s is refused', async (_what, changes, code, field) => {
  expect(await refusedEffects(database, call(changes))).toEqual(refused(code, field));
});

test.each(['maker', 'orgadmin'])('%s has no such call', async (username) => {
  const { answer, rows } = await effectsOf(database, call({ weighting: 3 }, username));
  expect([answer.errors?.length, rows]).toEqual([1, []]);
});

test('from the moment that a country is closed no payment goes there', async () => {
  const columns = await database('countries')
    .where({ alpha2Code: 'PT' })
    .first(
      ...(['countryName', 'alpha2Code', 'alpha3Code', 'swiftTier', 'weighting'] as const),
      ...(['permittedJurisdiction', 'sanctionFlag'] as const),
    );
  const country = { ...columns, isRestricted: false };
  const payment = smallPayment({ beneficiaryId: demoId('beneficiary ines-duarte'), currency: 'EUR' });
  await effectsOf(database, call({ ...country, sanctionFlag: true }));
  try {
    expect(refusalOf(await as('maker', createPayment, { payment }))).toMatchObject({ code: 'country_not_permitted' });
  } finally {
    await effectsOf(database, call(country));
  }
});
