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

test('a read that could not be sent is tried again, and what changes something is not', async () => {
  const read = scriptedTransport(failure('not_sent'), { ok: true });
  await withRetry(read.transport, standingClock().waiting)(aRead);
  const write = scriptedTransport(failure('not_sent'), { ok: true });
  await expect(withRetry(write.transport, standingClock().waiting, 600_000)(aWrite)).rejects.toThrow();
  expect([read.requests.length, write.requests.length]).toEqual([2, 1]);
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

test('a mistake of ours is not tried again', async () => {
  const { requests, transport } = scriptedTransport(new TypeError('not a function'));
  await expect(withRetry(transport, standingClock().waiting)(aRead)).rejects.toThrow(TypeError);
  expect(requests).toHaveLength(1);
});

test('what succeeds is answered at once, and asked once', async () => {
  const { requests, transport } = scriptedTransport({ ok: true });
  const { waiting, pauses } = standingClock();
  await expect(withRetry(transport, waiting, 600_000)(aWrite)).resolves.toMatchObject({ body: { ok: true } });
  expect([requests, pauses]).toEqual([[aWrite], []]);
});

test('a write waits for the next minute, and is made again as it was', async () => {
  const { requests, transport } = scriptedTransport(failure('rate_limited'), failure('rate_limited'), { ok: true });
  const { waiting, pauses } = standingClock();
  await expect(withRetry(transport, waiting, 60_000)(aWrite)).resolves.toMatchObject({ body: { ok: true } });
  expect([requests, pauses]).toEqual([
    [aWrite, aWrite, aWrite],
    [750, 1500],
  ]);
});

test.each([
  ['to the millisecond', 2250, [750, 1500]],
  ['and not a millisecond longer', 2249, [750]],
])('patience lasts %s', async (_what, patienceMs, expected) => {
  const { transport } = scriptedTransport(failure('unknown'));
  const { waiting, pauses } = standingClock();
  await expect(withRetry(transport, waiting, patienceMs)(aRead)).rejects.toMatchObject({ failure: 'unknown' });
  expect(pauses).toEqual(expected);
});

test('the time that the calls themselves take counts too', async () => {
  const { waiting, pauses } = standingClock();
  let now = 0;
  const slow = () => {
    now += 1500;
    return Promise.reject(failure('unknown'));
  };
  await expect(withRetry(slow, { ...waiting, now: () => now })(aRead)).rejects.toMatchObject({ failure: 'unknown' });
  expect(pauses).toEqual([]);
});

test('however long the patience, it ends after eight attempts', async () => {
  const { requests, transport } = scriptedTransport(failure('unknown'));
  const { waiting, pauses } = standingClock(0);
  await expect(withRetry(transport, waiting, Infinity)(aRead)).rejects.toMatchObject({ failure: 'unknown' });
  expect(requests).toHaveLength(8);
  expect(Math.max(...pauses)).toBe(15_000);
});
