import Big from 'big.js';
import { convertAmount, type Amount } from '../../../../domain/money/amount';

/** A mid-market rate of a currency to the one that amounts are converted to. */
export interface RateTo {
  readonly fromCurrency: string;
  readonly midMarketRate: string;
}

interface Money {
  /** A decimal string in whole units of the currency. */
  readonly amount: Amount;
  readonly currency: string;
}

/** A function that converts money to one currency at the stored mid-market rates; undefined for a currency without a rate. */
export function worthIn(currency: string, rates: readonly RateTo[]): (money: Money) => Amount | undefined {
  const rateOf = new Map(rates.map(({ fromCurrency, midMarketRate }) => [fromCurrency, midMarketRate]));
  return (money) => {
    if (money.currency === currency) return money.amount;
    const rate = rateOf.get(money.currency);
    return rate === undefined ? undefined : convertAmount(money.amount, rate, currency);
  };
}

/** The sum of amounts of one currency. */
export const sum = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((all, one) => all.plus(one), new Big(0)).toFixed();

/** The worth of several amounts in one currency, and the currencies that are not in it because they have no rate. */
export function totalWorth(
  all: readonly Money[],
  currency: string,
  rates: readonly RateTo[],
): { readonly total: Amount; readonly unrated: readonly string[] } {
  const worth = worthIn(currency, rates);
  const unrated = all.filter((money) => worth(money) === undefined);
  return {
    total: sum(all.map((money) => worth(money) ?? '0')),
    unrated: [...new Set(unrated.map((money) => money.currency))],
  };
}
