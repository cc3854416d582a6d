import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentedEndpoint } from '../../../tools/replaySamples/documented';
import { replaySample } from '../../../tools/replaySamples/replay';
import { startSampleServer, type SampleServer } from '../../../tools/replaySamples/sampleServer';

const balance = {
  id: 'b1',
  account_id: 'a1',
  currency: 'GBP',
  amount: '1.00',
  created_at: '2030-01-02T10:00:00Z',
  updated_at: '2030-01-02T10:00:00Z',
};
const refusal = { error_code: 'invalid_currency', error_messages: { currency: [{ code: 'bad', message: 'bad' }] } };
const onBehalfOf = { name: 'on_behalf_of', in: 'query' };

const reference: readonly DocumentedEndpoint[] = [
  {
    method: 'POST',
    path: '/authenticate/api',
    params: [
      { name: 'login_id', in: 'formData' },
      { name: 'api_key', in: 'formData' },
    ],
  },
  {
    method: 'GET',
    path: '/balances/{currency}',
    params: [{ name: 'currency', in: 'path', required: true }, onBehalfOf],
  },
  { method: 'GET', path: '/reference/currencies', params: [] },
  { method: 'GET', path: '/rates/find', params: [{ name: 'currency_pair', in: 'query', required: true }] },
  { method: 'GET', path: '/transfers/find', params: [{ name: 'moon_phase', in: 'query', required: true }] },
];

const samples: Record<string, unknown> = {
  'balance-by-currency': balance,
  'error-400-invalid-currency': refusal,
  'auth-200': { auth_token: 'token' },
  ibans: {},
  'payments-find': { payments: [] },
  'rates-find': { rates: {} },
  'transfers-find': { transfers: [] },
  'brand-new': {},
};

let folder: string;
let server: SampleServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
  for (const [name, body] of Object.entries(samples)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(body));
  server = await startSampleServer(reference);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test.each([
  ['balance-by-currency', 'getBalance', 'read 6 fields', true],
  ['error-400-invalid-currency', 'getBalance', 'rejected: invalid_currency currency=bad', true],
  ['auth-200', 'sign in', 'signed in', true],
  ['ibans', '–', 'the provider removed the call', true],
  ['brand-new', '–', 'nobody reads this sample', false],
])('%s: %s %s', async (sample, call, outcome, isGood) => {
  expect(await replaySample(folder, sample, server)).toEqual({ sample, call, outcome, isGood });
});

test.each([
  ['a path that is not documented', 'payments-find', 'is not documented'],
  ['a parameter that is not documented', 'rates-find', 'unknown ignore_invalid_pairs, missing –'],
  ['a parameter that is missing', 'transfers-find', 'unknown page, missing moon_phase'],
])('%s fails', async (_what, sample, reason) => {
  const { outcome, isGood } = await replaySample(folder, sample, server);
  expect([isGood, outcome.startsWith('unknown: undocumented_call')]).toEqual([false, true]);
  const text = await fetch(`${server.url}/${sample.replace('-', '/')}${queryOf(sample)}`).then((reply) => reply.text());
  expect(text).toContain(reason);
});

/** The parameters with which the client makes the call of a sample. */
function queryOf(sample: string): string {
  if (sample === 'rates-find') return '?currency_pair=EURGBP&ignore_invalid_pairs=true';
  return '?page=1';
}

test('a record without what is required cannot be read', async () => {
  writeFileSync(join(folder, 'balance-by-currency.json'), JSON.stringify({ ...balance, amount: null }));
  expect(await replaySample(folder, 'balance-by-currency', server)).toMatchObject({
    outcome: 'unknown: unreadable_answer amount=unreadable',
    isGood: false,
  });
});
