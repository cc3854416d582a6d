import { cutOff } from '../../domain/payments/cutOff';
import { londonDay, londonInstant } from '../../domain/londonTime';
import { closedDates } from '../../local/provider/reference/calendar';
import { conversionDates } from '../../local/provider/reference/conversionDates';
import { currencies } from '../../local/provider/reference/currencies';
import { holidayTable } from '../../local/provider/reference/holidays/holidayTable';
import { londonDate, londonMoment } from '../../local/provider/reference/londonTime';
import { railOf } from '../../local/provider/reference/rails';
import { earliestDate } from '../../local/provider/resources/payments/draft';
import { arrivalDate } from '../../local/provider/resources/payments/view';
import { sized } from '../support/sized';

/*
 * Twenty years of dates in every currency against a calculation that shares no code with them: days are numbers, weekdays their remainder,
 * London's clocks go by the rule of the last Sundays of March and October, and working days are counted in a list of the open ones.
 */

const [firstYear, lastYear] = [2026, 2045];
/** Every so many days. Nineteen is prime to seven, so that every weekday comes. */
const stride = sized(19, 1);
const minuteMs = 60_000;
const dayMinutes = 24 * 60;

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const monthLengths = (year: number) => [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The days from the year before the first one to the year after the last one, in order. */
const days: string[] = [];
for (let year = firstYear - 1; year <= lastYear + 1; year += 1) {
  monthLengths(year).forEach((length, month) => {
    for (let day = 1; day <= length; day += 1) days.push(`${year}-${twoDigits(month + 1)}-${twoDigits(day)}`);
  });
}
const numberOf = new Map(days.map((day, number) => [day, number]));
/** 1 January 2025 was a Wednesday. Sunday is 0. */
const weekday = (number: number) => (number + 3) % 7;

const lastSunday = (year: number, month: string) => {
  let number = numberOf.get(`${year}-${month}-31`)!;
  while (weekday(number) !== 0) number -= 1;
  return number;
};
const summers = new Map(
  Array.from({ length: lastYear - firstYear + 3 }, (_, index) => firstYear - 1 + index).map((year) => [
    String(year),
    [lastSunday(year, '03'), lastSunday(year, '10')] as const,
  ]),
);

const utcMinutes = (number: number, minute: number) => Date.UTC(2025, 0, 1) / minuteMs + number * dayMinutes + minute;
/** What London's clocks are ahead of UTC, in minutes, at a minute of a day in London that they show once. */
function ahead(number: number, minute: number): number {
  const [begin, end] = summers.get(days[number]!.slice(0, 4))!;
  const isSummer =
    (number > begin || (number === begin && minute >= 120)) && (number < end || (number === end && minute < 60));
  return isSummer ? 60 : 0;
}
const instantOf = (number: number, minute: number) =>
  new Date((utcMinutes(number, minute) - ahead(number, minute)) * minuteMs);
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const codes = currencies.map(({ code }) => code);
const closed = new Map(
  codes.map((code) => [
    code,
    new Set(
      Array.from({ length: lastYear - firstYear + 3 }, (_, index) => [
        ...holidayTable(code, firstYear - 1 + index).keys(),
      ]).flat(),
    ),
  ]),
);
const isOpen = (number: number, markets: readonly string[]) =>
  weekday(number) !== 0 && weekday(number) !== 6 && markets.every((code) => !closed.get(code)!.has(days[number]!));

/** For each day the place, among the open days, of the first open one from it on. */
function openDays(markets: readonly string[]) {
  const open = days.map((_, number) => number).filter((number) => isOpen(number, markets));
  const places: number[] = [];
  let place = 0;
  for (let number = 0; number < days.length; number += 1) {
    while (place < open.length && open[place]! < number) place += 1;
    places.push(place);
  }
  /** The open day so many after the first one from a day on. */
  return (number: number, further: number) => days[open[places[number]! + further]!];
}

const [begin, end] = [numberOf.get(`${firstYear}-01-01`)!, numberOf.get(`${lastYear}-12-31`)!];
const asked = Array.from({ length: Math.floor((end - begin) / stride) + 1 }, (_, index) => begin + index * stride);
/** The days before, of and after each change of the clocks are asked for in any case. */
const changes = [...summers.values()].flat().flatMap((number) => [number - 1, number, number + 1]);
const all = [...new Set([...asked, ...changes.filter((number) => number >= begin && number <= end)])];

test('the provider and the portal agree with the rule on the day in London and on each instant', () => {
  const wrong: string[] = [];
  for (const number of all) {
    const day = days[number]!;
    // None of these falls into the hour that a change of the clocks leaves out or repeats.
    for (const time of ['00:00', '00:30', '02:30', '12:00', '23:30', '23:59']) {
      const instant = instantOf(number, minuteOf(time));
      if (londonDay(instant) !== day || londonDate(instant) !== day) wrong.push(`${day} ${time}`);
      if (londonInstant(day, time).getTime() !== instant.getTime()) wrong.push(`${day} ${time} of the portal`);
      if (londonMoment(day, time).getTime() !== instant.getTime()) wrong.push(`${day} ${time} of the provider`);
    }
  }
  expect(wrong).toEqual([]);
});

test.each(codes)('the dates of conversions and payments in %s are those of the list of open days', (code) => {
  const wrong: string[] = [];
  const expectAll = (what: string, expected: readonly unknown[], found: readonly unknown[]) => {
    if (JSON.stringify(expected) !== JSON.stringify(found)) wrong.push(`${what}: ${JSON.stringify([expected, found])}`);
  };
  const pairs = code === 'GBP' ? [['GBP', 'USD'] as const] : [[code, 'GBP'] as const, ['GBP', code] as const];
  for (const [sell, buy] of pairs) {
    const after = openDays([sell, buy, 'USD']);
    const isShort = ['INR', 'IDR', 'MYR', 'PHP'].includes(code);
    for (const number of all) {
      const early = conversionDates(sell, buy, instantOf(number, 1));
      const limit = londonMinute(early.firstCutOff);
      for (const [minute, isLate] of [
        [limit - 1, 0],
        [limit, 1],
      ] as const) {
        const { first, nextDay, byDefault, optimizeLiquidity } = conversionDates(sell, buy, instantOf(number, minute));
        const next = (further: number) => after(number + 1, further);
        const firstOne = after(number + isLate, 0);
        expectAll(
          `${sell}${buy} ${days[number]} ${minute}`,
          [firstOne, next(0), isShort ? next(0) : next(1), isShort ? firstOne : next(1)],
          [first, nextDay, byDefault, optimizeLiquidity],
        );
      }
    }
  }
  const open = openDays([code]);
  for (const number of all) {
    for (const type of ['regular', 'priority'] as const) {
      const rail = railOf(code, type);
      const payment = { currency: code, payment_type: type, amount: '0' };
      const limit = minuteOf(rail.cutOff);
      for (const [minute, isLate] of [
        [limit - 1, 0],
        [limit, 1],
      ] as const) {
        const day = earliestDate(payment, instantOf(number, minute));
        expectAll(`payment ${type} ${days[number]} ${minute}`, [open(number + isLate, 0)], [day]);
      }
      const leaves = open(number, 0)!;
      const place = numberOf.get(leaves)!;
      const arrives = rail.days === 0 ? leaves : open(place + 1, rail.days - 1);
      expectAll(`arrival ${type} ${leaves}`, [arrives], [arrivalDate({ ...payment, payment_date: leaves })]);
      const last = cutOff({ currency: code, paymentType: type, amount: '0' }, leaves);
      expectAll(`cut-off ${type} ${leaves}`, [instantOf(place, limit)], [last]);
    }
  }
  expect(wrong.slice(0, 10)).toEqual([]);
});

/** The minute of the day that London's clocks show at an instant in working hours. */
function londonMinute(instant: Date): number {
  const day = Math.floor(instant.getTime() / minuteMs / dayMinutes) - Date.UTC(2025, 0, 1) / minuteMs / dayMinutes;
  const utc = (instant.getTime() / minuteMs) % dayMinutes;
  return utc + ahead(day, 720);
}

test('two years of closed days are weekends and holidays, and nothing else', () => {
  for (const code of codes) {
    const found = Object.keys(closedDates('2026-01-01', '2028-01-01', code, 'USD'));
    const expected = days.filter((day, number) => day >= '2026' && day < '2028' && !isOpen(number, [code, 'USD']));
    expect([code, found]).toEqual([code, expected]);
  }
});
