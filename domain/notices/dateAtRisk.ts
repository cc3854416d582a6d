import { addDays, onWeekday } from '../isoDate';
import { londonDay, londonHour } from '../londonTime';

/** The hour in London from which a payment of the next working day is at risk: most cut-offs of that day are early. */
const eveHour = 12;

/** How long ago a payment date may lie that is still told. What waits longer than that was told before. */
const pastDays = 7;

/**
 * The payment dates, as YYYY-MM-DD, on which a payment that still waits for an approval is at risk: today and the days of the last week, and
 * from noon in London the next working day. Bank holidays are not considered; they make the notice come early.
 */
export function datesAtRisk(now: Date): { readonly from: string; readonly to: string } {
  const today = londonDay(now);
  const to = londonHour(now) < eveHour ? today : onWeekday(addDays(today, 1));
  return { from: addDays(today, -pastDays), to };
}
