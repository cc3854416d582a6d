import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const zone = 'Europe/London';
const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
const londonClock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' });

/** The London date of a moment, `YYYY-MM-DD`. */
export function londonDate(moment: Date): string {
  return londonDay.format(moment);
}

/** The time on London's clocks at a moment, `HH:MM`. */
export function londonTime(moment: Date): string {
  return londonClock.format(moment);
}

/** The moment at which London's clocks show a date and time. @param time `HH:MM` */
export function londonMoment(date: string, time: string): Date {
  return dayjs.tz(`${date} ${time}`, zone).toDate();
}
