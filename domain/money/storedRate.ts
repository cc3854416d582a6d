import { convertAmount, type Amount } from './amount';

/** A mid-market rate as stored, in units of the target currency per one. */
export interface StoredRate {
  readonly midMarketRate: string;
  readonly updatedAt: Date;
}

const maximumAgeMs = 24 * 60 * 60 * 1000;

/**
 * An amount in another currency at the stored rate.
 * @returns null when the rate is missing or older than a day: callers fail closed
 */
export function convertAtRate(
  { amount, currency }: { readonly amount: Amount; readonly currency: string },
  toCurrency: string,
  rate: StoredRate | undefined,
  now: Date,
): Amount | null {
  if (currency === toCurrency) return amount;
  const isCurrent = rate !== undefined && now.getTime() - rate.updatedAt.getTime() <= maximumAgeMs;
  return isCurrent ? convertAmount(amount, rate.midMarketRate, toCurrency) : null;
}
