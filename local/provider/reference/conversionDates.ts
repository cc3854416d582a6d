import { closedBecause, firstWorkingDay, workingDaysAfter } from './calendar';
import { addDays, addMonths } from './isoDates';
import { londonDate, londonMoment, londonTime } from './londonTime';

/** Bought at short notice only: delivered the next day, never later than the day after. */
const shortDated = new Set(['INR', 'IDR', 'MYR', 'PHP']);
const notAtWeekends = new Set([...shortDated, 'CNY', 'KES', 'THB', 'UGX']);

/** London time until which a conversion for the same day can be booked. */
const bookingCutOff: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['CNY', 'THB', 'UGX', 'CZK', 'HUF', 'MXN', 'RON'].map((code) => [code, '08:00'])),
  HRK: '15:00',
  BGN: '15:30',
  INR: '16:30',
  IDR: '16:30',
  MYR: '16:30',
  PHP: '16:30',
  EUR: '14:00',
  GBP: '14:20',
  USD: '15:50',
  CAD: '15:50',
};
const otherBookingCutOff = '13:00';

/** London time until which the sold money is awaited on the day, by what is bought. */
const settlementCutOff: Readonly<Record<string, string>> = { USD: '16:30', GBP: '15:00', EUR: '14:30', CAD: '16:30' };
const otherSettlementCutOff = '14:00';

const maxMonthsAhead = 12;

/** The dates on which a pair can be converted, seen from a moment. Dates are `YYYY-MM-DD`. */
export interface ConversionDates {
  readonly first: string;
  /** Until when the first date can be booked. */
  readonly firstCutOff: Date;
  readonly nextDay: string;
  readonly byDefault: string;
  readonly optimizeLiquidity: string;
  /** The last date that can be booked. */
  readonly last: string;
}

/** The dates of a pair. All are counted from today, whether or not its cut-off has passed. */
export function conversionDates(sell: string, buy: string, now: Date): ConversionDates {
  const markets = marketsOf(sell, buy);
  const today = londonDate(now);
  const cutOff = [sell, buy].map((code) => bookingCutOff[code] ?? otherBookingCutOff).sort()[0] ?? otherBookingCutOff;
  const first = firstWorkingDay(londonTime(now) < cutOff ? today : addDays(today, 1), ...markets);
  const afterToday = (days: number) => workingDaysAfter(today, days, ...markets);
  const isShort = isShortDated(sell, buy);
  return {
    first,
    firstCutOff: londonMoment(first, cutOff),
    nextDay: afterToday(1),
    byDefault: afterToday(isShort ? 1 : 2),
    optimizeLiquidity: isShort ? first : afterToday(2),
    last: isShort ? afterToday(2) : addMonths(today, maxMonthsAhead),
  };
}

/** Whether a pair can be converted on a date. */
export function isConversionDate(sell: string, buy: string, date: string, now: Date): boolean {
  const { first, last } = conversionDates(sell, buy, now);
  return date >= first && date <= last && closedBecause(date, ...marketsOf(sell, buy)) === undefined;
}

/** The currencies whose holidays count for a pair: its own, and dollars, through which pairs are traded. */
export function marketsOf(sell: string, buy: string): string[] {
  return [...new Set([sell, buy, 'USD'])];
}

/** The moment until which the sold money is awaited. */
export function settlementMoment(buy: string, date: string): Date {
  return londonMoment(date, settlementCutOff[buy] ?? otherSettlementCutOff);
}

/** Whether a pair is traded at a moment: some are not at weekends. */
export function isTradedNow(sell: string, buy: string, now: Date): boolean {
  const isWeekend = closedBecause(londonDate(now)) !== undefined;
  return !isWeekend || ![sell, buy].some((code) => notAtWeekends.has(code));
}

function isShortDated(sell: string, buy: string): boolean {
  return shortDated.has(sell) || shortDated.has(buy);
}
