import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { effectsOf } from '../../support/effects';
import { as, refusalOf, tradingAccount } from '../../support/portal';
import { control, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterEach(() => control('faults', { seed: 1, rules: [] }));

afterAll(() => database.destroy());

const document = `mutation ($payee: PayeeInput!) { verifyPayee(payee: $payee) { answer actualName reason } }`;

const payee = (changes: Record<string, unknown> = {}) => ({
  beneficiaryEntityType: 'company',
  bankAccountHolderName: 'Docks and Co Ltd',
  currency: 'GBP',
  bankCountry: 'GB',
  accountNumber: '3192 6819',
  routingCodeType1: 'sort_code',
  routingCodeValue1: '60-16-13',
  ...changes,
});
const german = { currency: 'EUR', bankCountry: 'DE', iban: 'DE89 3704 0044 0532 0130 00' };

const verify = (changes?: Record<string, unknown>, username = 'maker', selected = tradingAccount) =>
  as<{ verifyPayee: Record<string, string | null> }>(username, document, { payee: payee(changes) }, selected);

/** How often the simulator was asked about a name. */
const asked = async () => {
  const path = '/beneficiaries/account_verification';
  const { requests } = await control<{ requests: unknown[] }>(`requests?path=${path}`);
  return requests.length;
};

describe('the name of a payee', () => {
  test.each([
    ['a company in pounds', {}, 'full_match', 'Docks and Co Ltd'],
    ['a name that is similar', { bankAccountHolderName: 'Dock SIM-CLOSE-MATCH' }, 'close_match', 'Dock'],
    ['another name', { bankAccountHolderName: 'SIM-NO-MATCH' }, 'no_match', null],
    ['a bank without the check', { bankAccountHolderName: 'SIM-NOT-AVAILABLE' }, 'not_available', null],
    [
      'a person in euros',
      { ...german, beneficiaryEntityType: 'individual', bankAccountHolderName: 'Anna Maria Weber' },
      'full_match',
      'Anna Maria Weber',
    ],
    [
      'a person with one name',
      { beneficiaryEntityType: 'individual', bankAccountHolderName: 'Anna' },
      'not_available',
      null,
    ],
    ['dollars', { currency: 'USD' }, 'not_available', null],
    ['what the provider rejects', { accountNumber: '1' }, 'not_available', null],
  ])('%s', async (_what, changes, answer, actualName) => {
    expect((await verify(changes)).data?.verifyPayee).toMatchObject({ answer, actualName });
  });

  test('is asked for again each time: no answer is kept', async () => {
    const before = await asked();
    await verify();
    await verify();
    expect(await asked()).toBe(before + 2);
  });

  test.each<[string, Record<string, unknown>, string, string, string, string]>([
    ['a role without the right', {}, 'viewer', tradingAccount, 'role_may_not_create_beneficiaries', 'accountId'],
    ['another tenant’s account', {}, 'borealis', tradingAccount, 'account_not_found', 'accountId'],
    ['a foreign account', {}, 'maker', accountId('borealis-imports'), 'account_not_found', 'accountId'],
    ['no name', { bankAccountHolderName: '' }, 'maker', tradingAccount, 'invalid_input', 'bankAccountHolderName'],
    ['a wrong IBAN', { ...german, iban: 'DE00' }, 'maker', tradingAccount, 'invalid_input', 'iban'],
  ])('is refused for %s', async (_what, changes, username, selected, code, field) => {
    const before = await asked();
    expect(refusalOf(await verify(changes, username, selected))).toEqual({ code, field });
    expect(await asked()).toBe(before);
  });

  test('cannot be told while the provider cannot be reached', async () => {
    await control('faults', { seed: 1, rules: [{ path: '/beneficiaries/account_verification', fault: 'offline' }] });
    expect(refusalOf(await verify()).code).toBe('provider_unavailable');
  });
});

test('asking stores nothing', async () => {
  const effects = await effectsOf(database, { username: 'maker', query: document, variables: { payee: payee() } });
  expect(effects).toMatchObject({ rows: [], activity: [], provider: ['/beneficiaries/account_verification'] });
});
