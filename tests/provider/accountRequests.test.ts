import { randomUUID } from 'node:crypto';
import { accountRequestsKey, startSimulator, type Json, type RunningSimulator } from './support/startSimulator';

let simulator: RunningSimulator;
beforeAll(async () => {
  simulator = await startSimulator();
});
afterAll(() => simulator.stop());
afterEach(() => simulator.control('POST', 'faults', { rules: [] }));

const requestFor = (accountName: string) => ({ submissionId: 'one', form: { accountName } });

async function post(key: string, request: object, change: RequestInit = {}, credential = accountRequestsKey) {
  const headers = { authorization: `Bearer ${credential}`, 'idempotency-key': key };
  const address = `${simulator.url}/provider/account-requests`;
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(request), ...change });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as Json };
}

const taken = async () => (await simulator.control('GET', 'books')).body.accountRequests as Json[];

it('takes a request once: the same key gets the first answer, and another content is refused', async () => {
  const key = randomUUID();
  const first = await post(key, requestFor('Nordics AB'));
  expect(first).toEqual({ status: 201, body: { reference: expect.stringMatching(/^\d{6}-\d{5}$/) } });
  expect(await post(key, requestFor('Nordics AB'))).toEqual({ status: 200, body: first.body });
  expect((await post(key, requestFor('Another AB'))).status).toBe(409);
  const ofKey = (await taken()).filter((row) => row.key === key);
  expect(ofKey).toMatchObject([{ reference: first.body.reference, account_name: 'Nordics AB' }]);
});

it('refuses what it cannot read, a wrong credential, another method and the name for refusals, and keeps none of them', async () => {
  const before = (await taken()).length;
  const answers = [
    await post('', requestFor('Nordics AB')),
    await post(randomUUID(), { form: {} }),
    await post(randomUUID(), requestFor('Nordics AB'), {}, 'wrong'),
    await post(randomUUID(), requestFor('Nordics AB'), { method: 'PUT' }),
    await post(randomUUID(), requestFor('SIM-REFUSED AB')),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 401, 405, 422]);
  expect(answers.every(({ body }) => body.message.length > 0)).toBe(true);
  expect((await taken()).length).toBe(before);
});

it('honours faults, records each call, and shows what it took on its page', async () => {
  const key = randomUUID();
  const rule = { path: '/account-requests', fault: 'drop_after_commit', times: 1 };
  await simulator.control('POST', 'faults', { seed: 7, rules: [rule] });
  await expect(post(key, requestFor('Lost AB'))).rejects.toThrow();
  const { status, body } = await post(key, requestFor('Lost AB'));
  expect(status).toBe(200);
  const { requests } = (await simulator.control('GET', 'requests?path=/account-requests')).body;
  const ofKey = (requests as Json[]).filter(({ parameters }) => parameters['idempotency-key'] === key);
  expect(ofKey.map((entry) => [entry.status, entry.faults])).toEqual([
    [200, []],
    [null, ['drop_after_commit']],
  ]);
  expect(await (await fetch(`${simulator.url}/provider/`)).text()).toContain(String(body.reference));
});
