import dayjs from 'dayjs';

/** A calendar day or an instant as a day: `24 Nov 2026`. */
export function formatDay(date: string): string {
  return dayjs(date).format('D MMM YYYY');
}

/** A calendar day, short: `Tue 24`. */
export function formatShortDay(date: string): string {
  return dayjs(date).format('ddd D');
}

/** A calendar day with its weekday, for sentences: `Tuesday 24 November`. */
export function formatWeekday(date: string): string {
  return dayjs(date).format('dddd D MMMM');
}

/** An instant in the browser's time zone: `24 Nov 2026, 14:05 GMT`. */
export function formatInstant(instant: string): string {
  return `${formatDay(instant)}, ${formatTime(instant)}`;
}

/** The time of an instant in the browser's time zone: `14:05 GMT`. */
export function formatTime(instant: string): string {
  const zone = new Intl.DateTimeFormat('en-GB', { timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${dayjs(instant).format('HH:mm')} ${zone ?? ''}`.trim();
}
