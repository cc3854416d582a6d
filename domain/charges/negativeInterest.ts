import Big from 'big.js';
import { equals, roundAmount, type Amount } from '../money/amount';
import type { ChargeStep } from './chargeTypes';

/** What an account held in euros at the end of a day in London. */
export interface DayBalance {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly balance: Amount;
}

/** A day with another closing balance than the one that was recorded. */
export interface DayDifference {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Null where a side does not have the day, which counts as zero. */
  readonly recorded: Amount | null;
  readonly recomputed: Amount | null;
}

/** The days whose balances differ, in their order. */
export function differingDays(recorded: readonly DayBalance[], recomputed: readonly DayBalance[]): DayDifference[] {
  const [before, now] = [recorded, recomputed].map(
    (days) => new Map(days.map(({ day, balance }) => [day, balance])),
  ) as [Map<string, Amount>, Map<string, Amount>];
  return [...new Set([...before.keys(), ...now.keys()])]
    .sort()
    .map((day) => ({ day, recorded: before.get(day) ?? null, recomputed: now.get(day) ?? null }))
    .filter((one) => !equals(one.recorded ?? '0', one.recomputed ?? '0'));
}

/** What the interest of a month is computed from. Amounts in euros. */
export interface InterestInputs {
  /** `euro_negative_interest_charge_rate`: the rate of a year, as a fraction. */
  readonly yearlyRate: string;
  /** `euro_liquidity_balance_amount`: what an account may hold free of interest. */
  readonly liquidity: Amount;
  /** The days that count; a day without a known balance is left out. */
  readonly days: readonly DayBalance[];
}

/** The euro money market counts 360 days in a year. */
const daysOfYear = 360;

const excessOf = (balance: Amount, liquidity: Amount): Big => {
  const excess = new Big(balance).minus(liquidity);
  return excess.gt(0) ? excess : new Big(0);
};

/** The interest on what an account holds in euros above the liquidity amount, with its steps (`docs/decisions/072`). */
export function negativeInterest({ yearlyRate, liquidity, days }: InterestInputs): {
  readonly amount: Amount;
  readonly steps: readonly ChargeStep[];
} {
  const excess = days.reduce((sum, { balance }) => sum.plus(excessOf(balance, liquidity)), new Big(0));
  const interest = excess.times(yearlyRate).div(daysOfYear).toFixed();
  const amount = roundAmount(interest, 'EUR');
  const currency = 'EUR';
  return {
    amount,
    steps: [
      { step: 'excess', amount: excess.toFixed(), currency },
      { step: 'interest', amount: interest, currency, rate: yearlyRate, divisor: String(daysOfYear) },
      { step: 'rounded', amount, currency },
    ],
  };
}
