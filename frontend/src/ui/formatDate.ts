import type { DateOrder } from '../../../domain/dateOrder';
import { isIsoDate } from '../../../domain/isoDate';
import { lazily } from '../../../domain/lazily';
import { language, place } from './place';

const dateWords = lazily(
  () => new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
);

const timeWords = lazily(
  () =>
    new Intl.DateTimeFormat(language, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    }),
);

/** The words of a date in English, in the browser's time zone. */
interface DateWords {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly weekday: string;
}

type Words = (date: DateWords) => string;

const dayPatterns: Readonly<Record<DateOrder, string>> = {
  day: 'D MMM YYYY',
  month: 'MMM D, YYYY',
  year: 'YYYY MMM D',
};

const days: Readonly<Record<DateOrder, Words>> = {
  day: ({ day, month, year }) => `${day} ${month} ${year}`,
  month: ({ day, month, year }) => `${month} ${day}, ${year}`,
  year: ({ day, month, year }) => `${year} ${month} ${day}`,
};

const weekdays: Readonly<Record<DateOrder, Words>> = {
  day: ({ day, month, weekday }) => `${weekday} ${day} ${month}`,
  month: ({ day, month, weekday }) => `${weekday}, ${month} ${day}`,
  year: ({ day, month, weekday }) => `${weekday}, ${month} ${day}`,
};

/** The pattern of a day in the reader's place, for the date picker. */
export const dayFormat = (): string => dayPatterns[place().dateOrder];

/** A calendar day or an instant as a day: `24 Nov 2026`; in the United States `Nov 24, 2026`. */
export function formatDay(date: string): string {
  const words = wordsOf(date);
  return days[place().dateOrder]({ ...words, month: short(words.month) });
}

/** A calendar day with the whole name of its month: `24 November 2026`. */
export function formatLongDay(date: string): string {
  return days[place().dateOrder](wordsOf(date));
}

/** A calendar day, short: `Tue 24`. */
export function formatShortDay(date: string): string {
  const { weekday, day } = wordsOf(date);
  return `${short(weekday)} ${day}`;
}

/** A calendar day with its weekday, for sentences: `Tuesday 24 November`. */
export function formatWeekday(date: string): string {
  return weekdays[place().dateOrder](wordsOf(date));
}

/** An instant in the browser's time zone: `24 Nov 2026, 14:05 GMT`. */
export function formatInstant(instant: string): string {
  return `${formatDay(instant)}, ${formatTime(instant)}`;
}

/** The time of an instant in the browser's time zone: `14:05 GMT`. */
export function formatTime(instant: string): string {
  const { hour, minute, timeZoneName = '' } = partsOf(timeWords(), instant);
  return `${hour}:${minute} ${timeZoneName}`.trim();
}

const short = (name: string): string => name.slice(0, 3);

function wordsOf(date: string): DateWords {
  const {
    day = '',
    month = '',
    year = '',
    weekday = '',
  } = partsOf(dateWords(), isIsoDate(date) ? `${date}T00:00` : date);
  return { day, month, year, weekday };
}

function partsOf(format: Intl.DateTimeFormat, date: string) {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(new Date(date))) parts[type] = value;
  return parts;
}
