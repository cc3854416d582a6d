import { londonDay } from '../londonTime';

const hourMs = 3_600_000;

let known = { hour: Number.NaN, day: '' };

/** The day in London at an instant, as YYYY-MM-DD. Days begin with an hour, so that the lines of one hour are looked up once. */
export function bookingDay(instant: Date): string {
  const hour = Math.floor(instant.getTime() / hourMs);
  if (hour !== known.hour) known = { hour, day: londonDay(instant) };
  return known.day;
}
