import fc from 'fast-check';
import { addDays, isIsoDate, isoDateOf, onWeekday } from '../../../domain/isoDate';

it.each(['2026-11-21', '2024-02-29', '2000-02-29', '1999-12-31'])('%s is a day', (text) => {
  expect(isIsoDate(text)).toBe(true);
});

it.each(
  [
    ['2026-02-30', '2025-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-01-00', '2026-04-31'],
    [
      '',
      '2026-1-1',
      '21-11-2026',
      '2026/11/21',
      '2026-11-21T00:00:00Z',
      ' 2026-11-21',
      '2026-11-21\n',
      '２０２６-11-21',
    ],
  ].flat(),
)('%j is not', (text) => {
  expect(isIsoDate(text)).toBe(false);
});

it('the day of an instant is its day in UTC', () => {
  expect(isoDateOf(new Date('2026-03-29T23:59:59.999Z'))).toBe('2026-03-29');
  expect(isoDateOf(new Date('2026-03-30T00:30:00+01:00'))).toBe('2026-03-29');
});

const instant = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });

it('every instant has a day', () => {
  fc.assert(fc.property(instant, (at) => isIsoDate(isoDateOf(at))));
});

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
  ['2026-12-31', '2026-12-31'],
  ['2027-01-02', '2027-01-04'],
])('the weekday on or after %s is %s', (day, weekday) => {
  expect(onWeekday(day)).toBe(weekday);
});

it('a day is moved by two at most, to Monday through Friday, and then stays', () => {
  fc.assert(
    fc.property(instant, (at) => {
      const day = isoDateOf(at);
      const moved = onWeekday(day);
      const ahead = (Date.parse(moved) - Date.parse(day)) / 86_400_000;
      expect([0, 1, 2]).toContain(ahead);
      expect([1, 2, 3, 4, 5]).toContain(new Date(moved).getUTCDay());
      expect(onWeekday(moved)).toBe(moved);
    }),
  );
});

it.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-11-23', 0, '2026-11-23'],
])('%s and %d days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});
