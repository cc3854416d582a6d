import { isStale } from '../../../../domain/beneficiaries/stale';

const now = new Date('2026-11-23T10:00:00Z');

it.each([
  ['paid a year ago to the day', '2025-11-23', '2020-01-01T00:00:00+00:00', false],
  ['paid a day before that', '2025-11-22', '2020-01-01T00:00:00+00:00', true],
  ['paid last week', '2026-11-16', '2020-01-01T00:00:00+00:00', false],
  ['never paid, created last month', null, '2026-10-23T09:00:00+00:00', false],
  ['never paid, created two years ago', null, '2024-11-23T09:00:00+00:00', true],
  ['paid long before it was imported here', '2024-01-01', '2026-11-01T09:00:00+00:00', true],
])('%s', (_what, lastPaidOn, createdAt, stale) => {
  expect(isStale(lastPaidOn, createdAt, now)).toBe(stale);
});
