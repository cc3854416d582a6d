import type { Knex } from 'knex';
import { beneficiaryFootprint, britishCompany } from '../../support/beneficiaries';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const call = (beneficiary: object, username = 'maker') => ({
  username,
  query: `query ($beneficiary: BeneficiaryInput!) {
    validateBeneficiary(beneficiary: $beneficiary) { isValid errors { field code } }
  }`,
  variables: { beneficiary },
});

test('what the provider takes is valid; what it would refuse comes by our names; nothing is stored', async () => {
  const before = await beneficiaryFootprint(database);
  for (const [changes, errors] of [
    [{}, []],
    [{ accountNumber: '1' }, [{ field: 'accountNumber', code: 'account_number_is_invalid' }]],
  ] as const) {
    const { answer, rows, activity } = await effectsOf(database, call(britishCompany(changes)));
    expect(answer.data).toEqual({ validateBeneficiary: { isValid: errors.length === 0, errors } });
    expect([rows, activity]).toEqual([[], []]);
  }
  expect(await beneficiaryFootprint(database)).toEqual(before);
});

test('a role that may not create beneficiaries may ask', async () => {
  const { answer } = await effectsOf(database, call(britishCompany(), 'viewer'));
  expect(answer.data).toEqual({ validateBeneficiary: { isValid: true, errors: [] } });
});

test.each([
  ['no name', { name: '' }, 'maker', 'invalid_input', 'name'],
  ['a child', { dateOfBirth: new Date().toISOString().slice(0, 10) }, 'maker', 'invalid_input', 'dateOfBirth'],
  ['a sanctioned country', { country: 'KP' }, 'maker', 'country_not_permitted', 'country'],
  ['a bank in a sanctioned country', { bankCountry: 'IR' }, 'maker', 'country_not_permitted', 'bankCountry'],
  ['another tenant', {}, 'borealis', 'account_not_found', 'accountId'],
])('refuses %s', async (_what, changes, username, code, field) => {
  expect(await refusedEffects(database, call(britishCompany(changes), username))).toEqual(refused(code, field));
});

test('says that the provider cannot be reached', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/beneficiaries/validate', fault: 'offline' }] });
  const { answer } = await effectsOf(database, call(britishCompany()));
  expect(answer.errors?.[0]?.extensions.code).toBe('provider_unavailable');
});
