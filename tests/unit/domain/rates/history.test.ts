import { historyPoint, oldestPoint } from '../../../../domain/rates/history';

test.each([
  ['2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['2026-11-23T23:59:59.999Z', '2026-11-23T00:00:00.000Z'],
  ['2026-03-29T01:30:00.000Z', '2026-03-29T00:00:00.000Z'],
])('the point of %s is %s', (instant, point) => {
  expect(historyPoint(new Date(instant)).toISOString()).toBe(point);
});

test('400 days are kept', () => {
  expect(oldestPoint(new Date('2026-11-23T10:00:00Z')).toISOString()).toBe('2025-10-19T00:00:00.000Z');
});
