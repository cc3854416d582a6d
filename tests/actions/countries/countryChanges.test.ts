import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { as, createPayment, refusalOf, smallPayment } from '../../support/portal';
import { graphql, stackDatabase, type GraphqlAnswer } from '../../support/stack';

const create = 'mutation ($country: CountryInput!) { saved: createCountry(country: $country) { alpha2Code } }';
const update = 'mutation ($country: CountryInput!) { saved: updateCountry(country: $country) { alpha2Code } }';
const remove = 'mutation ($code: String!) { saved: deleteCountry(alpha2Code: $code) { alpha2Code } }';

// No country has this code.
const utopia = {
  countryName: 'Utopia',
  alpha2Code: 'QZ',
  alpha3Code: 'QZZ',
  swiftTier: 2,
  weighting: 0,
  permittedJurisdiction: true,
  sanctionFlag: false,
  isRestricted: false,
};

let database: Knex;
beforeAll(() => {
  database = stackDatabase();
});
afterAll(() => database.destroy());

const asAdmin = (document: string, variables: Record<string, unknown>): Promise<GraphqlAnswer<unknown>> =>
  graphql('superadmin', document, variables, { 'x-hasura-role': 'admin' });
const entries = () =>
  database('activity').where({ eventCode: 'A038' }).andWhere('details', 'like', '%QZ%').pluck('details');
const isRestricted = async () =>
  (await database('restricted_countries').where({ countryCode: 'QZ' }).select('countryCode')).length > 0;

test('a country is added, restricted, opened again and deleted, and the log tells of each', async () => {
  expect((await asAdmin(create, { country: utopia })).errors).toBeUndefined();
  expect(refusalOf(await asAdmin(create, { country: utopia }))).toMatchObject({
    code: 'country_exists',
    field: 'alpha2Code',
  });
  await asAdmin(update, { country: { ...utopia, isRestricted: true } });
  expect(await isRestricted()).toBe(true);
  await asAdmin(update, { country: { ...utopia, isRestricted: true } });
  await asAdmin(update, { country: utopia });
  expect(await isRestricted()).toBe(false);
  await asAdmin(update, { country: { ...utopia, isRestricted: true } });
  expect((await asAdmin(remove, { code: 'QZ' })).errors).toBeUndefined();
  expect(await isRestricted()).toBe(false);
  expect(await database('countries').where({ alpha2Code: 'QZ' }).first()).toBeUndefined();
  expect((await entries()).sort()).toEqual([
    'QZ (QZZ) Utopia: created',
    'QZ Utopia: deleted',
    'QZ: isRestricted false → true',
    'QZ: isRestricted false → true',
    'QZ: isRestricted true → false',
  ]);
});

test('what cannot be done is refused at its field', async () => {
  const refused = async (document: string, variables: Record<string, unknown>) =>
    refusalOf(await asAdmin(document, variables));
  expect(await refused(update, { country: utopia })).toMatchObject({ code: 'country_not_found' });
  expect(await refused(remove, { code: 'QZ' })).toMatchObject({ code: 'country_not_found' });
  expect(await refused(remove, { code: 'GB' })).toMatchObject({ code: 'country_in_use', field: 'alpha2Code' });
  const german = { ...utopia, alpha3Code: 'DEU' };
  expect(await refused(create, { country: german })).toMatchObject({ code: 'country_exists', field: 'alpha3Code' });
  expect(await refused(create, { country: { ...utopia, swiftTier: 5 } })).toMatchObject({ field: 'swiftTier' });
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
  await asAdmin(update, { country: { ...country, sanctionFlag: true } });
  try {
    expect(refusalOf(await as('maker', createPayment, { payment }))).toMatchObject({ code: 'country_not_permitted' });
  } finally {
    await asAdmin(update, { country });
  }
});

test.each(['maker', 'orgadmin'])('%s may not write countries', async (username) => {
  const { errors } = await graphql(username, remove, { code: 'QZ' });
  expect(errors?.[0]?.message).toContain('deleteCountry');
});
