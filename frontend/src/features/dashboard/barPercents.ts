import Big from 'big.js';
import type { Balance, Rate } from './dashboardQuery';
import { worthIn } from '../../shared/rates/worth';

/**
 * The length of each balance's bar in percent of the largest balance, both converted to one currency. A balance without a rate, or
 * below zero, has no bar.
 */
export function barPercents(
  balances: readonly Balance[],
  rates: readonly Rate[],
  currency: string,
): ReadonlyMap<string, number> {
  const worth = worthIn(currency, rates);
  const converted = balances.map((balance) => new Big(worth(balance) ?? 0));
  const largest = converted.reduce((highest, amount) => (amount.gt(highest) ? amount : highest), new Big(0));
  if (largest.eq(0)) return new Map();
  const percent = (amount: Big) =>
    amount.lte(0) ? 0 : Math.max(1, Math.round(amount.div(largest).times(100).toNumber()));
  return new Map(balances.map(({ id }, index) => [id, percent(converted[index] ?? new Big(0))]));
}
