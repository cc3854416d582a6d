import { addDays, onWeekday } from '../isoDate';
import { londonDay } from '../londonTime';

const graceDays = 7;
const maxYearsAhead = 2;

/**
 * The day on which a payment can be made that was requested for a day: the day itself, or the next working day if it is on a weekend or in
 * the past. The day begins at midnight in London, as at the provider. Bank holidays are refused by the provider (docs/decisions/004).
 */
export function payableDate(asked: string, now: Date): string {
  const today = londonDay(now);
  return onWeekday(asked < today ? today : asked);
}

/** Whether a day is more than a week in the past, and therefore a mistake. */
export function isLongPast(asked: string, now: Date): boolean {
  return asked < addDays(londonDay(now), -graceDays);
}

/** The days on which the banks of a currency are closed, as YYYY-MM-DD, each with its name, which may be empty. */
export type BankHolidays = ReadonlyMap<string, string>;

/**
 * Why no payment can be made on a day, such as "banks are closed at the weekend"; undefined when one can.
 * @param holidays those of the payment's currency, as far as they are known
 */
export function reasonAgainstPaymentDate(asked: string, now: Date, holidays: BankHolidays): string | undefined {
  if (asked < londonDay(now)) return 'the day has passed';
  if (isFarAhead(asked, now)) return 'it is more than two years ahead';
  if (onWeekday(asked) !== asked) return 'banks are closed at the weekend';
  const holiday = holidays.get(asked);
  return holiday === undefined ? undefined : closedText(holiday);
}

const closedText = (holiday: string): string => (holiday ? `banks are closed (${holiday})` : 'banks are closed');

/** Whether a day is more than two years ahead, and therefore a mistake. */
export function isFarAhead(asked: string, now: Date): boolean {
  const today = londonDay(now);
  const latest = `${Number(today.slice(0, 4)) + maxYearsAhead}${today.slice(4)}`;
  return asked > latest;
}
