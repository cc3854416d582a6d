import { settlementAccount } from '../../local/provider/reference/fundingRoutes';
import { codeOf } from './support/records';
import { startSimulator, type Json, type Parameters, type RunningSimulator } from './support/startSimulator';
import { strangerAccount } from './support/world';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await startSimulator()));
afterAll(() => simulator.stop());

const get = (name: string, parameters: Parameters = {}) => simulator.call('GET', `/reference/${name}`, parameters);

describe('bank details', () => {
  const find = (type: string, value: string) =>
    simulator.call('POST', '/reference/bank_details/find', { identifier_type: type, identifier_value: value });

  it.each([
    ['iban', 'DE89 3704 0044 0532 0130 00', 'GERMANY', 'DE'],
    ['bic_swift', 'COBADEFFXXX', 'GERMANY', 'DE'],
    ['sort_code', '601613', 'UNITED KINGDOM', 'GB'],
    ['aba', '021000021', 'UNITED STATES', 'US'],
    ['routing_number', '026073150', 'UNITED STATES', 'US'],
    ['bsb_code', '062000', 'AUSTRALIA', 'AU'],
    ['cnaps', '102100099996', 'CHINA', 'CN'],
    ['ifsc', 'HDFC0000001', 'INDIA', 'IN'],
  ])('name a bank behind %s %s', async (type, value, country, code) => {
    const { status, body } = await find(type, value);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      identifier_type: type,
      identifier_value: value.replaceAll(' ', ''),
      bank_country: country,
      bank_country_ISO: code,
      currency: null,
      bank_name: expect.stringMatching(/^TEST BANK [A-Z]{4}$/),
    });
    expect((await find(type, value)).body).toEqual(body);
  });

  it.each([
    ['iban', 'DE89370400440532013001', 'invalid_iban'],
    ['bic_swift', 'COBA', 'invalid_bic'],
    ['sort_code', '6016', 'invalid_sort_code'],
    ['aba', '021000022', 'invalid_aba'],
    ['routing_number', '1', 'invalid_routing_number'],
    ['bsb_code', 'x', 'invalid_bsb'],
    ['cnaps', '1', 'invalid_cnaps'],
    ['ifsc', 'x', 'cannot_retrieve_bank_data'],
    ['clabe', '1', 'identifier_type_not_in_range'],
  ])('refuse %s %s', async (type, value, code) => {
    const reply = await find(type, value);
    expect([reply.status, codeOf(reply)]).toEqual([400, code]);
  });
});

describe('purpose codes', () => {
  const codes = async (currency: string, country: string, entityType = ''): Promise<Json[]> =>
    (await get('payment_purpose_codes', { currency, bank_account_country: country, entity_type: entityType })).body
      .purpose_codes;

  it('are 55 for rupees, one of them for people alone', async () => {
    const rows = await codes('INR', 'IN');
    expect(rows).toHaveLength(55);
    const loans = rows.filter(({ purpose_code }) => purpose_code === 'loan_repayment');
    expect(loans.map(({ entity_type }) => entity_type)).toEqual(['individual']);
    expect(await codes('INR', 'IN', 'company')).toHaveLength(27);
    expect(rows[0]).toMatchObject({ bank_account_country: 'IN', currency: 'INR' });
  });

  it('are five for yuan, for companies', async () => {
    expect((await codes('CNY', 'CN')).map(({ entity_type }) => entity_type)).toEqual(Array(5).fill('company'));
  });

  it.each([
    ['USD', 'AE', true],
    ['MYR', 'MY', true],
    ['EUR', 'BH', true],
    ['GBP', 'GB', false],
    ['USD', 'CN', false],
  ])('of %s to %s: %s', async (currency, country, areListed) => {
    expect((await codes(currency, country)).length > 0).toBe(areListed);
  });
});

it('asks for the details of four kinds of payer', async () => {
  const { body } = await get('payer_required_details', { payer_country: 'GB' });
  expect(body.details).toHaveLength(4);
  const { body: some } = await get('payer_required_details', {
    payer_country: 'GB',
    payer_entity_type: 'company',
    payment_type: 'priority',
  });
  expect(some.details).toMatchObject([{ currency: null, payer_identification_type: 'incorporation_number' }]);
  expect(some.details[0].required_fields).toContainEqual({
    name: 'payer_country',
    validation_rule: '\\A[A-z]{2}\\z',
  });
});

describe('settlement accounts', () => {
  it('are one per currency that can be received', async () => {
    const { body } = await get('settlement_accounts', { currency: 'GBP' });
    expect(body.settlement_accounts).toMatchObject([{ currency: 'GBP', routing_code_type_1: 'sort_code' }]);
    expect(settlementAccount('GBP')?.iban).toMatch(/^GB\d{2} CORR /);
    expect((await get('settlement_accounts')).body.settlement_accounts.length).toBeGreaterThan(20);
  });

  it.each<[Parameters, string]>([
    [{ currency: 'INR' }, 'settlement_accounts_not_found'],
    [{ account_id: strangerAccount }, 'account_not_found'],
  ])('are not found for %j', async (parameters, code) => {
    const reply = await get('settlement_accounts', parameters);
    expect([reply.status, codeOf(reply)]).toEqual([404, code]);
  });
});

it('lists the provider’s own fees', async () => {
  expect((await get('payment_fee_rules', { charge_type: 'ours' })).body.payment_fee_rules).toEqual([
    { payment_type: 'priority', charge_type: 'ours', fee_amount: '12.00', fee_currency: 'GBP' },
  ]);
  const { body } = await simulator.call('GET', '/payments/quote_payment_fee', {
    payment_currency: 'USD',
    payment_destination_country: 'US',
    payment_type: 'regular',
  });
  expect(body).toMatchObject({ payment_type: 'regular', charge_type: null, fee_amount: null, fee_currency: null });
});

describe('account verification', () => {
  const verify = (changes: Parameters) =>
    simulator.call('POST', '/beneficiaries/account_verification', {
      currency: 'GBP',
      account_number: '31926819',
      routing_code_value_1: '601613',
      beneficiary_entity_type: 'company',
      beneficiary_company_name: 'Landlord Ltd',
      ...changes,
    });

  it.each([
    ['Landlord Ltd', 'full_match', 'AV100', 'okay', 'Landlord Ltd'],
    ['Landlord SIM-CLOSE-MATCH', 'close_match', 'AV201', 'warning', 'Landlord'],
    ['SIM-NO-MATCH', 'no_match', 'AV301', 'rejected', ''],
    ['SIM-NOT-AVAILABLE', null, 'AV305', 'warning', ''],
  ])('answers %s', async (name, answer, reason_code, reason_type, actual_name) => {
    const { body } = await verify({ beneficiary_company_name: name });
    expect(body).toMatchObject({ answer, reason_code, reason_type, actual_name });
  });

  it('goes by the IBAN in euros', async () => {
    const euros = { currency: 'EUR', iban: 'DE89370400440532013000' };
    expect((await verify(euros)).body.answer).toBe('full_match');
    expect(codeOf(await verify({ ...euros, iban: 'DE00370400440532013000' }))).toBe('invalid_iban');
  });

  it.each<[Parameters, string]>([
    [{ account_number: '1' }, 'invalid_field_account_number'],
    [{ routing_code_value_1: '1' }, 'invalid_field_routing_code_value_1'],
    [{ beneficiary_entity_type: 'trust' }, 'invalid_beneficiary_type'],
    [{ beneficiary_company_name: '' }, 'missing_company_name'],
    [{ beneficiary_first_name: 'Ann' }, 'expect_company_name_only'],
    [{ beneficiary_entity_type: 'individual' }, 'expect_individual_names_only'],
    [{ beneficiary_entity_type: 'individual', beneficiary_company_name: '' }, 'missing_individual_names'],
    [{ bank_country: 'DE' }, 'invalid_bank_country'],
    [{ currency: 'USD' }, 'currency_not_in_range'],
  ])('refuses %j', async (changes, code) => {
    expect(codeOf(await verify(changes))).toBe(code);
  });
});
