import { chargedPart, isChargedThroughout, type ChargedTime } from '../../../../domain/charges/chargedDays';
import { lastDayOf, nextMonth, periodsDue } from '../../../../domain/charges/periods';

it.each([
  ['2026-01-31', '2026-02-01', '2026-01-31'],
  ['2026-12-01', '2027-01-01', '2026-12-31'],
  ['2028-02-10', '2028-03-01', '2028-02-29'],
])('the month of %s', (day, next, last) => {
  expect([nextMonth(day), lastDayOf(day)]).toEqual([next, last]);
});

const month = (from: string, to: string) => ({ from, to });

it.each([
  ['nothing was decided: the last whole month alone', null, '2026-11-23', [month('2026-10-01', '2026-10-31')]],
  ['last month is decided', '2026-10-31', '2026-11-30', []],
  ['on the first of the next month', '2026-10-31', '2026-12-01', [month('2026-11-01', '2026-11-30')]],
  ['a late run', '2026-08-31', '2026-11-02', [month('2026-09-01', '2026-09-30'), month('2026-10-01', '2026-10-31')]],
])('months: %s', (_what, until, today, due) => {
  expect(periodsDue(until, today, 'month', 12)).toEqual(due);
});

it('days: yesterday first, then each day once, and not more than asked for', () => {
  expect(periodsDue(null, '2026-11-23', 'day', 5)).toEqual([month('2026-11-22', '2026-11-22')]);
  const due = periodsDue('2026-11-10', '2026-11-23', 'day', 5);
  expect(due.map(({ from }) => from)).toEqual(['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15']);
});

const october = month('2026-10-01', '2026-10-31');
const open: ChargedTime = { createdOn: '2025-01-01', chargedFrom: null, isClosed: false, closedOn: null };

it.each<[what: string, change: Partial<ChargedTime>, part: ReturnType<typeof month> | undefined, whole: boolean]>([
  ['open all the time', {}, october, true],
  ['created on its first day', { createdOn: '2026-10-01' }, october, true],
  ['created on its second day', { createdOn: '2026-10-02' }, month('2026-10-02', '2026-10-31'), false],
  ['created after it', { createdOn: '2026-11-01' }, undefined, false],
  ['charged from within it', { chargedFrom: '2026-10-31' }, month('2026-10-31', '2026-10-31'), false],
  [
    'charged from before it was created',
    { createdOn: '2026-10-09', chargedFrom: '2020-01-01' },
    month('2026-10-09', '2026-10-31'),
    false,
  ],
  ['closed after it', { isClosed: true, closedOn: '2026-11-01' }, october, true],
  ['closed on its last day', { isClosed: true, closedOn: '2026-10-31' }, month('2026-10-01', '2026-10-30'), false],
  ['closed on its first day', { isClosed: true, closedOn: '2026-10-01' }, undefined, false],
  ['closed, no day known', { isClosed: true }, undefined, false],
])('an account %s', (_what, change, part, whole) => {
  expect(chargedPart({ ...open, ...change }, october)).toEqual(part);
  expect(isChargedThroughout({ ...open, ...change }, october)).toBe(whole);
});
