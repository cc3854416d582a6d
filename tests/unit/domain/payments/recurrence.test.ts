import { addDays } from '../../../../domain/isoDate';
import {
  frequencies,
  occurrenceAfter,
  occurrenceFrom,
  paymentDateOf,
  type Frequency,
  type Recurrence,
} from '../../../../domain/payments/recurrence';

const days = (from: string, to: string) => {
  const all: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(day);
  return all;
};
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day));
const monthOf = (day: string) => day.slice(0, 7);
const isLastOfMonth = (day: string) => monthOf(addDays(day, 1)) !== monthOf(day);

function isLastBusinessDay(day: string): boolean {
  if (isWeekend(day)) return false;
  const rest = days(addDays(day, 1), addDays(day, 3)).filter((later) => monthOf(later) === monthOf(day));
  return rest.every(isWeekend);
}

/** What is known of a day of the calendar, looked up once for all series. */
interface CalendarDay {
  readonly day: string;
  readonly weekday: number;
  readonly ofMonth: number;
  readonly isLastOfMonth: boolean;
  readonly isLastBusinessDay: boolean;
}

const lookUp = (day: string): CalendarDay => ({
  day,
  weekday: weekdayOf(day),
  ofMonth: Number(day.slice(8)),
  isLastOfMonth: isLastOfMonth(day),
  isLastBusinessDay: isLastBusinessDay(day),
});

/** Whether a series falls due on a day, looked at day by day, without arithmetic on months and weeks. */
const isDue: Record<Frequency, (day: CalendarDay, start: CalendarDay) => boolean> = {
  weekly: ({ weekday }, start) => weekday === start.weekday,
  monthly: (day, start) => day.ofMonth === start.ofMonth || (day.isLastOfMonth && day.ofMonth < start.ofMonth),
  last_business_day: (day) => day.isLastBusinessDay,
};

const from = '2026-01-01';
const until = '2046-01-01';
const calendar = days(from, until).map(lookUp);
/** Each day of a month, the ends of months with 28 to 31 days, and a weekend. */
const starts = [...days('2026-01-01', '2026-01-31'), '2026-02-28', '2028-02-29', '2026-04-30', '2027-08-31'];

describe.each(frequencies)('%s, over twenty years', (frequency) => {
  test.each(starts)('from %s every occurrence is the next one of a calendar that is read day by day', (startsOn) => {
    const series: Recurrence = { frequency, startsOn, endsOn: until };
    const start = lookUp(startsOn);
    const expected = calendar
      .filter((one) => one.day >= startsOn && isDue[frequency](one, start))
      .map(({ day }) => day);
    const found: string[] = [];
    for (let next = occurrenceFrom(series, startsOn); next; next = occurrenceAfter(series, next)) found.push(next);
    expect(found).toEqual(expected);
  });

  test('from any day the next occurrence is found', () => {
    const startsOn = '2026-01-31';
    let next: string | undefined;
    const start = lookUp(startsOn);
    for (const one of [...calendar].reverse()) {
      const { day } = one;
      if (day >= startsOn && isDue[frequency](one, start)) next = day;
      expect([day, occurrenceFrom({ frequency, startsOn, endsOn: until }, day)]).toEqual([day, next]);
    }
  });
});

test.each([
  ['2026-03-31', '2026-03-31'],
  ['2026-03-30', undefined],
  [null, '2026-03-31'],
] as const)('with the end %s the occurrence of 31 March is %s', (endsOn, expected) => {
  expect(occurrenceFrom({ frequency: 'monthly', startsOn: '2026-01-31', endsOn }, '2026-03-01')).toBe(expected);
});

const now = new Date('2026-11-20T10:00:00Z');
const today = '2026-11-20';
const holidays = new Map([
  ['2026-12-25', 'Christmas Day'],
  ['2026-12-28', ''],
  ['2026-12-31', 'a day off'],
]);

test.each([
  ['an open day', 'monthly', '2026-12-01', '2026-12-01'],
  ['a Saturday', 'weekly', '2026-12-05', '2026-12-07'],
  ['a holiday before a weekend and another holiday', 'monthly', '2026-12-25', '2026-12-29'],
  ['a last business day on a holiday moves back', 'last_business_day', '2026-12-31', '2026-12-30'],
  ['a monthly one on that holiday moves on', 'monthly', '2026-12-31', '2027-01-01'],
  ['a missed one', 'weekly', '2026-11-13', '2026-11-20'],
  ['a missed last business day', 'last_business_day', '2026-10-30', '2026-11-20'],
] as const)('the payment date of %s', (_what, frequency, occurrenceOn, expected) => {
  expect(paymentDateOf({ frequency, occurrenceOn }, today, now, holidays)).toBe(expected);
});
