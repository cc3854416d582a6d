import { randomUUID } from 'node:crypto';
import { createFaultInjector } from '../../local/provider/faults/faultInjector';
import { readFaultSettings } from '../../local/provider/faults/readRules';
import { codeOf, conversionOf, createBeneficiary, paymentTo } from './support/records';
import { startSimulator, type Parameters, type RunningSimulator } from './support/startSimulator';
import { clientAccount, clientContact, houseAccount } from './support/world';

let simulator: RunningSimulator;
let beneficiaryId: string;
beforeAll(async () => {
  simulator = await startSimulator();
  beneficiaryId = await createBeneficiary(simulator);
});
afterAll(() => simulator.stop());
afterEach(() => simulator.control('POST', 'faults', { rules: [] }));

const set = (...rules: object[]) => simulator.control('POST', 'faults', { seed: 7, rules });
const create = (changes: Parameters = {}) =>
  simulator.call('POST', '/payments/create', paymentTo(beneficiaryId, changes));
const find = (key: string) =>
  simulator.call('GET', '/payments/find', { on_behalf_of: clientContact, unique_request_id: key });

it('drop_after_commit does the work and cuts the connection', async () => {
  await set({ path: '/payments/create', fault: 'drop_after_commit', times: 1 });
  const key = randomUUID();
  await expect(create({ unique_request_id: key })).rejects.toThrow();
  expect((await create({ unique_request_id: key })).body.error_messages).toHaveProperty('duplicate_request');
  expect((await find(key)).body.payments).toHaveLength(1);
});

const transfer = {
  source_account_id: clientAccount,
  destination_account_id: houseAccount,
  currency: 'GBP',
  amount: '1',
};

it.each([
  ['/conversions/create', '/conversions/find', (key: string) => conversionOf({ unique_request_id: key })],
  ['/transfers/create', '/transfers/find', (key: string) => ({ ...transfer, unique_request_id: key })],
])('drop_after_commit at %s is found out by the key', async (path, finding, parametersFor) => {
  await set({ path, fault: 'drop_after_commit', times: 1 });
  const key = randomUUID();
  await expect(simulator.call('POST', path, parametersFor(key))).rejects.toThrow();
  expect(codeOf(await simulator.call('POST', path, parametersFor(key)))).toMatch(/^duplicate_/);
  const { body } = await simulator.call('GET', finding, { on_behalf_of: clientContact, unique_request_id: key });
  expect(body.pagination.total_entries).toBe(1);
});

it('reset cuts the connection before the work', async () => {
  await set({ path: '/payments/create', fault: 'reset', times: 1 });
  const key = randomUUID();
  await expect(create({ unique_request_id: key })).rejects.toThrow();
  expect((await create({ unique_request_id: key })).status).toBe(200);
});

it.each([
  ['timeout', [], 0],
  ['timeout', ['drop_after_commit'], 1],
])('%s holds the connection; with %j the work is done', async (fault, others, kept) => {
  await set(...[fault, ...others].map((name) => ({ path: '/payments/create', fault: name, times: 1 })));
  const key = randomUUID();
  const state = await Promise.race([
    create({ unique_request_id: key }).then(
      () => 'answered',
      () => 'cut',
    ),
    new Promise((resolve) => setTimeout(resolve, 300, 'held')),
  ]);
  expect(state).toBe('held');
  expect((await find(key)).body.payments).toHaveLength(kept);
});

it.each([
  ['http_500', 500, 'internal_application_error'],
  ['http_503_html', 503, '<html>'],
  ['rate_limit', 429, 'too_many_requests'],
  ['offline', 503, 'service_unavailable'],
])('%s answers %i in place of the work', async (fault, status, text) => {
  await set({ path: '/payments/create', fault, times: 1 });
  const key = randomUUID();
  const refused = await create({ unique_request_id: key });
  expect([refused.status, refused.text.includes(text)]).toEqual([status, true]);
  expect(refused.headers.get('x-request-id')).toBeTruthy();
  expect((await create({ unique_request_id: key })).status).toBe(200);
});

it('bad_json cuts the answer of work that is done', async () => {
  await set({ path: '/payments/create', fault: 'bad_json', times: 1 });
  const key = randomUUID();
  const { status, text } = await create({ unique_request_id: key });
  expect(status).toBe(200);
  expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
  expect((await find(key)).body.payments).toHaveLength(1);
});

it('slow answers after three seconds', async () => {
  await set({ path: '/accounts', fault: 'slow', times: 1 });
  const before = Date.now();
  expect((await simulator.call('GET', '/accounts/current')).status).toBe(200);
  expect(Date.now() - before).toBeGreaterThanOrEqual(2_900);
});

it('reaches only the paths that fit, and an empty list clears', async () => {
  await set({ path: '/payments/{id}', fault: 'http_500' }, { path: '/balances', fault: 'http_500' });
  const { body } = await create();
  const path = `/payments/${body.id}`;
  expect((await simulator.call('GET', path, { on_behalf_of: clientContact })).status).toBe(500);
  expect((await simulator.call('GET', '/balances/GBP')).status).toBe(500);
  await set();
  expect((await simulator.call('GET', '/balances/GBP')).status).toBe(200);
});

it('shows in the journal, which holds no key', async () => {
  await set({ path: '/accounts/current', fault: 'http_500', times: 1 });
  await simulator.call('GET', '/accounts/current');
  const { body } = await simulator.control('GET', 'requests?path=/accounts/current');
  expect(body.requests[0]).toMatchObject({
    method: 'GET',
    path: '/accounts/current',
    faults: ['http_500'],
    status: 500,
  });
  const { text } = await simulator.control('GET', 'requests');
  expect(text).toContain('[redacted]');
  expect(text).not.toContain('a1'.repeat(32));
});

it.each([
  [{ rules: [{ fault: 'flood' }] }, 'fault'],
  [{ rules: [{ fault: 'slow', probability: 2 }] }, 'probability'],
  [{ rules: 'all' }, 'rules'],
])('refuses settings %j', async (settings, named) => {
  const { status, body } = await simulator.control('POST', 'faults', settings);
  expect([status, body.error.startsWith(named)]).toEqual([400, true]);
});

describe('chances', () => {
  const firings = (seed: number, times?: number) => {
    const injector = createFaultInjector();
    injector.set(readFaultSettings({ seed, rules: [{ path: '', fault: 'reset', probability: 0.3, times }] }));
    return Array.from({ length: 1_000 }, () => injector.forRequest('/payments/create').has('reset'));
  };
  const count = (fired: boolean[]) => fired.filter(Boolean).length;

  it('are the same for the same seed and near the probability', () => {
    expect(firings(7)).toEqual(firings(7));
    expect(firings(7)).not.toEqual(firings(8));
    expect(count(firings(7))).toBeGreaterThan(240);
    expect(count(firings(7))).toBeLessThan(360);
  });

  it('end after the given times', () => expect(count(firings(7, 10))).toBe(10));
});
