import { delegationState, maxDelegationDays, overlap, periodFault } from '../../../../domain/delegations/period';

const now = new Date('2026-11-23T10:00:00Z');
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
const fault = (starts: number, ends: number) => periodFault({ startsAt: day(starts), endsAt: day(ends) }, now)?.field;

test.each([
  [0, 1, undefined],
  [-5, 1, undefined],
  [0, maxDelegationDays, undefined],
  [0, maxDelegationDays + 0.001, 'endsAt'],
  [1, 1, 'endsAt'],
  [2, 1, 'endsAt'],
  [-5, 0, 'endsAt'],
  [366, 367, undefined],
  [366.001, 367, 'startsAt'],
])('from day %d to day %d: %s', (starts, ends, field) => {
  expect(fault(starts, ends)).toBe(field);
});

test('periods that only touch do not overlap', () => {
  const period = (starts: number, ends: number) => ({ startsAt: day(starts), endsAt: day(ends) });
  expect(overlap(period(0, 1), period(1, 2))).toBe(false);
  expect(overlap(period(1, 2), period(0, 1))).toBe(false);
  expect(overlap(period(0, 2), period(1, 3))).toBe(true);
  expect(overlap(period(0, 3), period(1, 2))).toBe(true);
});

test.each([
  [1, 2, null, 'upcoming'],
  [0, 1, null, 'in_force'],
  [-1, 0, null, 'ended'],
  [-1, 1, day(0), 'revoked'],
])('from day %d to day %d, revoked %s: %s', (starts, ends, revokedAt, state) => {
  expect(delegationState({ startsAt: day(starts), endsAt: day(ends), revokedAt }, now)).toBe(state);
});
