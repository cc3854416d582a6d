import { withRetry, type Waiting } from '../../../../actions/provider/retry';
import { aRead, aWrite, failure, scriptedTransport } from './scripted';

/** A clock that only sleeping moves. */
function standingClock(random = 1) {
  let now = 0;
  const pauses: number[] = [];
  const waiting: Waiting = {
    now: () => now,
    random: () => random,
    sleep: (milliseconds) => {
      pauses.push(milliseconds);
      now += milliseconds;
      return Promise.resolve();
    },
  };
  return { waiting, pauses };
}

test('a read without an answer is tried again for two seconds', async () => {
  const { requests, transport } = scriptedTransport(failure('unknown'));
  const { waiting, pauses } = standingClock();
  await expect(withRetry(transport, waiting)(aRead)).rejects.toMatchObject({ failure: 'unknown' });
  expect(pauses).toEqual([750]);
  expect(requests).toHaveLength(2);
});

test('a read that succeeds later is answered', async () => {
  const { transport } = scriptedTransport(failure('unknown'), { ok: true });
  await expect(withRetry(transport, standingClock().waiting)(aRead)).resolves.toMatchObject({ body: { ok: true } });
});

test('what changes something is never repeated after an unknown outcome', async () => {
  const { requests, transport } = scriptedTransport(failure('unknown'));
  await expect(withRetry(transport, standingClock().waiting, 600_000)(aWrite)).rejects.toMatchObject({
    failure: 'unknown',
  });
  expect(requests).toHaveLength(1);
});

test('one call too many this minute waits for the next, as long as there is patience', async () => {
  const { requests, transport } = scriptedTransport(failure('rate_limited'));
  const { waiting, pauses } = standingClock();
  await expect(withRetry(transport, waiting, 120_000)(aWrite)).rejects.toMatchObject({ failure: 'rate_limited' });
  expect(pauses).toEqual([750, 1500, 3000, 6000, 12_000, 24_000, 30_000]);
  expect(requests).toHaveLength(8);
});

test('without patience nothing waits', async () => {
  const { requests, transport } = scriptedTransport(failure('rate_limited'));
  const { waiting, pauses } = standingClock();
  await expect(withRetry(transport, waiting)(aWrite)).rejects.toMatchObject({ failure: 'rate_limited' });
  await expect(withRetry(transport, waiting, 0)(aRead)).rejects.toMatchObject({ failure: 'rate_limited' });
  expect([requests.length, pauses]).toEqual([2, []]);
});

test('pauses are spread by up to half', async () => {
  const { transport } = scriptedTransport(failure('unknown'), {});
  const { waiting, pauses } = standingClock(0);
  await withRetry(transport, waiting)(aRead);
  expect(pauses).toEqual([375]);
});

test.each([failure('rejected'), failure('not_found'), failure('credentials'), failure('unknown', 'provider_offline')])(
  'an answer is an answer: %s',
  async (error) => {
    const { requests, transport } = scriptedTransport(error);
    await expect(withRetry(transport, standingClock().waiting)(aRead)).rejects.toBe(error);
    expect(requests).toHaveLength(1);
  },
);
