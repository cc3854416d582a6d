import { withBreaker } from '../../../../actions/provider/breaker';
import type { Transport } from '../../../../actions/provider/transport';
import { aRead, failure, scriptedTransport } from './scripted';

const down = () => failure('unknown');

/** A breaker over outcomes, with a clock that the test moves and the reports it made. */
function breakerOver(...outcomes: unknown[]) {
  const clock = { now: 0 };
  const reports: boolean[] = [];
  const { requests, transport } = scriptedTransport(...outcomes);
  const report = (isOnline: boolean) => Promise.resolve(void reports.push(isOnline));
  return { clock, reports, requests, call: withBreaker(transport, { now: () => clock.now, report }) };
}

/** Makes so many calls, one after the other, and gives their codes; '' for a success. */
async function codesOf(call: Transport, times: number): Promise<string[]> {
  const codes: string[] = [];
  for (let count = 0; count < times; count += 1) {
    codes.push(
      await call(aRead).then(
        () => '',
        (error: { code: string }) => error.code,
      ),
    );
  }
  return codes;
}

test('opens after five unknown outcomes in a row, and then sends nothing', async () => {
  const { call, requests, reports } = breakerOver(down());
  expect(await codesOf(call, 7)).toEqual([...Array(5).fill('code'), 'provider_offline', 'provider_offline']);
  expect([requests.length, reports]).toEqual([5, [false]]);
});

test('what fails at once was not sent, is of its own call, without a status', async () => {
  const { call } = breakerOver(down());
  await codesOf(call, 5);
  await expect(call({ ...aRead, method: 'POST', path: '/payments/create' })).rejects.toMatchObject({
    failure: 'not_sent',
    call: { method: 'POST', path: '/payments/create', status: 0 },
  });
});

test('refused connections open it, too', async () => {
  const { call, requests } = breakerOver(failure('not_sent'));
  expect(await codesOf(call, 6)).toEqual([...Array(5).fill('code'), 'provider_offline']);
  expect(requests).toHaveLength(5);
});

test.each(['rejected', 'not_found', 'credentials', 'rate_limited'] as const)(
  'an answer counts anew: %s',
  async (kind) => {
    const { call, reports } = breakerOver(...Array.from({ length: 4 }, down), failure(kind), down());
    expect(await codesOf(call, 9)).not.toContain('provider_offline');
    expect(reports).toEqual([]);
  },
);

test('lets one call through after 30 seconds, and closes when it succeeds', async () => {
  const { call, clock, requests, reports } = breakerOver(...Array.from({ length: 5 }, down), { ok: true });
  await codesOf(call, 5);
  clock.now = 29_999;
  expect(await codesOf(call, 1)).toEqual(['provider_offline']);
  clock.now = 30_000;
  const [trial, other] = await Promise.all([codesOf(call, 1), codesOf(call, 1)]);
  expect([trial, other]).toEqual([[''], ['provider_offline']]);
  expect(await codesOf(call, 2)).toEqual(['', '']);
  expect([requests.length, reports]).toEqual([8, [false, true]]);
});

test('waits another 30 seconds when it fails', async () => {
  const { call, clock, requests, reports } = breakerOver(down());
  await codesOf(call, 5);
  clock.now = 30_000;
  expect(await codesOf(call, 2)).toEqual(['code', 'provider_offline']);
  clock.now = 60_000;
  expect(await codesOf(call, 1)).toEqual(['code']);
  expect([requests.length, reports]).toEqual([7, [false]]);
});

test('a refusal closes it too, but only a success says that the provider is there', async () => {
  const { call, clock, reports } = breakerOver(...Array.from({ length: 5 }, down), failure('rejected'), {});
  await codesOf(call, 5);
  clock.now = 30_000;
  expect(await codesOf(call, 1)).toEqual(['code']);
  expect(reports).toEqual([false]);
  expect(await codesOf(call, 1)).toEqual(['']);
  expect(reports).toEqual([false, true]);
});

test('successes say so every 30 seconds: another process may have said the opposite and be gone', async () => {
  const { call, clock, reports } = breakerOver({});
  await codesOf(call, 3);
  clock.now = 30_000;
  await codesOf(call, 3);
  expect(reports).toEqual([true, true]);
});

test('a mistake of ours says nothing about the provider', async () => {
  const { call } = breakerOver(new Error('Invariant violated'));
  expect(await codesOf(call, 7)).not.toContain('provider_offline');
});
