import type { Knex } from 'knex';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterEach(() => control('faults', { seed: 1, rules: [] }));
afterAll(() => database.destroy());

const call = (identifierType: string, identifierValue: string, username = 'maker') => ({
  username,
  query: `query ($identifierType: String!, $identifierValue: String!) {
    bankDetails(identifierType: $identifierType, identifierValue: $identifierValue) {
      identifierType identifierValue accountNumber bicSwift bankName bankCountry currency
    }
  }`,
  variables: { identifierType, identifierValue },
});

test('finds the bank of an IBAN, and changes nothing', async () => {
  const { answer, ...effects } = await effectsOf(database, call('iban', 'GB33BUKB20201555555555'));
  expect(answer.data).toMatchObject({
    bankDetails: {
      identifierType: 'iban',
      identifierValue: 'GB33BUKB20201555555555',
      bankName: expect.stringMatching(/\S/) as string,
      bankCountry: 'GB',
    },
  });
  // The provider’s look-up is a POST.
  expect(effects).toEqual({ rows: [], activity: [], provider: ['/reference/bank_details/find'] });
});

test.each([
  ['an odd identifier', 'name', 'x', 'maker', 'invalid_input', 'identifierType'],
  ['no value', 'iban', '', 'maker', 'invalid_input', 'identifierValue'],
  ['a value of two lines', 'iban', 'a\nb', 'maker', 'invalid_input', 'identifierValue'],
  ['another tenant', 'iban', 'GB33BUKB20201555555555', 'borealis', 'account_not_found', 'accountId'],
])('refuses %s', async (_what, type, value, username, code, field) => {
  expect(await refusedEffects(database, call(type, value, username))).toEqual(refused(code, field));
});

test('refuses what is no bank’s', async () => {
  const effects = await refusedEffects(database, call('iban', 'GB34BUKB20201555555555'));
  expect(effects).toMatchObject({ code: 'provider_rejected', field: 'identifierValue', rows: [], activity: [] });
});

test('says that the provider cannot be reached', async () => {
  await control('faults', { seed: 1, rules: [{ path: '/reference/bank_details', fault: 'offline' }] });
  const { code } = await refusedEffects(database, call('iban', 'DE75512108001245126199'));
  expect(code).toBe('provider_unavailable');
});
