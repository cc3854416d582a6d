import { periodFault, periodInstants, presetOf, presetPeriod } from '../../../../domain/statements/period';

test.each([
  ['this_month', '2026-11-23', '2026-11-01', '2026-11-23'],
  ['last_month', '2026-11-23', '2026-10-01', '2026-10-31'],
  ['last_month', '2026-01-05', '2025-12-01', '2025-12-31'],
  ['last_month', '2028-03-31', '2028-02-01', '2028-02-29'],
  ['quarter', '2026-11-23', '2026-10-01', '2026-11-23'],
  ['quarter', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['quarter', '2026-04-01', '2026-04-01', '2026-04-01'],
  ['year', '2026-11-23', '2026-01-01', '2026-11-23'],
] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
  expect(presetPeriod(preset, today)).toEqual({ from, to });
  expect(presetOf({ from, to }, today)).toBeDefined();
});

test('another period is no preset', () => {
  expect(presetOf({ from: '2026-11-02', to: '2026-11-23' }, '2026-11-23')).toBeUndefined();
});

test.each([
  ['2026-02-30', '2026-03-01', 'from'],
  ['2026-03-01', '', 'to'],
  ['2026-03-02', '2026-03-01', 'from'],
  ['2026-11-01', '2026-11-24', 'to'],
])('%s to %s has no statement: %s is wrong', (from, to, field) => {
  expect(periodFault({ from, to }, '2026-11-23')?.field).toBe(field);
});

test('a single day, and today, have one', () => {
  expect(periodFault({ from: '2026-11-23', to: '2026-11-23' }, '2026-11-23')).toBeUndefined();
});

test('days are those of London', () => {
  expect(periodInstants({ from: '2026-03-29', to: '2026-03-29' })).toEqual({
    completedFrom: '2026-03-29T00:00:00.000Z',
    completedBefore: '2026-03-29T23:00:00.000Z',
  });
});
