import { codeOf, createBeneficiary, paymentTo } from './support/records';
import { startSimulator, type Parameters, type RunningSimulator } from './support/startSimulator';
import { clientContact } from './support/world';

let simulator: RunningSimulator;
beforeEach(async () => (simulator = await startSimulator()));
afterEach(() => simulator.stop());

const forHouse = { on_behalf_of: '' };
const ann = {
  payer_entity_type: 'individual',
  payer_first_name: 'Ann',
  payer_last_name: 'Own',
  payer_city: 'Leeds',
  payer_address: ['1 Road'],
  payer_country: 'GB',
  payer_date_of_birth: '1990-01-01',
};

async function pay(changes: Parameters) {
  const beneficiaryId = await createBeneficiary(simulator, forHouse);
  return simulator.call('POST', '/payments/create', paymentTo(beneficiaryId, { ...forHouse, ...changes }));
}

it('is the account itself where nobody is named', async () => {
  const beneficiaryId = await createBeneficiary(simulator);
  const { body } = await simulator.call('POST', '/payments/create', paymentTo(beneficiaryId));
  expect(body.payer_details_source).toBe('account');
  const own = { on_behalf_of: clientContact };
  const { body: payer } = await simulator.call('GET', `/payers/${body.payer_id}`, own);
  expect(payer).toMatchObject({ id: body.payer_id, legal_entity_type: 'company', company_name: 'First Client' });
  expect(codeOf(await simulator.call('GET', `/payers/${body.payer_id}`))).toBe('payer_not_found');
});

it('is who was named', async () => {
  const { body } = await pay(ann);
  expect(body.payer_details_source).toBe('payer');
  expect((await simulator.call('GET', `/payers/${body.payer_id}`)).body).toMatchObject({
    legal_entity_type: 'individual',
    first_name: 'Ann',
    last_name: 'Own',
    address: '1 Road',
    country: 'GB',
    company_name: null,
  });
});

it.each<[Parameters, string]>([
  [{ payer_country: 'GB' }, 'payer_details_are_missing'],
  [{ ...ann, payer_date_of_birth: '' }, 'payer_details_are_missing'],
  [{ ...ann, payer_country: 'KP' }, 'unsupported_payer_country_code'],
])('is refused as %j', async (changes, code) => {
  expect(codeOf(await pay(changes))).toBe(code);
});
