import fc from 'fast-check';
import type { Outcome } from '../../../../domain/intents/outcome';
import { conclude, nextMinute } from '../../../../domain/intents/conclusion';

const now = new Date('2026-11-21T10:00:00Z');
const unknown = { kind: 'unknown', reason: 'no answer' } as const;
const first = { attempts: 1, wantedUntil: null };
const pause = (attempts: number, random: number) =>
  (conclude(unknown, { attempts, wantedUntil: null }, now, random).nextAttemptAt.getTime() - now.getTime()) / 1000;

it.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [9, 256],
  [10, 300],
  [5000, 300],
])('after attempt %d the next comes in %d seconds at most, and in half at least', (attempts, seconds) => {
  expect(pause(attempts, 1)).toBe(seconds);
  expect(pause(attempts, 0)).toBe(seconds / 2);
});

it('an attempt may ask for a pause of its own', () => {
  const { nextAttemptAt } = conclude({ ...unknown, pauseMs: 60_000 }, first, now, 0);
  expect(nextAttemptAt).toEqual(new Date('2026-11-21T10:01:00Z'));
});

it.each([
  ['2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:01:01.000Z'],
  ['2026-11-21T10:00:00.000Z', 1, '2026-11-21T10:01:02.000Z'],
  ['2026-11-21T10:00:59.999Z', 0, '2026-11-21T10:01:01.000Z'],
])('a call beyond the limit at %s waits until the next minute, however often it was tried', (at, random, next) => {
  const limited = { ...unknown, isRateLimited: true };
  for (const attempts of [1, 40]) {
    const { nextAttemptAt } = conclude(limited, { attempts, wantedUntil: null }, new Date(at), random);
    expect(nextAttemptAt).toEqual(new Date(next));
  }
  expect(nextMinute(new Date(at), random)).toEqual(new Date(next));
});

it.each([
  [{ kind: 'effect', effect: {} }, 'done', null],
  [
    { kind: 'refused', refusal: { code: 'quote_expired', message: 'Too late.' } },
    'rejected',
    'quote_expired: Too late.',
  ],
  [unknown, 'pending', 'no answer'],
] as const)('%j makes the intent %s', (outcome, state, lastError) => {
  expect(conclude(outcome, first, now, 0)).toMatchObject({ state, lastError });
});

it('every pause is between half a second and five minutes, and no later one is shorter at the same random number', () => {
  const attempt = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(attempt, attempt, fc.double({ min: 0, max: 1, noNaN: true }), (one, other, random) => {
      const [earlier, later] = [pause(Math.min(one, other), random), pause(Math.max(one, other), random)];
      expect(earlier).toBeGreaterThanOrEqual(0.5);
      expect(later).toBeLessThanOrEqual(300);
      expect(earlier).toBeLessThanOrEqual(later);
    }),
  );
});

describe('an intent that is wanted until a moment', () => {
  const waitOf = (outcome: Outcome, attempts: number, leftMs: number, random = 1) => {
    const wantedUntil = new Date(now.getTime() + leftMs);
    return conclude(outcome, { attempts, wantedUntil }, now, random).nextAttemptAt.getTime() - now.getTime();
  };
  const limited = { ...unknown, isRateLimited: true, hadNoEffect: true };
  const notMade = { ...unknown, hadNoEffect: true };

  it.each([
    ['of unknown outcome is looked up at once', unknown, 1, 0],
    ['of unknown outcome again waits as usual', unknown, 2, 2000],
    ['that had no effect is repeated soon', notMade, 1, 1000],
    ['beyond the limit of the minute does not wait for the next one', limited, 1, 1000],
    ['waits for four seconds at most', notMade, 9, 4000],
    ['that asked for a longer pause does not get it', { ...notMade, pauseMs: 300_000 }, 3, 4000],
    ['that asked for a shorter pause gets it', { ...notMade, pauseMs: 10 }, 3, 10],
  ])('an attempt %s', (_what, outcome, attempts, ms) => {
    expect(waitOf(outcome, attempts, 30_000)).toBe(ms);
  });

  it('has its last attempt when the time is over, and the usual pauses after that', () => {
    expect(waitOf(notMade, 5, 700)).toBe(700);
    expect(waitOf(notMade, 5, 0)).toBe(16_000);
    expect(waitOf({ ...notMade, pauseMs: 300_000 }, 5, -1)).toBe(300_000);
  });

  it('is not tried more than twelve times at this pace', () => {
    expect([waitOf(notMade, 12, 600_000), waitOf(notMade, 13, 600_000)]).toEqual([4000, 300_000]);
  });

  it('has at most fifteen attempts in the life of a quote, whatever is drawn', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (random, isLimited) => {
        let [attempts, atMs] = [0, 0];
        while (atMs < 30_000) {
          attempts += 1;
          atMs += waitOf(isLimited ? limited : unknown, attempts, 30_000 - atMs, random);
        }
        expect(attempts).toBeLessThanOrEqual(15);
        expect(atMs === 30_000 || attempts > 12).toBe(true);
      }),
    );
  });
});
