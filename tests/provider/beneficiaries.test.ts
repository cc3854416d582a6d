import { randomUUID } from 'node:crypto';
import { britishBeneficiary, createBeneficiary } from './support/records';
import { startSimulator, type Parameters, type RunningSimulator } from './support/startSimulator';
import { clientContact, otherClientContact } from './support/world';

let simulator: RunningSimulator;
beforeAll(async () => (simulator = await startSimulator()));
afterAll(() => simulator.stop());

const own = { on_behalf_of: clientContact };
const create = (changes: Parameters) =>
  simulator.call('POST', '/beneficiaries/create', { ...britishBeneficiary, ...changes });

it('keeps what was sent and answers GET with it', async () => {
  const sent = { beneficiary_address: ['1 High Street', 'Leeds'], payment_types: ['regular'], bank_name: 'Own Bank' };
  const { status, body } = await create({ ...sent, beneficiary_external_reference: 'slice-1' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...sent, default_beneficiary: 'false', creator_contact_id: clientContact, iban: null });
  expect((await simulator.call('GET', `/beneficiaries/${body.id}`, own)).body).toEqual(body);
  const found = await simulator.call('POST', '/beneficiaries/find', {
    ...own,
    beneficiary_external_reference: 'slice-1',
  });
  expect(found.body.beneficiaries).toEqual([body]);
  const foreign = await simulator.call('GET', `/beneficiaries/${body.id}`, { on_behalf_of: otherClientContact });
  expect(foreign.status).toBe(404);
});

it('drops a routing code that the route does not use', async () => {
  const { body } = await create({ routing_code_type_2: 'aba', routing_code_value_2: '011103093' });
  expect(body).toMatchObject({
    routing_code_type_1: 'sort_code',
    routing_code_type_2: null,
    routing_code_value_2: null,
  });
});

it.each<[string, Parameters, string, string]>([
  ['no account number', { account_number: '' }, 'account_number', 'account_number_is_missing'],
  ['nine digits', { account_number: '319268190' }, 'account_number', 'account_number_is_invalid'],
  ['our magic account', { account_number: '99926819' }, 'account_number', 'account_number_is_invalid'],
  ['no sort code', { routing_code_type_1: '', routing_code_value_1: '' }, 'routing_code', 'sort_code_is_missing'],
  ['a short sort code', { routing_code_value_1: '60161' }, 'routing_code', 'sort_code_is_invalid'],
  [
    'two equal routing types',
    { routing_code_type_2: 'sort_code', routing_code_value_2: '601613' },
    'base',
    'unique_value_parameters',
  ],
  ['an unknown currency', { currency: 'XXX' }, 'currency', 'currency_code_is_invalid'],
  ['a country out of reach', { bank_country: 'KP' }, 'bank_country', 'bank_country_is_not_supported'],
  ['no address for priority', { payment_types: ['priority'] }, 'beneficiary', 'beneficiary_details_are_missing'],
  [
    'a local payment where there is none',
    { bank_country: 'KE', currency: 'KES' },
    'payment_types',
    'payment_type_is_not_supported',
  ],
])('refuses %s', async (_, changes, field, code) => {
  const { status, body } = await create(changes);
  expect([status, body.error_code]).toEqual([400, 'beneficiary_not_valid']);
  expect(body.error_messages[field].map((entry: { code: string }) => entry.code)).toContain(code);
});

it('refuses malformed values and a person with digits', async () => {
  expect((await create({ currency: 'gbp' })).body.error_messages.currency[0].code).toBe(
    'currency_is_in_invalid_format',
  );
  expect((await create({ name: '' })).body.error_messages.name[0].code).toBe('name_is_required');
  const person = {
    payment_types: ['priority'],
    beneficiary_entity_type: 'individual',
    beneficiary_first_name: 'R2',
    beneficiary_last_name: 'Unit',
    beneficiary_address: ['1 Road'],
    beneficiary_city: 'Leeds',
    beneficiary_country: 'GB',
  };
  expect((await create(person)).body.error_messages.beneficiary_first_name[0].code).toBe('first_name_contains_numbers');
});

it('accepts either alternative of a priority payment', async () => {
  const firm = {
    payment_types: ['priority'],
    beneficiary_company_name: 'Landlord Ltd',
    beneficiary_address: ['1 Road'],
    beneficiary_city: 'Leeds',
    beneficiary_country: 'GB',
  };
  const byIban = { account_number: '', routing_code_type_1: '', routing_code_value_1: '' };
  expect((await create(firm)).status).toBe(200);
  const { status } = await create({ ...firm, ...byIban, iban: 'GB33BUKB20201555555555', bic_swift: 'BUKBGB22' });
  expect(status).toBe(200);
  const long = await create({ ...firm, ...byIban, iban: 'G'.repeat(40), bic_swift: 'BUKBGB22' });
  expect(long.body.error_messages.iban[0].code).toBe('iban_is_invalid');
});

it('validates without names and without keeping anything', async () => {
  const named = ['name', 'bank_account_holder_name'];
  const details = Object.fromEntries(Object.entries(britishBeneficiary).filter(([field]) => !named.includes(field)));
  const before = (await simulator.control('GET', 'books')).body.beneficiaries.length;
  const { status, body } = await simulator.call('POST', '/beneficiaries/validate', details);
  expect(status).toBe(200);
  expect(body).not.toHaveProperty('id');
  expect((await simulator.control('GET', 'books')).body.beneficiaries).toHaveLength(before);
});

it('updates, but not the kind of holder, and deletes', async () => {
  const id = await createBeneficiary(simulator);
  const update = (changes: Parameters) => simulator.call('POST', `/beneficiaries/${id}`, { ...own, ...changes });
  expect((await update({ account_number: '11112222' })).body).toMatchObject({
    account_number: '11112222',
    name: 'Landlord',
  });
  expect((await update({ beneficiary_entity_type: 'individual' })).body.error_code).toBe('beneficiary_update_failed');
  expect((await simulator.call('POST', `/beneficiaries/${id}/delete`, own)).body.id).toBe(id);
  expect((await simulator.call('GET', `/beneficiaries/${id}`, own)).body.error_code).toBe('beneficiary_not_found');
  expect((await update({ name: 'Late' })).status).toBe(404);
  expect((await simulator.call('GET', `/beneficiaries/${randomUUID()}`, own)).status).toBe(404);
});
