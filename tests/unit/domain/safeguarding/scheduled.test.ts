import { scheduledDays } from '../../../../domain/safeguarding/scheduled';

test.each([
  ['2026-11-23', '2026-10-23', '2026-11-30'],
  ['2026-03-31', '2026-02-28', '2026-04-07'],
  ['2026-01-01', '2025-12-01', '2026-01-08'],
])('on %s payments from %s until %s are counted', (day, from, until) => {
  expect(scheduledDays(day)).toEqual({ from, until });
});
