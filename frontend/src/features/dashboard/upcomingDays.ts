import Big from 'big.js';
import { onWeekday } from '../../../../domain/isoDate';
import type { Amount } from '../../../../domain/money/amount';
import type { Rate } from './dashboardQuery';
import { sum, worthIn } from '../../shared/rates/worth';

/** An upcoming payment, as the chart needs it. */
export interface Upcoming {
  readonly paymentDate: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly status: string;
}

/** The outgoing amounts of a day in one currency: `waiting` needs an action by a person, `onItsWay` does not. */
export interface UpcomingDay {
  readonly date: string;
  readonly payments: number;
  readonly waiting: Amount;
  readonly onItsWay: Amount;
}

/** The statuses that need an action by a person. */
const waitingStatuses: readonly string[] = ['new', 'awaiting_authorisation', 'suspended'];

const dayMs = 24 * 60 * 60 * 1000;

/** The weekdays of the fortnight that starts on a day. */
export function fortnight(from: string): string[] {
  const start = Date.parse(`${from}T00:00:00Z`);
  const days = Array.from({ length: 14 }, (_, index) => new Date(start + index * dayMs).toISOString().slice(0, 10));
  return days.filter((day) => onWeekday(day) === day);
}

/**
 * The fortnight's payments by day, in one currency at the stored mid-market rates. A payment at a weekend counts on the next Monday.
 * @returns the days, and the payments that no day includes because their currency has no rate
 */
export function upcomingDays(
  payments: readonly Upcoming[],
  rates: readonly Rate[],
  currency: string,
  from: string,
): { readonly days: readonly UpcomingDay[]; readonly unrated: readonly Upcoming[] } {
  const worth = worthIn(currency, rates);
  const valued = payments.map((payment) => ({ ...payment, worth: worth(payment) }));
  const days = fortnight(from).map((date) => {
    const due = valued.filter((payment) => payment.worth !== undefined && onWeekday(payment.paymentDate) === date);
    const amountsOf = (isWaiting: boolean) =>
      due.filter(({ status }) => waitingStatuses.includes(status) === isWaiting).map((payment) => payment.worth ?? '0');
    return { date, payments: due.length, waiting: sum(amountsOf(true)), onItsWay: sum(amountsOf(false)) };
  });
  return { days, unrated: valued.filter((payment) => payment.worth === undefined) };
}

/** Each day's two parts in percent of the day with the highest total. */
export function partsInPercent(
  days: readonly UpcomingDay[],
): { readonly waiting: number; readonly onItsWay: number }[] {
  const totals = days.map(({ waiting, onItsWay }) => new Big(waiting).plus(onItsWay));
  const highestTotal = totals.reduce((highest, total) => (total.gt(highest) ? total : highest), new Big(0));
  const percent = (amount: Amount) =>
    highestTotal.eq(0) ? 0 : new Big(amount).div(highestTotal).times(100).round(2).toNumber();
  return days.map(({ waiting, onItsWay }) => ({ waiting: percent(waiting), onItsWay: percent(onItsWay) }));
}
