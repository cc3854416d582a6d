import fc from 'fast-check';
import { conclude } from '../../../../domain/intents/conclusion';

const now = new Date('2026-11-21T10:00:00Z');
const unknown = { kind: 'unknown', reason: 'no answer' } as const;
const pause = (attempts: number, random: number) =>
  (conclude(unknown, attempts, now, random).nextAttemptAt.getTime() - now.getTime()) / 1000;

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
  const { nextAttemptAt } = conclude({ ...unknown, pauseMs: 60_000 }, 1, now, 0);
  expect(nextAttemptAt).toEqual(new Date('2026-11-21T10:01:00Z'));
});

it.each([
  ['2026-11-21T10:00:00.000Z', 0, '2026-11-21T10:01:01.000Z'],
  ['2026-11-21T10:00:00.000Z', 1, '2026-11-21T10:01:02.000Z'],
  ['2026-11-21T10:00:59.999Z', 0, '2026-11-21T10:01:01.000Z'],
])('a call beyond the limit at %s waits until the next minute, however often it was tried', (at, random, next) => {
  const limited = { ...unknown, isRateLimited: true };
  for (const attempts of [1, 40]) {
    expect(conclude(limited, attempts, new Date(at), random).nextAttemptAt).toEqual(new Date(next));
  }
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
  expect(conclude(outcome, 1, now, 0)).toMatchObject({ state, lastError });
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
