import { createReferenceCache, withReferenceCache } from '../../../../actions/provider/referenceCache';
import type { ProviderRequest } from '../../../../actions/provider/transport';
import { failure, scriptedTransport } from './scripted';

let now = 0;
let admissions = 0;
beforeEach(() => {
  [now, admissions] = [0, 0];
});

const admit = () => Promise.resolve(void (admissions += 1));

const ask = (iban: string, cacheForMs?: number): ProviderRequest => ({
  method: 'POST',
  path: '/reference/bank_details/find',
  parameters: { identifier_type: 'iban', identifier_value: iban },
  isRead: true,
  cacheForMs,
});

function cachedTransport(...outcomes: unknown[]) {
  const { transport, requests } = scriptedTransport(...outcomes);
  const cache = createReferenceCache(() => now);
  const of = (loginId: string, admission = admit) => withReferenceCache(transport, cache, loginId, admission);
  return { of, requests };
}

test('an answer is kept for its time and costs no further call', async () => {
  const { of, requests } = cachedTransport({ bank: 1 });
  const transport = of('house');
  const first = await transport(ask('A', 1000));
  now = 999;
  expect(await transport(ask('A', 1000))).toEqual(first);
  expect([requests.length, admissions]).toEqual([1, 1]);
  now = 1000;
  await transport(ask('A', 1000));
  expect([requests.length, admissions]).toEqual([2, 2]);
});

test('calls at once share one', async () => {
  const { of, requests } = cachedTransport({ bank: 1 });
  const answers = await Promise.all([1, 2, 3].map(() => of('house')(ask('A', 1000))));
  expect(new Set(answers).size).toBe(1);
  expect(requests).toHaveLength(1);
});

test.each([
  ['another parameter', 'house', ask('B', 1000)],
  ['another login', 'own', ask('A', 1000)],
])('%s is another question', async (_what, loginId, request) => {
  const { of, requests } = cachedTransport({ bank: 1 });
  await of('house')(ask('A', 1000));
  await of(loginId)(request);
  expect(requests).toHaveLength(2);
});

test('an endpoint that does not allow it is asked each time', async () => {
  const { of, requests } = cachedTransport({ bank: 1 });
  for (let count = 0; count < 2; count += 1) await of('house')(ask('A'));
  expect([requests.length, admissions]).toEqual([2, 2]);
});

test('a failure is not kept', async () => {
  const { of } = cachedTransport(failure('unknown'), { bank: 1 });
  await expect(of('house')(ask('A', 1000))).rejects.toMatchObject({ failure: 'unknown' });
  expect(await of('house')(ask('A', 1000))).toMatchObject({ body: { bank: 1 } });
});

test('a caller that is not admitted holds up nobody who asks the same', async () => {
  const { of, requests } = cachedTransport({ bank: 1 });
  const refused = of('house', () => Promise.reject(new Error('too many')))(ask('A', 1000));
  const other = of('house')(ask('A', 1000));
  await expect(refused).rejects.toThrow('too many');
  expect(await other).toMatchObject({ body: { bank: 1 } });
  expect(requests).toHaveLength(1);
});

test('the oldest answer goes when there are a thousand', async () => {
  const { of, requests } = cachedTransport({ bank: 1 });
  for (let bank = 0; bank <= 1000; bank += 1) await of('house')(ask(String(bank), 1000));
  await of('house')(ask('1000', 1000));
  expect(requests).toHaveLength(1001);
  await of('house')(ask('0', 1000));
  expect(requests).toHaveLength(1002);
});
