import { randomUUID } from 'node:crypto';
import { isValidIBAN } from 'ibantools';
import { startPushReceiver } from './support/pushReceiver';
import { balanceOf, codeOf } from './support/records';
import { startSimulator, type Json, type Parameters, type RunningSimulator } from './support/startSimulator';
import { clientAccount, clientContact, houseAccount, otherClientContact } from './support/world';

let simulator: RunningSimulator;
beforeEach(async () => (simulator = await startSimulator()));
afterEach(() => simulator.stop());

const own = { on_behalf_of: clientContact };
const routes = (currency: string, more: Parameters = {}) =>
  simulator.call('GET', '/funding_accounts/find', { ...own, currency, ...more });
const numberFor = async (currency: string) =>
  (await routes(currency)).body.funding_accounts[0].account_number as string;
const send = async (changes: Parameters = {}) =>
  simulator.call('POST', '/demo/funding/create', {
    id: randomUUID(),
    amount: '150.53',
    currency: 'USD',
    sender_name: 'Customer Inc',
    sender_reference: 'Inv 7',
    receiver_account_number: await numberFor('USD'),
    ...own,
    ...changes,
  });
const transactionOf = async (relatedId: string) =>
  (await simulator.call('GET', '/transactions/find', { ...own, related_entity_id: relatedId })).body
    .transactions[0] as Json;

describe('funding accounts', () => {
  it('are one per rail, always the same for an account', async () => {
    const { body } = await routes('USD');
    expect(body.funding_accounts.map((row: Json) => [row.payment_type, row.routing_code_type])).toEqual([
      ['regular', 'ach_routing_number'],
      ['priority', 'wire_routing_number'],
    ]);
    expect(body.funding_accounts[0]).toMatchObject({ account_id: clientAccount, account_holder_name: 'First Client' });
    expect((await routes('USD')).body).toEqual(body);
    expect(body.pagination.total_entries).toBe(2);
    const { body: other } = await routes('USD', { on_behalf_of: otherClientContact });
    expect(other.funding_accounts[0].account_number).not.toBe(body.funding_accounts[0].account_number);
    expect((await routes('USD', { payment_type: 'priority' })).body.funding_accounts).toHaveLength(1);
  });

  it('have valid IBANs', async () => {
    expect(isValidIBAN(await numberFor('EUR'))).toBe(true);
    expect(isValidIBAN(await numberFor('CHF'))).toBe(true);
  });

  it.each<[string, Parameters, number, string]>([
    ['no currency', { currency: '' }, 400, 'currency_is_required'],
    ['a malformed one', { currency: 'a' }, 400, 'currency_is_in_invalid_format'],
    ['one that cannot be received', { currency: 'INR' }, 400, 'funding_accounts_not_found'],
    ['one that is not traded', { currency: 'XAU' }, 400, 'currency_is_not_supported'],
    ["a stranger's account", { account_id: randomUUID() }, 404, 'account_not_found'],
  ])('refuse %s', async (_, parameters, status, code) => {
    const reply = await routes('GBP', parameters);
    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
  });
});

describe('money sent to one of them', () => {
  it('is pending, and then in the balance with its sender', async () => {
    const id = randomUUID();
    const { status, body } = await send({ id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      account_id: clientAccount,
      state: 'approved',
      amount: '150.53',
      currency: 'USD',
      action: 'approve',
      sender_name: 'Customer Inc',
      sender_reference: 'Inv 7',
      sender_address: null,
      short_reference: expect.stringMatching(/^IF-20260715-[A-Z]{6}$/),
    });
    expect(await transactionOf(id)).toMatchObject({ status: 'pending', balance_amount: null, action: 'funding' });
    const path = `/funding_transactions/${id}`;
    expect(codeOf(await simulator.call('GET', path, own))).toBe('transaction_not_found');
    await simulator.tick();
    expect(await balanceOf(simulator, 'USD')).toBe('150.53');
    const { body: funding } = await simulator.call('GET', path, own);
    expect(funding).toMatchObject({
      id,
      rail: 'ACH',
      additional_information: 'Inv 7',
      receiving_account_iban: null,
      sender: { sender_name: 'Customer Inc', sender_country: 'GB', sender_iban: null },
    });
    expect((await simulator.call('GET', path, { on_behalf_of: otherClientContact })).status).toBe(404);
    const { body: sender } = await simulator.call('GET', `/transactions/sender/${id}`, own);
    expect(sender).toMatchObject({ id, sender: 'Customer Inc;;GB;;;', amount: '150.53' });
    expect(codeOf(await send({ id }))).toBe('id_has_already_been_taken');
  });

  it('goes back when it is rejected', async () => {
    const receiver = await startPushReceiver('push-signing-key');
    await simulator.stop();
    simulator = await startSimulator({ pushUrl: receiver.url });
    const id = randomUUID();
    await send({ id, action: 'reject' });
    await simulator.tick();
    await receiver.until(2);
    expect(receiver.types()).toEqual([
      'pending_cash_manager_transaction_notification',
      'reject_cash_manager_transaction_notification',
    ]);
    expect((await transactionOf(id)).status).toBe('deleted');
    expect(await balanceOf(simulator, 'USD')).toBe('0.00');
    await receiver.stop();
  });

  it.each<[string, Parameters, string]>([
    ['no id', { id: '' }, 'id_cant_be_blank'],
    ['no amount', { amount: '' }, 'amount_cant_be_blank'],
    ['nothing', { amount: '0' }, 'amount_must_be_greater_than_0'],
    ['three decimals', { amount: '1.005' }, 'amount_is_invalid'],
    ['a trillion', { amount: '1000000000000' }, 'amount_must_be_less_than_1000000000000'],
    ['an unknown number', { receiver_account_number: '1' }, 'receiver_account_number_not_found'],
    ['another currency', { currency: 'CAD' }, 'currency_not_supported_by_account'],
    ['an unknown currency', { currency: 'XAU' }, 'currency_is_invalid'],
    ['an odd action', { action: 'ignore' }, 'action_is_invalid'],
  ])('is refused with %s', async (_, changes, code) => {
    const reply = await send(changes);
    expect([reply.status, codeOf(reply)]).toEqual([400, code]);
  });
});

describe('screening', () => {
  const verdict = (id: string, accepted: string, reason: string) =>
    simulator.call('PUT', `/collections_screening/${id}/complete`, { accepted, reason });
  const sendScreened = async () => {
    const id = randomUUID();
    await send({ id, sender_name: 'Customer SIM-SCREENING' });
    await simulator.tick();
    return id;
  };

  it('holds the money until somebody accepts it', async () => {
    const id = await sendScreened();
    const { id: transactionId, status } = await transactionOf(id);
    expect(status).toBe('pending');
    expect((await verdict(transactionId, 'true', 'accepted')).body).toEqual({
      transaction_id: transactionId,
      account_id: clientAccount,
      house_account_id: houseAccount,
      result: { reason: 'accepted', accepted: true },
    });
    await simulator.tick();
    expect((await transactionOf(id)).status).toBe('completed');
    expect(codeOf(await verdict(transactionId, 'true', 'accepted'))).toBe('screening_already_expired');
  });

  it('sends it back when it is refused', async () => {
    const id = await sendScreened();
    expect((await verdict(id, 'false', 'suspected_fraud')).status).toBe(200);
    await simulator.tick();
    expect((await transactionOf(id)).status).toBe('deleted');
  });

  it('ends by itself after 23.5 hours', async () => {
    const id = await sendScreened();
    await simulator.advance('PT23H29M');
    expect((await transactionOf(id)).status).toBe('pending');
    await simulator.advance('PT2M');
    expect(await transactionOf(id)).toMatchObject({
      status: 'completed',
      completed_at: '2026-07-16T10:30:00+00:00',
    });
  });

  it.each([
    ['false', 'accepted', 400, 'invalid_request'],
    ['true', 'suspected_fraud', 400, 'invalid_request'],
    ['perhaps', 'accepted', 400, 'accepted_type_is_wrong'],
  ])('refuses %s with %s', async (accepted, reason, status, code) => {
    const reply = await verdict(await sendScreened(), accepted, reason);
    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
  });

  it('knows its money', async () => {
    expect(codeOf(await verdict(randomUUID(), 'true', 'accepted'))).toBe('resource_not_found');
  });
});
