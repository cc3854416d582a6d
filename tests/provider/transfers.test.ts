import { randomUUID } from 'node:crypto';
import { balanceOf, codeOf } from './support/records';
import { startSimulator, type Json, type Parameters, type RunningSimulator } from './support/startSimulator';
import {
  clientAccount,
  clientContact,
  houseAccount,
  houseContact,
  otherClientAccount,
  otherClientContact,
  strangerAccount,
} from './support/world';

let simulator: RunningSimulator;
beforeEach(async () => (simulator = await startSimulator()));
afterEach(() => simulator.stop());

const create = (changes: Parameters = {}) =>
  simulator.call('POST', '/transfers/create', {
    source_account_id: clientAccount,
    destination_account_id: otherClientAccount,
    currency: 'GBP',
    amount: '250.50',
    reason: 'Payroll',
    ...changes,
  });
const get = async (id: string) => (await simulator.call('GET', `/transfers/${id}`)).body;
const balances = () => Promise.all([clientContact, otherClientContact].map((c) => balanceOf(simulator, 'GBP', c)));

it('waits first, then moves the money', async () => {
  const { status, body } = await create({ unique_request_id: 'first' });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.any(String),
    short_reference: expect.stringMatching(/^BT-20260715-[A-Z]{6}$/),
    source_account_id: clientAccount,
    destination_account_id: otherClientAccount,
    currency: 'GBP',
    amount: '250.50',
    status: 'pending',
    reason: 'Payroll',
    completed_at: '',
    created_at: '2026-07-15T11:00:00+00:00',
    updated_at: '2026-07-15T11:00:00+00:00',
    creator_account_id: houseAccount,
    creator_contact_id: houseContact,
    unique_request_id: 'first',
  });
  expect(await balances()).toEqual(['10000.00', '0.00']);
  await simulator.tick();
  expect(await get(body.id)).toMatchObject({ status: 'completed', completed_at: '2026-07-15T11:00:00+00:00' });
  expect(await balances()).toEqual(['9749.50', '250.50']);
});

it('enters a debit and a credit, which are found as transfers and called balance_transfer', async () => {
  const { body } = await create();
  await simulator.tick();
  const find = async (contact: string) =>
    (await simulator.call('GET', '/transactions/find', { on_behalf_of: contact, related_entity_type: 'transfer' })).body
      .transactions as Json[];
  const entry = { related_entity_type: 'balance_transfer', related_entity_id: body.id, action: 'transfer' };
  expect(await find(clientContact)).toMatchObject([{ ...entry, type: 'debit', balance_amount: '9749.50' }]);
  expect(await find(otherClientContact)).toMatchObject([{ ...entry, type: 'credit', balance_amount: '250.50' }]);
});

it('stays pending while the source lacks the money', async () => {
  const { body } = await create({ amount: '10000.01' });
  await simulator.advance('P1D');
  expect((await get(body.id)).status).toBe('pending');
  await simulator.control('POST', 'funds', { accountId: clientAccount, currency: 'GBP', amount: '0.01' });
  await simulator.tick();
  expect((await get(body.id)).status).toBe('completed');
});

it('is cancelled while it waits, and not afterwards', async () => {
  const { body } = await create();
  const cancelled = await simulator.call('POST', `/transfers/${body.id}/cancel`);
  expect(cancelled.body).toMatchObject({ id: body.id, status: 'cancelled', completed_at: '' });
  await simulator.tick();
  expect(await balances()).toEqual(['10000.00', '0.00']);
  expect(codeOf(await simulator.call('POST', `/transfers/${body.id}/cancel`))).toBe('transfer_is_already_cancelled');
  const { body: next } = await create();
  await simulator.tick();
  expect(codeOf(await simulator.call('POST', `/transfers/${next.id}/cancel`))).toBe('transfer_is_already_completed');
});

it.each<[string, Parameters, string]>([
  ['one account', { destination_account_id: clientAccount }, 'same_source_and_destination_accounts'],
  ['a stranger', { destination_account_id: strangerAccount }, 'account_not_found'],
  ['nobody', { source_account_id: randomUUID() }, 'account_not_found'],
  ['nothing', { amount: '0.00' }, 'amount_type_is_wrong'],
  ['too much', { amount: '10000000000.01' }, 'amount_is_too_big'],
  ['too many decimals', { currency: 'JPY', amount: '10.5' }, 'invalid_amount_format'],
  ['an unknown currency', { currency: 'XAU' }, 'currency_is_not_supported'],
  ['a long reason', { reason: 'x'.repeat(256) }, 'reason_too_long'],
  ['a long key', { unique_request_id: 'x'.repeat(101) }, 'unique_request_id_too_long'],
  ['on_behalf_of', { on_behalf_of: clientContact }, 'invalid_extra_parameters'],
])('refuses %s', async (_, changes, code) => {
  const reply = await create(changes);
  expect([reply.status, codeOf(reply)]).toEqual([400, code]);
  expect((await simulator.control('GET', 'books')).body.transfers).toEqual([]);
});

it('takes a key once, also of a cancelled transfer', async () => {
  const { body } = await create({ unique_request_id: 'once' });
  await simulator.call('POST', `/transfers/${body.id}/cancel`);
  await simulator.restart();
  const again = await create({ unique_request_id: 'once' });
  expect(codeOf(again)).toBe('duplicate_unique_request_id');
  const found = await simulator.call('GET', '/transfers/find', { unique_request_id: 'once' });
  expect(found.body.transfers).toMatchObject([{ id: body.id, status: 'cancelled' }]);
});

it('is found by its ends and its creator, up to two years back', async () => {
  await create({ amount: '10.00' });
  await create({ amount: '20.00', source_account_id: otherClientAccount, destination_account_id: houseAccount });
  const find = (parameters: Parameters) => simulator.call('GET', '/transfers/find', parameters);
  const count = async (parameters: Parameters) => (await find(parameters)).body.pagination.total_entries;
  expect(await count({})).toBe(2);
  expect(await count({ on_behalf_of: clientContact })).toBe(1);
  expect(await count({ destination_account_id: houseAccount })).toBe(1);
  expect(await count({ amount_from: '15', amount_to: '20' })).toBe(1);
  expect(await count({ created_at_from: '2024-07-16' })).toBe(2);
  expect(codeOf(await find({ created_at_from: '2024-07-14' }))).toBe('created_at_from_is_too_old');
  expect(codeOf(await find({ per_page: '0' }))).toBe('per_page_is_too_small');
});
