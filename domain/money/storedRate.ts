import { convertExactly, type Amount } from './amount';

/** A mid-market rate as stored, in units of the target currency per one. */
export interface StoredRate {
  readonly midMarketRate: string;
  readonly updatedAt: Date;
}

const maximumAgeMs = 24 * 60 * 60 * 1000;

/** Whether a rate is not older than a day. */
export const isCurrentRate = (updatedAt: Date, now: Date): boolean =>
  now.getTime() - updatedAt.getTime() <= maximumAgeMs;

/**
 * An amount in another currency at the stored rate, not rounded: a threshold is compared with the exact amount.
 * @returns null when the rate is missing or older than a day; callers then apply the strictest rule
 */
export function convertAtRate(
  { amount, currency }: { readonly amount: Amount; readonly currency: string },
  toCurrency: string,
  rate: StoredRate | undefined,
  now: Date,
): Amount | null {
  if (currency === toCurrency) return amount;
  const isCurrent = rate !== undefined && isCurrentRate(rate.updatedAt, now);
  return isCurrent ? convertExactly(amount, rate.midMarketRate) : null;
}
