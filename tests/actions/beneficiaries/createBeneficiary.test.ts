import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { accountId } from '../../../seeds/demo/organisations';
import { effectsOf } from '../../support/effects';
import { eventually } from '../../support/eventually';
import {
  atProvider,
  beneficiaryFootprint,
  britishCompany,
  createBeneficiary,
  createBeneficiaryDocument,
  germanPerson,
  newAccountNumber,
} from '../../support/beneficiaries';
import { as, newPayment, providerBooks, refusalOf, tradingAccount } from '../../support/portal';
import { control, runSchedule, stackDatabase } from '../../support/stack';

let database: Knex;

beforeAll(() => {
  database = stackDatabase();
});

afterEach(() => control('faults', { seed: 1, rules: [] }));

afterAll(async () => {
  await database.destroy();
});

describe('a beneficiary that both sides take', () => {
  test.each([
    ['a British company in pounds', britishCompany()],
    ['a German person in euros', germanPerson()],
  ])('%s can be paid at once', async (_what, beneficiary) => {
    const { data } = await createBeneficiary(beneficiary);
    expect(data?.createBeneficiary.isPayable).toBe(true);
    const { id } = data!.createBeneficiary;
    const held = await atProvider(database, id);
    expect(held).toMatchObject([{ name: beneficiary.name }]);
    expect(await database('beneficiaries').where({ id }).first()).toMatchObject({
      tcc_beneficiary_id: held[0]!.id,
      account_id: tradingAccount,
      createdById: 'maker',
      enabled: true,
    });
    const { currency } = beneficiary;
    const paymentId = await newPayment({ beneficiaryId: id, currency });
    const { payments } = await providerBooks();
    const stored = await database('payments').where({ id: paymentId }).first();
    expect(payments.find((payment) => payment.id === stored?.tccPaymentId)?.beneficiary_id).toBe(held[0]!.id);
  });

  test('bank codes are stored and sent bare, whatever their grouping', async () => {
    const { data } = await createBeneficiary(
      britishCompany({ accountNumber: '3192-6819', routingCodeValue1: '60-16-13' }),
    );
    const { id } = data!.createBeneficiary;
    expect(await database('beneficiary_information_slice').where({ beneficiaryId: id }).first()).toMatchObject({
      accountNumber: '31926819',
      routingCodeValue1: '601613',
    });
    expect(await atProvider(database, id)).toMatchObject([
      { account_number: '31926819', routing_code_value_1: '601613' },
    ]);
  });

  test('is seen by whoever has a seat on the account, and by nobody else', async () => {
    const { data } = await createBeneficiary(britishCompany());
    const read = `query ($id: uuid!) { beneficiaries_by_pk(id: $id) { id } }`;
    const variables = { id: data?.createBeneficiary.id };
    expect((await as('viewer', read, variables)).data).toEqual({ beneficiaries_by_pk: variables });
    expect((await as('borealis', read, variables)).data).toEqual({ beneficiaries_by_pk: null });
  });
});

describe('a beneficiary that is refused leaves nothing behind', () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ['the provider’s refusal of the account', { accountNumber: '99926819' }, 'provider_rejected', 'accountNumber'],
    ['a missing account number', { accountNumber: null }, 'provider_rejected', 'accountNumber'],
    ['a short sort code', { routingCodeValue1: '60161' }, 'invalid_input', 'routingCodeValue1'],
    ['a BIC of another country', { bicSwift: 'COBADEFFXXX' }, 'invalid_input', 'bicSwift'],
    ['an IBAN of another country', { iban: 'DE89370400440532013000' }, 'invalid_input', 'iban'],
    [
      'a missing sort code',
      { routingCodeType1: null, routingCodeValue1: null },
      'provider_rejected',
      'routingCodeValue1',
    ],
    ['a sanctioned country', { country: 'KP' }, 'country_not_permitted', 'country'],
    ['a bank in a sanctioned country', { bankCountry: 'IR' }, 'country_not_permitted', 'bankCountry'],
    ['a country that is not permitted', { country: 'RU' }, 'country_not_permitted', 'country'],
    ['a country nobody knows', { country: 'ZZ' }, 'country_not_permitted', 'country'],
    ['no way of paying', { paymentTypes: [] }, 'invalid_input', 'paymentTypes'],
    ['an unknown way of paying', { paymentTypes: ['pigeon'] }, 'invalid_input', 'paymentTypes[0]'],
    ['neither company nor person', { beneficiaryEntityType: 'state' }, 'invalid_input', 'beneficiaryEntityType'],
    ['no name', { name: '' }, 'invalid_input', 'name'],
    ['a character that no database keeps', { name: 'Docks\u0000' }, 'invalid_input', 'name'],
    ['an unknown currency', { currency: 'XTS' }, 'invalid_input', 'currency'],
    ['a currency that is not offered', { currency: 'HRK' }, 'currency_not_offered', 'currency'],
    ['a day that does not exist', { dateOfBirth: '1990-02-30' }, 'invalid_input', 'dateOfBirth'],
    ['a day of birth in another century', { dateOfBirth: '1899-12-31' }, 'invalid_input', 'dateOfBirth'],
    ['a child', { dateOfBirth: new Date().toISOString().slice(0, 10) }, 'invalid_input', 'dateOfBirth'],
    ['a website that is none', { companyWebsite: 'http://' }, 'invalid_input', 'companyWebsite'],
  ])('%s', async (_what, changes, code, field) => {
    const before = await beneficiaryFootprint(database);
    expect(refusalOf(await createBeneficiary(britishCompany(changes)))).toEqual({ code, field });
    expect(await beneficiaryFootprint(database)).toEqual(before);
  });

  test.each([
    ['of the wrong length', 'DE00'],
    ['with wrong check digits', 'DE88370400440532013000'],
  ])('an IBAN %s', async (_what, iban) => {
    const before = await beneficiaryFootprint(database);
    const answer = await createBeneficiary(germanPerson({ iban }));
    expect(refusalOf(answer)).toEqual({ code: 'invalid_input', field: 'iban' });
    expect(await beneficiaryFootprint(database)).toEqual(before);
  });

  test.each([
    ['a role without the right', 'viewer', tradingAccount, 'role_may_not_create_beneficiaries'],
    ['another tenant’s account', 'maker', accountId('borealis-imports'), 'account_not_found'],
    ['an absent account', 'maker', randomUUID(), 'account_not_found'],
  ])('%s', async (_what, username, selected, code) => {
    const before = await beneficiaryFootprint(database);
    expect(refusalOf(await createBeneficiary(britishCompany(), username, selected))).toEqual({
      code,
      field: 'accountId',
    });
    expect(await beneficiaryFootprint(database)).toEqual(before);
  });

  test('a provider that cannot be reached', async () => {
    const before = await beneficiaryFootprint(database);
    await control('faults', { seed: 1, rules: [{ path: '/beneficiaries', fault: 'offline' }] });
    expect(refusalOf(await createBeneficiary(britishCompany())).code).toBe('provider_unavailable');
    expect(await beneficiaryFootprint(database)).toEqual(before);
  });
});

test.each(['drop_after_commit', 'http_500', 'bad_json', 'offline'])(
  'the provider’s answer is lost (%s): one beneficiary there, payable after the schedule',
  async (fault) => {
    await control('faults', { seed: 1, rules: [{ path: '/beneficiaries/create', fault, times: 1 }] });
    const { data } = await createBeneficiary(britishCompany());
    expect(data?.createBeneficiary.isPayable).toBe(false);
    const { id } = data!.createBeneficiary;
    await expect(newPayment({ beneficiaryId: id })).rejects.toThrow('beneficiary_not_payable');
    const stored = await eventually(
      async () => {
        await runSchedule('send-intents');
        return database('beneficiaries').where({ id }).first<{ tcc_beneficiary_id: string | null }>();
      },
      ({ tcc_beneficiary_id }) => tcc_beneficiary_id !== null,
    );
    expect((await atProvider(database, id)).map((held) => held.id)).toEqual([stored.tcc_beneficiary_id]);
  },
);

describe('a repeated request', () => {
  const send = (beneficiary: object, clientRequestId: string) =>
    as<{ createBeneficiary: { id: string; isPayable: boolean } }>('maker', createBeneficiaryDocument, {
      beneficiary,
      clientRequestId,
    });
  /** On a slow machine a worker sends it after the answer. */
  const sent = (id: string) =>
    eventually(
      () => database('beneficiaries').where({ id }).first<{ tcc_beneficiary_id: string | null }>(),
      (row) => row.tcc_beneficiary_id !== null,
    );
  const recordsNamed = async (name: string) =>
    (await providerBooks()).beneficiaries.filter((held) => held.name === name).length;

  test('returns the first beneficiary, also of two at once; other details are refused', async () => {
    const name = `Once ${randomUUID()}`;
    const beneficiary = britishCompany({ name });
    const request = randomUUID();
    const both = await Promise.all([send(beneficiary, request), send(beneficiary, request)]);
    const again = await send(beneficiary, request.toUpperCase());
    const ids = [...both, again].map(({ data }) => data?.createBeneficiary.id);
    expect(new Set(ids).size).toBe(1);
    await sent(ids[0]!);
    expect((await send(beneficiary, request)).data?.createBeneficiary).toEqual({ id: ids[0], isPayable: true });
    expect(refusalOf(await send({ ...beneficiary, accountNumber: newAccountNumber() }, request))).toEqual({
      code: 'request_id_reused',
      field: 'clientRequestId',
    });
    expect(await recordsNamed(name)).toBe(1);
    expect(await database('beneficiaries').whereIn('id', ids as string[])).toHaveLength(1);
  });

  /** As a restore of a database from before the beneficiary leaves it. */
  const forget = (id: string) =>
    database.transaction(async (transaction) => {
      await transaction.raw(`set local session_replication_role = replica`);
      await transaction('provider_intents').where({ entity_id: id }).delete();
      await transaction('beneficiary_information_slice').where({ beneficiaryId: id }).delete();
      await transaction('beneficiaries').where({ id }).delete();
    });

  test('after the database was taken back finds the record, on the same bank details only', async () => {
    const name = `Again ${randomUUID()}`;
    const beneficiary = britishCompany({ name });
    const request = randomUUID();
    const first = (await send(beneficiary, request)).data!.createBeneficiary;
    await sent(first.id);
    const [held] = await atProvider(database, first.id);
    await forget(first.id);
    const again = (await send(beneficiary, request)).data!.createBeneficiary;
    await sent(again.id);
    expect(again.id).not.toBe(first.id);
    expect(await atProvider(database, again.id)).toEqual([held]);
    expect(await recordsNamed(name)).toBe(1);

    await forget(again.id);
    const other = await send({ ...beneficiary, accountNumber: newAccountNumber() }, request);
    expect(refusalOf(other).code).toBe('provider_rejected');
    const intents = database('provider_intents').where({ kind: 'beneficiary', state: 'rejected' });
    expect(await intents.orderBy('createdAt', 'desc').first('last_error')).toMatchObject({
      last_error: expect.stringContaining('request_key_taken') as string,
    });
    expect(await recordsNamed(name)).toBe(1);
  });
});

test('what it leaves, here and at the provider', async () => {
  const beneficiary = britishCompany({ accountNumber: '31926819' });
  const { answer, ...effects } = await effectsOf<{ createBeneficiary: { id: string } }>(database, {
    username: 'maker',
    query: createBeneficiaryDocument,
    variables: { beneficiary },
  });
  expect(effects).toEqual({
    rows: ['insert beneficiaries', 'insert beneficiary_information_slice', 'insert provider_intents'],
    activity: ['A004'],
    provider: ['/beneficiaries/account_verification', '/beneficiaries/create', '/beneficiaries/validate'],
  });
  const { id } = answer.data!.createBeneficiary;
  const entries = database('activity').where({ beneficiaryId: id });
  expect(await entries).toMatchObject([{ userId: 'maker', accountId: tradingAccount, eventCode: 'A004' }]);
});
