import { randomUUID } from 'node:crypto';
import { balanceOf, createBeneficiary, paymentTo } from './support/records';
import { startSimulator, type Parameters, type RunningSimulator } from './support/startSimulator';
import { clientAccount, clientContact, otherClientContact } from './support/world';

let simulator: RunningSimulator;
let beneficiaryId: string;
beforeEach(async () => {
  simulator = await startSimulator();
  beneficiaryId = await createBeneficiary(simulator);
});
afterEach(() => simulator.stop());

const create = (changes: Parameters = {}) =>
  simulator.call('POST', '/payments/create', paymentTo(beneficiaryId, changes));
const get = async (id: string, more: Parameters = {}) =>
  (await simulator.call('GET', `/payments/${id}`, { on_behalf_of: clientContact, ...more })).body;

/** Steps a payment to its end and returns the statuses it went through. */
async function walk(id: string): Promise<string[]> {
  const seen = [(await get(id)).status];
  for (let round = 0; round < 6; round += 1) {
    await simulator.tick();
    const { status } = await get(id);
    if (status !== seen.at(-1)) seen.push(status);
  }
  return seen;
}

describe('creating a payment', () => {
  it('answers the payment as ready to send', async () => {
    const { status, body } = await create({ amount: '12.5' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      amount: '12.50',
      status: 'ready_to_send',
      payment_date: '2026-07-15',
      payment_type: 'regular',
      charge_type: null,
      authorisation_steps_required: '0',
      transferred_at: '',
      creator_contact_id: clientContact,
      created_at: '2026-07-15T11:00:00+00:00',
    });
    expect(body.short_reference).toMatch(/^260715-[A-Z]{6}001$/);
    expect(body).not.toHaveProperty('account_id');
  });

  it('names every missing parameter twice, as the provider does', async () => {
    const { status, body } = await simulator.call('POST', '/payments/create', {});
    expect([status, body.error_code]).toEqual([400, 'payment_create_failed']);
    const codes = body.error_messages.currency.map((entry: { code: string }) => entry.code);
    expect(codes).toEqual(['currency_is_required', 'currency_is_in_invalid_format']);
    expect(Object.keys(body.error_messages).sort()).toEqual(
      ['amount', 'beneficiary_id', 'currency', 'reason', 'reference', 'unique_request_id'].sort(),
    );
  });

  it.each<[string, Parameters, string]>([
    ['unknown beneficiary', { beneficiary_id: randomUUID() }, 'invalid_beneficiary_id'],
    ["another client's beneficiary", { on_behalf_of: otherClientContact }, 'invalid_beneficiary_id'],
    ['other currency', { currency: 'EUR' }, 'invalid_beneficiary_currency'],
    ['too many decimals', { amount: '1.005' }, 'amount_type_is_wrong'],
    ['nothing', { amount: '0.00' }, 'amount_type_is_wrong'],
    ['more than the rail carries', { amount: '1000000.01' }, 'payment_above_limit'],
    ['a Saturday', { payment_date: '2026-07-18' }, 'invalid_payment_date'],
    ['yesterday', { payment_date: '2026-07-14' }, 'invalid_payment_date'],
    ['no such day', { payment_date: '2027-02-30' }, 'invalid_payment_date'],
    ['an unsupported type', { payment_type: 'priority' }, 'invalid_type'],
    ['a charge type on a local payment', { charge_type: 'shared' }, 'invalid_charge_type'],
    ['a purpose where none is wanted', { purpose_code: 'goods' }, 'request_contains_blocked_fields'],
    ['half an invoice', { invoice_number: 'A1' }, 'invoice_date_missing'],
    ['payer details for a client', { payer_country: 'GB' }, 'payer_details_not_allowed'],
    ['an unknown conversion', { conversion_id: randomUUID() }, 'invalid_conversion_id'],
    ['an extra parameter', { colour: 'red' }, 'invalid_extra_parameters'],
    ['a list where a value is due', { reason: ['Rent'] }, 'invalid_extra_parameters'],
  ])('refuses %s', async (_, changes, code) => {
    const { status, body } = await create(changes);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`"code":"${code}"`);
    expect((await simulator.control('GET', 'books')).body.payments).toEqual([]);
  });

  it('takes a body as multipart form data too', async () => {
    const form = new FormData();
    Object.entries(paymentTo(beneficiaryId)).forEach(([name, value]) => form.append(name, String(value)));
    const { body } = await simulator.call('POST', '/authenticate/api', { login_id: 'x', api_key: 'y' });
    expect(body.error_code).toBe('auth_invalid_user_login_details');
    const token = await fetch(`${simulator.url}/provider/v2/authenticate/api`, {
      method: 'POST',
      body: new URLSearchParams({ login_id: 'api@house.test', api_key: 'a1'.repeat(32) }),
    }).then(async (response) => ((await response.json()) as { auth_token: string }).auth_token);
    const response = await fetch(`${simulator.url}/provider/v2/payments/create`, {
      method: 'POST',
      headers: { 'x-auth-token': token },
      body: form,
    });
    expect(response.status).toBe(200);
  });

  it('validates without keeping anything', async () => {
    const { body, headers } = await simulator.call('POST', '/payments/validate', paymentTo(beneficiaryId));
    expect(body).toEqual({ validation_result: 'success' });
    expect(headers.get('x-sca-type')).toBe('NONE');
    expect((await simulator.control('GET', 'books')).body.payments).toEqual([]);
  });
});

describe('unique_request_id', () => {
  it('takes one of fifty at the same time', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 50 }, () => create({ unique_request_id: key })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) expect(body.error_messages.duplicate_request[0].code).toBe('duplicate_request');
    expect((await simulator.control('GET', 'books')).body.payments).toHaveLength(1);
  });

  it('stays taken by a deleted payment, which with_deleted finds', async () => {
    const key = randomUUID();
    const { body: payment } = await create({ unique_request_id: key });
    const deleted = await simulator.call('POST', `/payments/${payment.id}/delete`, { on_behalf_of: clientContact });
    expect(deleted.body.status).toBe('ready_to_send');
    await simulator.restart();
    expect((await create({ unique_request_id: key })).body.error_messages).toHaveProperty('duplicate_request');
    const find = { on_behalf_of: clientContact, unique_request_id: key };
    expect((await simulator.call('GET', '/payments/find', find)).body.payments).toEqual([]);
    const found = await simulator.call('GET', '/payments/find', { ...find, with_deleted: 'true' });
    expect(found.body.payments).toMatchObject([{ id: payment.id, status: 'deleted' }]);
    expect((await get(payment.id)).error_code).toBe('payment_not_found');
    expect((await get(payment.id, { with_deleted: 'true' })).status).toBe('deleted');
  });

  it('belongs to its account: another client may use the same', async () => {
    const key = randomUUID();
    const own = { on_behalf_of: otherClientContact };
    const otherBeneficiary = await createBeneficiary(simulator, own);
    await create({ unique_request_id: key });
    const again = paymentTo(otherBeneficiary, { unique_request_id: key, ...own });
    expect((await simulator.call('POST', '/payments/create', again)).status).toBe(200);
  });
});

describe('the life of a payment', () => {
  it('goes one step a tick, and is debited when released', async () => {
    const { body } = await create();
    await simulator.tick();
    const released = await get(body.id);
    expect(released).toMatchObject({ status: 'released', review_status: 'passed' });
    expect(await balanceOf(simulator)).toBe('9900.00');
    await simulator.tick();
    expect((await get(body.id)).status).toBe('submitted');
    await simulator.tick();
    expect(await get(body.id)).toMatchObject({ status: 'completed', transferred_at: '2026-07-15T11:00:00+00:00' });
    const { transactions } = (
      await simulator.call('GET', '/transactions/find', { on_behalf_of: clientContact, related_entity_id: body.id })
    ).body;
    expect(transactions).toMatchObject([
      { type: 'debit', action: 'payment', status: 'completed', amount: '100.00', balance_amount: '9900.00' },
    ]);
  });

  it('pays a read-only copy of the beneficiary', async () => {
    const { body } = await create();
    await simulator.tick();
    const copyId = (await get(body.id)).beneficiary_id;
    expect(copyId).not.toBe(beneficiaryId);
    const own = { on_behalf_of: clientContact };
    expect((await simulator.call('GET', `/beneficiaries/${copyId}`, own)).body.account_number).toBe('31926819');
    const found = await simulator.call('POST', '/beneficiaries/find', own);
    expect(found.body.beneficiaries.map((row: { id: string }) => row.id)).toEqual([beneficiaryId]);
    const edited = await simulator.call('POST', `/beneficiaries/${copyId}`, { ...own, name: 'Other' });
    expect([edited.status, edited.body.error_code]).toEqual([404, 'beneficiary_not_found']);
  });

  it.each([
    ['SIM-COMPLIANCE-FAIL', ['ready_to_send', 'failed'], '10000.00'],
    ['SIM-BANK-RETURN', ['ready_to_send', 'released', 'submitted', 'completed', 'failed'], '10000.00'],
    ['SIM-STUCK', ['ready_to_send', 'released', 'submitted'], '9900.00'],
  ])('with reference %s goes %j', async (reference, statuses, balance) => {
    const { body } = await create({ reference: `Invoice 7 ${reference}` });
    expect(await walk(body.id)).toEqual(statuses);
    expect(await balanceOf(simulator)).toBe(balance);
  });

  it('waits for its date', async () => {
    const { body } = await create({ payment_date: '2026-07-17' });
    expect(await walk(body.id)).toEqual(['ready_to_send']);
    await simulator.control('POST', 'clock', { advance: 'P2D' });
    await simulator.logIn();
    expect((await get(body.id)).status).toBe('completed');
  });

  it('waits for funds', async () => {
    const { body } = await create({ amount: '10000.01' });
    expect(await walk(body.id)).toEqual(['ready_to_send']);
    await simulator.control('POST', 'funds', {
      accountId: clientAccount,
      currency: 'GBP',
      amount: '0.01',
      sender: 'Customer',
    });
    expect((await walk(body.id)).at(-1)).toBe('completed');
    expect(await balanceOf(simulator)).toBe('0.00');
  });

  it('cannot be changed once it has left', async () => {
    const { body } = await create();
    const own = { on_behalf_of: clientContact };
    const changed = await simulator.call('POST', `/payments/${body.id}`, { ...own, amount: '50.00' });
    expect(changed.body).toMatchObject({ amount: '50.00', reference: 'Rent July' });
    await simulator.tick();
    const late = await simulator.call('POST', `/payments/${body.id}`, { ...own, amount: '60.00' });
    expect(late.body.error_messages.can_not_be_edited[0].code).toBe('payment_can_not_be_edited');
    expect((await simulator.call('POST', `/payments/${body.id}/delete`, own)).status).toBe(400);
    expect(await balanceOf(simulator)).toBe('9950.00');
  });
});

describe('finding payments', () => {
  it('pages, orders and filters', async () => {
    for (const amount of ['30.00', '10.00', '9.00']) await create({ amount });
    const page = { on_behalf_of: clientContact, order: 'amount', order_asc_desc: 'desc', per_page: '2' };
    const { body } = await simulator.call('GET', '/payments/find', { ...page, page: '2' });
    expect(body.payments.map((row: { amount: string }) => row.amount)).toEqual(['9.00']);
    expect(body.pagination).toEqual({
      total_entries: 3,
      total_pages: 2,
      current_page: 2,
      per_page: 2,
      previous_page: 1,
      next_page: -1,
      order: 'amount',
      order_asc_desc: 'desc',
    });
    const some = await simulator.call('GET', '/payments/find', { on_behalf_of: clientContact, amount_from: '10' });
    expect(some.body.pagination.total_entries).toBe(2);
    const none = await simulator.call('GET', '/payments/find', { on_behalf_of: clientContact, order: 'colour' });
    expect(none.body.error_messages.order[0].code).toBe('order_not_in_range');
  });

  it('shows the house its own, or all with scope', async () => {
    await create();
    expect((await simulator.call('GET', '/payments/find')).body.payments).toEqual([]);
    expect((await simulator.call('GET', '/payments/find', { scope: 'all' })).body.payments).toHaveLength(1);
    const { body } = await simulator.call('GET', '/payments/find', { on_behalf_of: otherClientContact });
    expect(body.payments).toEqual([]);
  });
});
