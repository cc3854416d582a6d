import Big from 'big.js';
import { addDays } from '../isoDate';
import type { Amount } from '../money/amount';

/** Money that is expected to come in or to go out. */
export interface Flow {
  readonly currency: string;
  /** In major units; negative where it goes out. */
  readonly amount: Amount;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** What a currency holds at the end of a day. */
export interface CashDay {
  readonly day: string;
  readonly in: Amount;
  readonly out: Amount;
  /** Negative where money is missing. */
  readonly balance: Amount;
}

/** A currency that will not be enough. */
export interface Shortfall {
  /** The first day that ends below zero. */
  readonly day: string;
  /** The most that is missing at the end of any day: with so much more, no day ends below zero. */
  readonly amount: Amount;
}

/** The days of one currency, and what is missing in it. */
export interface CashFlow {
  readonly currency: string;
  readonly opening: Amount;
  readonly days: readonly CashDay[];
  readonly shortfall: Shortfall | undefined;
}

/** What the calendar is made of. */
export interface CashFlowInput {
  /** What is available now, by currency. */
  readonly opening: ReadonlyMap<string, Amount>;
  readonly flows: readonly Flow[];
  /** The first day of the calendar. */
  readonly today: string;
  /** How many days the calendar has. */
  readonly length: number;
}

/**
 * What each currency holds at the end of each day. A flow that was due before today is counted today, because it may happen at any moment; one
 * after the last day is left out. The order within a day does not matter: the provider waits for the money of the same day. A currency that has
 * neither a balance nor a flow within the calendar is not in the result.
 */
export function cashFlow({ opening, flows, today, length }: CashFlowInput): readonly CashFlow[] {
  const days = Array.from({ length }, (_, index) => addDays(today, index));
  const last = days.at(-1) ?? today;
  const counted = flows
    .filter(({ day }) => day <= last)
    .map((flow) => ({ ...flow, day: flow.day < today ? today : flow.day }));
  const codes = new Set([...opening.keys(), ...counted.map(({ currency }) => currency)]);
  return [...codes].sort().map((currency) => {
    const own = counted.filter((flow) => flow.currency === currency);
    const start = opening.get(currency) ?? '0';
    const rows = daysOf(start, own, days);
    return { currency, opening: start, days: rows, shortfall: shortfallOf(rows) };
  });
}

function daysOf(opening: Amount, flows: readonly Flow[], days: readonly string[]): readonly CashDay[] {
  let balance = new Big(opening);
  return days.map((day) => {
    const amounts = flows.filter((flow) => flow.day === day).map(({ amount }) => new Big(amount));
    const [into, out] = [sum(amounts.filter((one) => one.gt(0))), sum(amounts.filter((one) => one.lt(0)))];
    balance = balance.plus(into).plus(out);
    return { day, in: into.toFixed(), out: out.abs().toFixed(), balance: balance.toFixed() };
  });
}

const sum = (amounts: readonly Big[]): Big => amounts.reduce((total, one) => total.plus(one), new Big(0));

function shortfallOf(days: readonly CashDay[]): Shortfall | undefined {
  const short = days.filter(({ balance }) => new Big(balance).lt(0));
  const [first] = short;
  if (!first) return undefined;
  const least = short.reduce(
    (lowest, { balance }) => (new Big(balance).lt(lowest) ? new Big(balance) : lowest),
    new Big(0),
  );
  return { day: first.day, amount: least.abs().toFixed() };
}
