import { afterAttempt } from '../../../../domain/webhooks/attempts';

const now = new Date('2026-11-20T10:00:00Z');
const after = (status: number | undefined, attempts: number) => {
  const { state, nextAttemptAt, isGone } = afterAttempt({ status, excerpt: '' }, attempts, now);
  return [state, nextAttemptAt && (nextAttemptAt.getTime() - now.getTime()) / 60_000, isGone];
};

test.each([
  [200, 1, ['delivered', undefined, false]],
  [204, 10, ['delivered', undefined, false]],
  [299, 1, ['delivered', undefined, false]],
  [199, 1, ['waiting', 1, false]],
  [300, 1, ['waiting', 1, false]],
  [302, 2, ['waiting', 5, false]],
  [500, 3, ['waiting', 30, false]],
  [undefined, 4, ['waiting', 120, false]],
  [429, 9, ['waiting', 1440, false]],
  [500, 10, ['failed', undefined, false]],
  [410, 1, ['failed', undefined, true]],
])('an answer of %s at attempt %i', (status, attempts, expected) => expect(after(status, attempts)).toEqual(expected));

test('there are ten attempts over about three days', () => {
  const waits = Array.from({ length: 9 }, (_, index) => after(500, index + 1)[1] as number);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(waits.reduce((sum, wait) => sum + wait, 0) / 60 / 24).toBeCloseTo(3.15, 1);
});
