import Big from 'big.js';
import { onWeekday } from '../../../../domain/isoDate';
import { convertAmount, type Amount } from '../../../../domain/money/amount';
import { type Rate } from './dashboardQuery';

/** A payment that has a day to come, as the chart needs it. */
export interface Upcoming {
  readonly paymentDate: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly status: string;
}

/** What goes out on a day, in one currency: what waits for approval or failed to be sent, and what is on its way. */
export interface UpcomingDay {
  readonly date: string;
  readonly payments: number;
  readonly waiting: Amount;
  readonly onItsWay: Amount;
}

/** Statuses in which somebody still has to do something. */
const waitingStatuses: readonly string[] = ['new', 'awaiting_authorisation', 'suspended'];

const dayMs = 24 * 60 * 60 * 1000;

/** The days of a fortnight from a day on, without the weekends. */
export function fortnight(from: string): string[] {
  const start = Date.parse(`${from}T00:00:00Z`);
  const days = Array.from({ length: 14 }, (_, index) => new Date(start + index * dayMs).toISOString().slice(0, 10));
  return days.filter((day) => onWeekday(day) === day);
}

const sum = (amounts: readonly Amount[]): Amount => amounts.reduce((all, one) => all.plus(one), new Big(0)).toFixed();

/**
 * The fortnight's payments by day, in one currency at the stored mid-market rates. A payment on a weekend counts on the Monday after
 * it.
 * @returns the days, and the payments whose currency has no rate, which stand on no day
 */
export function upcomingDays(
  payments: readonly Upcoming[],
  rates: readonly Rate[],
  currency: string,
  from: string,
): { readonly days: readonly UpcomingDay[]; readonly unrated: readonly Upcoming[] } {
  const rateOf = new Map(rates.map(({ fromCurrency, midMarketRate }) => [fromCurrency, midMarketRate]));
  const worth = (payment: Upcoming): Amount | undefined => {
    if (payment.currency === currency) return payment.amount;
    const rate = rateOf.get(payment.currency);
    return rate === undefined ? undefined : convertAmount(payment.amount, rate, currency);
  };
  const valued = payments.map((payment) => ({ ...payment, worth: worth(payment) }));
  const days = fortnight(from).map((date) => {
    const due = valued.filter((payment) => payment.worth !== undefined && onWeekday(payment.paymentDate) === date);
    const amountsOf = (isWaiting: boolean) =>
      due.filter(({ status }) => waitingStatuses.includes(status) === isWaiting).map((payment) => payment.worth ?? '0');
    return { date, payments: due.length, waiting: sum(amountsOf(true)), onItsWay: sum(amountsOf(false)) };
  });
  return { days, unrated: valued.filter((payment) => payment.worth === undefined) };
}

/** Each day's two parts in percent of the day with the most, for drawing. */
export function partsInPercent(
  days: readonly UpcomingDay[],
): { readonly waiting: number; readonly onItsWay: number }[] {
  const totals = days.map(({ waiting, onItsWay }) => new Big(waiting).plus(onItsWay));
  const most = totals.reduce((highest, total) => (total.gt(highest) ? total : highest), new Big(0));
  const percent = (amount: Amount) => (most.eq(0) ? 0 : new Big(amount).div(most).times(100).round(2).toNumber());
  return days.map(({ waiting, onItsWay }) => ({ waiting: percent(waiting), onItsWay: percent(onItsWay) }));
}
