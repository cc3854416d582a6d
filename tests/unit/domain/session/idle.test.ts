import fc from 'fast-check';
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

it('a short limit has its own phases', () => {
  const phases = [0, 4, 5].map((idle) => idlePhase(minutes(idle), minutes(5)));
  expect(phases).toEqual(['active', 'warned', 'expired']);
  expect(idlePhase(minutes(4) - 1, minutes(5))).toBe('active');
});

it('with any limit a session is active first, then warned, then expired, and never goes back', () => {
  const order = ['active', 'warned', 'expired'];
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 55 }), fc.nat(), fc.nat(), (limit, one, other) => {
      const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
      const [before, after] = [idlePhase(earlier, minutes(limit)), idlePhase(later, minutes(limit))];
      expect(order.indexOf(before)).toBeLessThanOrEqual(order.indexOf(after));
      expect(idlePhase(minutes(limit) - 1, minutes(limit))).toBe('warned');
    }),
  );
});

it('the details count minutes that are full', () => {
  expect(idleDetails(minutes(5) - 1, minutes(10), '/')).toBe('Elapsed minutes: 4. Total minutes: 10. Location: /');
});
