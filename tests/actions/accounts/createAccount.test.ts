import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { demoId } from '../../../seeds/demo/demoId';
import { accountId } from '../../../seeds/demo/organisations';
import { accountDetails, accountLog, borealisAtProvider, deleteTestAccounts } from '../../support/accounts';
import { effectsOf, refused, refusedEffects } from '../../support/effects';
import { administration } from '../../support/organisations';
import { stackDatabase } from '../../support/stack';
import { aldgate, borealis } from '../../support/users';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});
afterAll(async () => {
  await deleteTestAccounts(database);
  await database.destroy();
});

const stored = async (id: string) => (await database('accounts').where({ id }).first())!;

const call = (account: object = {}, username = 'superadmin') =>
  administration(username, 'createAccount', { account: { org_id: aldgate, ...accountDetails, ...account } });

test('stores an account that is not approved, with safeguarding permitted', async () => {
  const given = { fundingEmails: ['funds@demo.invalid'], charge_currencies: ['EUR', 'GBP'], reference: '' };
  const { answer, ...effects } = await effectsOf<{ result: { id: string } }>(database, call(given));
  expect(effects).toEqual({ rows: ['insert accounts'], activity: ['A035'], provider: [] });
  const { id } = answer.data!.result;
  expect(await stored(id)).toMatchObject({
    ...accountDetails,
    org_id: aldgate,
    is_approved: false,
    is_closed: false,
    safeguarding_permitted: true,
    safeguarding_enabled: false,
    charge_currencies: ['EUR', 'GBP'],
    fundingEmails: ['funds@demo.invalid'],
    reference: null,
    tccAccountId: null,
  });
  expect(await accountLog(database, id)).toEqual(['Created: Stack Account']);
});

test('with the provider id of an account of the organisation, that one is the answer', async () => {
  const asked = call({ org_id: borealis, tccAccountId: borealisAtProvider });
  const { answer, ...effects } = await effectsOf(database, asked);
  expect(answer.data).toMatchObject({ result: { id: accountId('borealis-imports') } });
  expect(effects).toEqual({ rows: [], activity: [], provider: [] });
});

test.each([
  ['an unknown organisation', { org_id: randomUUID() }, 'organisation_not_found', 'org_id'],
  ['a blank name', { name: ' ' }, 'invalid_input', 'name'],
  ['an unknown country', { country: 'ZZ' }, 'country_not_found', 'country'],
  [
    'a tariff of another type',
    { payment_fee_tariff_id: demoId('tariff maintenance') },
    'tariff_not_found',
    'payment_fee_tariff_id',
  ],
  ['an unknown account at the provider', { tccAccountId: randomUUID() }, 'provider_rejected', 'tccAccountId'],
  [
    'an account of another organisation at the provider',
    { tccAccountId: borealisAtProvider },
    'account_imported',
    'tccAccountId',
  ],
  [
    'another kind of account than it is at the provider',
    { tccAccountId: borealisAtProvider, isTccSubAccount: false },
    'invalid_input',
    'isTccSubAccount',
  ],
  ['no account to debit', { debit_account_use_source: false }, 'invalid_input', 'debit_account_id'],
  [
    'a debited account of another organisation',
    { debit_account_id: accountId('borealis-imports') },
    'account_not_found',
    'debit_account_id',
  ],
  ['the designated type, which is switched off', { isDesignated: true }, 'invalid_input', 'isDesignated'],
])('refuses %s', async (_case, change, code, field) => {
  const name = `Stack ${randomUUID()}`;
  expect(await refusedEffects(database, call({ name, ...change }))).toEqual(refused(code, field));
  expect(await database('accounts').where({ name })).toEqual([]);
});

test('is for super admins', async () => {
  expect((await refusedEffects(database, call({}, 'orgadmin'))).code).toBe('validation-failed');
});
