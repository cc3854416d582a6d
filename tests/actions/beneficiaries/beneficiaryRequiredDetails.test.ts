import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

interface Details {
  readonly beneficiaryRequiredDetails: readonly {
    readonly paymentType: string;
    readonly beneficiaryEntityType: string;
    readonly fields: readonly { readonly name: string; readonly routingCodeType: string | null }[];
  }[];
}

const call = (type: string, country: string, currency: string, username = 'maker') => ({
  username,
  query: `query ($type: String!, $country: String!, $currency: String!) {
    beneficiaryRequiredDetails(bankAccountCountry: $country, beneficiaryCountry: "GB", currency: $currency,
      beneficiaryEntityType: $type) { paymentType beneficiaryEntityType fields { name routingCodeType validationRule } }
  }`,
  variables: { type, country, currency },
});

test.each([
  ['company', 'companyName', 'firstName'],
  ['individual', 'firstName', 'companyName'],
])('what is required of a %s', async (type, asked, notAsked) => {
  const { answer, ...effects } = await effectsOf<Details>(database, call(type, 'GB', 'GBP'));
  const groups = answer.data?.beneficiaryRequiredDetails ?? [];
  expect(new Set(groups.map((group) => group.beneficiaryEntityType))).toEqual(new Set([type]));
  expect(new Set(groups.map((group) => group.paymentType))).toEqual(new Set(['priority', 'regular']));
  const fields = groups.flatMap((group) => group.fields);
  const names = fields.map((field) => field.name);
  expect(names).toContain(asked);
  expect(names).not.toContain(notAsked);
  expect(fields).toContainEqual(expect.objectContaining({ name: 'sortCode', routingCodeType: 'sort_code' }));
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test.each([
  ['an entity type that is none', 'state', 'GB', 'GBP', 'maker', 'invalid_input', 'beneficiaryEntityType'],
  ['a country in words', 'company', 'Germany', 'EUR', 'maker', 'invalid_input', 'bankAccountCountry'],
  ['a currency in words', 'company', 'DE', 'euro', 'maker', 'invalid_input', 'currency'],
  ['another tenant', 'company', 'DE', 'EUR', 'borealis', 'account_not_found', 'accountId'],
])('refuses %s', async (_what, type, country, currency, username, code, field) => {
  expect(await refusedEffects(database, call(type, country, currency, username))).toEqual(refused(code, field));
});

test('says that the provider cannot be reached', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/reference', fault: 'offline' }] });
  // No test asks for this route before, so its answer is not cached.
  expect((await refusedEffects(database, call('company', 'PL', 'PLN'))).code).toBe('provider_unavailable');
});
