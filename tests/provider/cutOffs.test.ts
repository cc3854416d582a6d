import { createBeneficiary, paymentTo } from './support/records';
import { startSimulator, type Parameters, type RunningSimulator } from './support/startSimulator';
import { clientAccount, clientContact, otherClientAccount } from './support/world';

let simulator: RunningSimulator;
beforeEach(async () => (simulator = await startSimulator()));
afterEach(() => simulator.stop());

const own = { on_behalf_of: clientContact };
const american = {
  bank_country: 'US',
  currency: 'USD',
  account_number: '123456',
  routing_code_type_1: 'aba',
  routing_code_value_1: '021000021',
  beneficiary_entity_type: 'company',
  beneficiary_company_name: 'Parts Inc',
  beneficiary_address: ['1 Street'],
  beneficiary_city: 'New York',
  beneficiary_country: 'US',
  beneficiary_state_or_province: 'NY',
  beneficiary_postcode: '10001',
  payment_types: ['priority', 'regular'],
};

async function pay(changes: Parameters = {}): Promise<string> {
  const id = await createBeneficiary(simulator, american);
  const payment = paymentTo(id, { currency: 'USD', payment_type: 'priority', ...changes });
  const { status, body } = await simulator.call('POST', '/payments/create', payment);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.id;
}
const get = async (id: string) => (await simulator.call('GET', `/payments/${id}`, own)).body;
const fund = async (accountId = clientAccount, currency = 'USD', amount = '500.00') => {
  await simulator.control('POST', 'funds', { accountId, currency, amount });
  await simulator.tick();
};

it('lets a payment go before the rail closes, and the next working day after it', async () => {
  await fund();
  const early = await pay();
  await simulator.tick();
  expect((await get(early)).status).toBe('released');
  await simulator.advance('PT5H');
  const late = await pay({ payment_date: '2026-07-15' });
  await simulator.tick();
  expect((await get(late)).status).toBe('ready_to_send');
  await simulator.advance('P1D');
  expect(await get(late)).toMatchObject({ status: 'completed', transferred_at: '2026-07-15T23:00:00+00:00' });
});

it('dates a payment without a date for the first day that it can still make', async () => {
  await simulator.advance('PT5H');
  expect((await get(await pay())).payment_date).toBe('2026-07-16');
  expect((await get(await pay({ payment_type: 'regular' }))).payment_date).toBe('2026-07-15');
});

it('pays nothing on a holiday of the currency', async () => {
  const id = await pay({ payment_date: '2026-09-04', amount: '100.00' });
  await simulator.advance('P51D');
  expect((await get(id)).status).toBe('ready_to_send');
  await simulator.advance('P1D');
  await fund();
  // Saturday the fifth to Labor Day on Monday.
  await simulator.advance('P2D');
  expect((await get(id)).status).toBe('ready_to_send');
  await simulator.advance('P1D');
  expect(await get(id)).toMatchObject({ status: 'completed', transferred_at: '2026-09-07T23:00:00+00:00' });
});

it('lets everything happen at its own time when the clock jumps', async () => {
  await fund(clientAccount, 'USD', '100.00');
  const second = await pay({ payment_date: '2026-07-17', amount: '60.00' });
  const first = await pay({ payment_date: '2026-07-16', amount: '60.00' });
  await simulator.call('POST', '/transfers/create', {
    source_account_id: otherClientAccount,
    destination_account_id: clientAccount,
    currency: 'USD',
    amount: '1.00',
  });
  await simulator.advance('P30D');
  // There is money for one of them: the one that is due first, although it was made last.
  expect(await get(first)).toMatchObject({ status: 'completed', transferred_at: '2026-07-15T23:00:00+00:00' });
  expect((await get(second)).status).toBe('ready_to_send');
  const { body } = await simulator.control('GET', 'books');
  expect(body.transfers[0].status).toBe('pending');
});
