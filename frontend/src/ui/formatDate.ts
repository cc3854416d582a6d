import dayjs from 'dayjs';
import type { DateOrder } from '../../../domain/dateOrder';
import { language, place } from './place';

interface DateFormats {
  readonly day: string;
  readonly longDay: string;
  readonly weekday: string;
}

/** English words in the order of the reader's place. */
const formats: Readonly<Record<DateOrder, DateFormats>> = {
  day: { day: 'D MMM YYYY', longDay: 'D MMMM YYYY', weekday: 'dddd D MMMM' },
  month: { day: 'MMM D, YYYY', longDay: 'MMMM D, YYYY', weekday: 'dddd, MMMM D' },
  year: { day: 'YYYY MMM D', longDay: 'YYYY MMMM D', weekday: 'dddd, MMMM D' },
};

/** The pattern of a day in the reader's place, for dayjs. */
export const dayFormat = (): string => formats[place().dateOrder].day;

/** A calendar day or an instant as a day: `24 Nov 2026`; in the United States `Nov 24, 2026`. */
export function formatDay(date: string): string {
  return dayjs(date).format(dayFormat());
}

/** A calendar day with the whole name of its month: `24 November 2026`. */
export function formatLongDay(date: string): string {
  return dayjs(date).format(formats[place().dateOrder].longDay);
}

/** A calendar day, short: `Tue 24`. */
export function formatShortDay(date: string): string {
  return dayjs(date).format('ddd D');
}

/** A calendar day with its weekday, for sentences: `Tuesday 24 November`. */
export function formatWeekday(date: string): string {
  return dayjs(date).format(formats[place().dateOrder].weekday);
}

/** An instant in the browser's time zone: `24 Nov 2026, 14:05 GMT`. */
export function formatInstant(instant: string): string {
  return `${formatDay(instant)}, ${formatTime(instant)}`;
}

/** The time of an instant in the browser's time zone: `14:05 GMT`. */
export function formatTime(instant: string): string {
  const zone = new Intl.DateTimeFormat(language, { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${dayjs(instant).format('HH:mm')} ${zone ?? ''}`.trim();
}
