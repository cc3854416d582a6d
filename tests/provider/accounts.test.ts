import { randomUUID } from 'node:crypto';
import { codeOf, createBeneficiary, paymentTo } from './support/records';
import { startSimulator, type Json, type Parameters, type RunningSimulator } from './support/startSimulator';
import { clientAccount, clientContact, houseAccount, houseContact, strangerAccount } from './support/world';

let simulator: RunningSimulator;
beforeEach(async () => (simulator = await startSimulator()));
afterEach(() => simulator.stop());

const post = (path: string, parameters: Parameters = {}) => simulator.call('POST', path, parameters);
const namesOf = async (parameters: Parameters = {}) =>
  ((await post('/accounts/find', parameters)).body.accounts as Json[]).map(({ account_name }) => account_name);

describe('accounts', () => {
  const create = (changes: Parameters = {}) =>
    post('/accounts/create', {
      account_name: 'Third Client',
      legal_entity_type: 'company',
      street: '1 Road',
      city: 'Leeds',
      country: 'GB',
      ...changes,
    });

  it('are created below the house, found and changed', async () => {
    const { status, body } = await create({ your_reference: 'crm-7' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account_name: 'Third Client',
      status: 'enabled',
      your_reference: 'crm-7',
      spread_table: 'flat_0.00',
      short_reference: expect.stringMatching(/^260715-\d{5}$/),
    });
    expect(await namesOf({ account_name: 'third' })).toEqual(['Third Client']);
    const changed = await post(`/accounts/${body.id}`, { city: 'York', api_trading: 'false' });
    expect(changed.body).toMatchObject({ city: 'York', api_trading: false, account_name: 'Third Client' });
    expect((await simulator.call('GET', `/accounts/${body.id}`)).body).toEqual(changed.body);
    expect(await namesOf()).toEqual(['House', 'First Client', 'Second Client', 'Third Client']);
    expect(await namesOf({ country: 'GB', order: 'account_name', per_page: '1' })).toEqual(['First Client']);
  });

  it.each<[Parameters, string]>([
    [{ account_name: '' }, 'account_name_is_required'],
    [{ country: 'US' }, 'state_or_province_is_required'],
    [{ country: 'US', state_or_province: 'NY' }, 'postal_code_is_required'],
    [{ identification_type: 'passport' }, 'identification_value_is_missing'],
    [{ brand: 'other' }, 'brand_not_found'],
    [{ status: 'open' }, 'status_not_in_range'],
    [{ on_behalf_of: clientContact }, 'invalid_extra_parameters'],
  ])('are not created with %j', async (changes, code) => {
    expect(codeOf(await create(changes))).toBe(code);
  });

  it.each<[Parameters, string]>([
    [{}, 'at_least_one_parameter'],
    [{ country: 'FR' }, 'editing_country_not_allowed'],
  ])('are not changed by %j', async (changes, code) => {
    expect(codeOf(await post(`/accounts/${clientAccount}`, changes))).toBe(code);
  });

  it('of others are not seen', async () => {
    expect((await simulator.call('GET', `/accounts/${strangerAccount}`)).status).toBe(404);
    expect(codeOf(await post(`/accounts/${strangerAccount}`, { city: 'York' }))).toBe('account_not_found');
    expect(codeOf(await simulator.call('GET', '/accounts/nonsense'))).toBe('id_is_not_valid_uuid');
  });
});

describe('payment charges', () => {
  const path = `/accounts/${clientAccount}/payment_charges_settings`;
  const settings = async () => (await simulator.call('GET', path)).body.payment_charges_settings as Json[];
  const change = async (type: string, flags: Parameters) => {
    const setting = (await settings()).find(({ charge_type }) => charge_type === type);
    return post(`${path}/${setting?.charge_settings_id}`, flags);
  };

  it('are both possible, shared by default', async () => {
    expect(await settings()).toMatchObject([
      { charge_type: 'ours', enabled: true, default: false, account_id: clientAccount },
      { charge_type: 'shared', enabled: true, default: true },
    ]);
  });

  it('follow the account in its priority payments', async () => {
    const holder = { beneficiary_company_name: 'Landlord Ltd', beneficiary_address: ['1 Road'] };
    const place = { beneficiary_city: 'Leeds', beneficiary_country: 'GB', payment_types: ['priority'] };
    const beneficiaryId = await createBeneficiary(simulator, { ...holder, ...place });
    const pay = (changes: Parameters = {}) =>
      post('/payments/create', paymentTo(beneficiaryId, { payment_type: 'priority', ...changes }));
    expect((await pay()).body.charge_type).toBe('shared');
    expect((await change('ours', { default: 'true' })).body).toMatchObject({ charge_type: 'ours', default: true });
    expect((await settings()).map((row) => row.default)).toEqual([true, false]);
    expect((await pay()).body.charge_type).toBe('ours');
    await change('shared', { enabled: 'false' });
    expect(codeOf(await pay({ charge_type: 'shared' }))).toBe('on_behalf_of_charge_type_not_available');
  });

  it.each<[string, Parameters, string]>([
    ['shared', { enabled: 'false' }, 'disable_default_charge_not_allowed'],
    ['shared', { default: 'false' }, 'set_default_to_false_not_allowed'],
    ['ours', { enabled: 'false', default: 'true' }, 'disable_and_default_charge_not_allowed'],
  ])('of %s are not set to %j', async (type, flags, code) => {
    expect(codeOf(await change(type, flags))).toBe(code);
  });

  it('are known by their ids', async () => {
    expect(codeOf(await post(`${path}/${randomUUID()}`, { enabled: 'true' }))).toBe(
      'banking_charges_settings_not_found',
    );
    expect(codeOf(await simulator.call('GET', `/accounts/${strangerAccount}/payment_charges_settings`))).toBe(
      'account_not_found',
    );
  });
});

describe('contacts', () => {
  const create = (changes: Parameters = {}) =>
    post('/contacts/create', {
      account_id: clientAccount,
      first_name: 'Nina',
      last_name: 'New',
      email_address: 'nina@clients.test',
      phone_number: '+44 20 7946 0000',
      ...changes,
    });

  it('are created, found, enabled, and then act', async () => {
    const { body } = await create();
    expect(body).toMatchObject({
      status: 'not_enabled',
      login_id: 'nina@clients.test',
      account_name: 'First Client',
      locale: 'en',
      timezone: 'Europe/London',
      date_of_birth: null,
    });
    const acts = () => simulator.call('GET', '/balances/find', { on_behalf_of: body.id });
    expect(codeOf(await acts())).toBe('contact_not_found');
    expect((await post(`/contacts/${body.id}`, { status: 'enabled', locale: 'de' })).body.locale).toBe('de');
    expect((await acts()).status).toBe(200);
    const { contacts } = (await post('/contacts/find', { account_name: 'first' })).body;
    expect((contacts as Json[]).map(({ first_name }) => first_name)).toEqual(['Clara', 'Nina']);
    expect((await post('/contacts/find')).body.pagination.total_entries).toBe(4);
  });

  it('have a new address once they have confirmed it', async () => {
    const change = await post(`/contacts/${clientContact}`, { email_address: 'clara@new.test' });
    expect(change.body.email_address).toBe('clara@clients.test');
    await simulator.tick();
    const { body } = await simulator.call('GET', `/contacts/${clientContact}`);
    expect(body.email_address).toBe('clara@new.test');
  });

  it.each<[Parameters, string]>([
    [{ login_id: 'Clara@clients.test' }, 'login_id_in_use'],
    [{ account_id: strangerAccount }, 'account_not_found'],
    [{ first_name: 'R2' }, 'first_name_invalid_format'],
    [{ phone_number: '' }, 'phone_number_is_required'],
    [{ on_behalf_of: clientContact }, 'invalid_extra_parameters'],
  ])('are not created with %j', async (changes, code) => {
    expect(codeOf(await create(changes))).toBe(code);
  });

  it('of a person’s account state their birth', async () => {
    const { body: account } = await post('/accounts/create', {
      account_name: 'Ann Own',
      legal_entity_type: 'individual',
      street: '1 Road',
      city: 'Leeds',
      country: 'GB',
    });
    expect(codeOf(await create({ account_id: account.id }))).toBe('date_of_birth_is_required');
    expect((await create({ account_id: account.id, date_of_birth: '1990-01-01' })).status).toBe(200);
  });

  it('are not changed by nothing, nor seen by others', async () => {
    expect(codeOf(await post(`/contacts/${clientContact}`))).toBe('at_least_one_parameter');
    expect(codeOf(await simulator.call('GET', `/contacts/${randomUUID()}`))).toBe('contact_not_found');
    expect((await simulator.call('GET', `/contacts/${houseContact}`)).body.account_id).toBe(houseAccount);
  });
});
