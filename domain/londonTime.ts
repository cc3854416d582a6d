import { lazily } from './lazily';

const clock = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    } as const),
);

/** What London's clocks show at an instant, as `YYYY-MM-DDTHH:MM`. */
function shownInLondon(instant: Date): string {
  const parts = new Map(
    clock()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day, hour, minute] = (['year', 'month', 'day', 'hour', 'minute'] as const).map((type) =>
    parts.get(type),
  );
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** The calendar day in London at an instant, as YYYY-MM-DD. */
export function londonDay(instant: Date): string {
  return shownInLondon(instant).slice(0, 10);
}

/**
 * The instant at which London's clocks show a day and a time; the later one where an autumn night shows it twice.
 * @param time `HH:MM`
 */
export function londonInstant(day: string, time: string): Date {
  const shown = Date.parse(`${day}T${time}Z`);
  const ahead = Date.parse(`${shownInLondon(new Date(shown))}Z`) - shown;
  return new Date(shown - ahead);
}

/** What London's clocks show at an instant, as `HH:MM`. */
export function londonTime(instant: Date): string {
  return shownInLondon(instant).slice(11);
}

/** The hour of the day on London's clocks at an instant, with minutes as a fraction. */
export function londonHour(instant: Date): number {
  const shown = shownInLondon(instant);
  return Number(shown.slice(11, 13)) + Number(shown.slice(14)) / 60;
}
