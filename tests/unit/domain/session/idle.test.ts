import {
  defaultIdleLimitMs,
  idleDetails,
  idlePhase,
  idleWarningMs,
  seenEveryMs,
} from '../../../../domain/session/idle';

const minutes = (count: number) => count * 60_000;

it('a session lies idle for 55 minutes at most, with a warning five minutes before', () => {
  expect(defaultIdleLimitMs).toBe(3_300_000);
  expect(idleWarningMs(defaultIdleLimitMs)).toBe(300_000);
});

it.each([
  [5, 1],
  [10, 2],
  [25, 5],
  [26, 5],
  [55, 5],
])('of a limit of %i minutes the warning takes the last %i', (limit, warning) => {
  expect(idleWarningMs(minutes(limit))).toBe(minutes(warning));
});

it.each([5, 10, 30, 55])('with a limit of %i minutes the server hears of it at least five times within', (limit) => {
  expect(seenEveryMs(minutes(limit)) * 5).toBeLessThanOrEqual(minutes(limit));
});

it.each([
  [0, 'active'],
  [minutes(50) - 1, 'active'],
  [minutes(50), 'warned'],
  [minutes(55) - 1, 'warned'],
  [minutes(55), 'expired'],
  [minutes(600), 'expired'],
])('%i ms without a sign of life: %s', (idleMs, phase) => {
  expect(idlePhase(idleMs, minutes(55))).toBe(phase);
});

it('the details state elapsed and total minutes and the location', () => {
  expect(idleDetails(minutes(55) + 900, minutes(55), '/account/payments')).toBe(
    'Elapsed minutes: 55. Total minutes: 55. Location: /account/payments',
  );
});
