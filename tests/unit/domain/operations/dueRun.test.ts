import { dueRun } from '../../../../domain/operations/dueRun';

const minute = 60_000;

test.each([
  ['just started', 0, false],
  ['due now', 10 * minute, false],
  ['one start missed', 20 * minute, false],
  ['two starts missed', 20 * minute + 1, true],
])('%s', (_case, nowMs, isLate) => {
  expect(dueRun(0, 10, nowMs)).toEqual({ dueAtMs: 10 * minute, isLate });
});
